// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protobuf;

import benchmark.dubbo.MessageBytes;
import benchmark.dubbo.ValueInput;
import benchmark.protobuf.ProtoContracts;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.ExtensionRegistryLite;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Reads what {@link ProtobufObjectOutput} has written. Not thread-safe. */
final class ProtobufObjectInput extends ValueInput {

  private static final Map<Class<?>, Parser<? extends Message>> PARSERS =
      ProtoContracts.emptyMessages().stream()
          .collect(Collectors.toUnmodifiableMap(Message::getClass, Message::getParserForType));

  private final CodedInputStream input;

  ProtobufObjectInput(InputStream input) throws IOException {
    this.input = CodedInputStream.newInstance(MessageBytes.of(input));
  }

  @Override
  public <T> T readObject(Class<T> type, Type genericType) throws IOException {
    Parser<? extends Message> parser = PARSERS.get(type);
    if (parser == null) {
      throw new IOException(type.getName() + " is not a message that was registered in advance");
    }
    return type.cast(input.readMessage(parser, ExtensionRegistryLite.getEmptyRegistry()));
  }

  @Override
  public boolean readBool() throws IOException {
    return input.readBool();
  }

  @Override
  public byte readByte() throws IOException {
    return (byte) input.readSInt32();
  }

  @Override
  public short readShort() throws IOException {
    return (short) input.readSInt32();
  }

  @Override
  public int readInt() throws IOException {
    return input.readSInt32();
  }

  @Override
  public long readLong() throws IOException {
    return input.readSInt64();
  }

  @Override
  public float readFloat() throws IOException {
    return input.readFloat();
  }

  @Override
  public double readDouble() throws IOException {
    return input.readDouble();
  }

  @Override
  public String readUTF() throws IOException {
    return input.readString();
  }

  @Override
  public byte[] readBytes() throws IOException {
    return input.readByteArray();
  }

  @Override
  public String readEvent() throws IOException {
    String event = readUTF();
    return event.isEmpty() ? null : event;
  }

  @Override
  public Map<String, Object> readAttachments() throws IOException {
    int count = input.readUInt32();
    var attachments = new HashMap<String, Object>();
    for (int n = 0; n < count; n++) { // the bytes end before a count that lies
      attachments.put(readUTF(), readUTF());
    }
    return attachments;
  }
}
