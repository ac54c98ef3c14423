// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protobuf;

import benchmark.dubbo.ValueOutput;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.MessageLite;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;

/** Writes one message: values in protobuf's encoding, without tags. Not thread-safe. */
final class ProtobufObjectOutput extends ValueOutput {

  /** Bytes: a short call fits in, and a long one is written through it. */
  private static final int BUFFER = 512;

  private final CodedOutputStream output;

  ProtobufObjectOutput(OutputStream output) {
    this.output = CodedOutputStream.newInstance(output, BUFFER);
  }

  @Override
  public void writeObject(Object value) throws IOException {
    if (!(value instanceof MessageLite message)) {
      throw new IOException("Protobuf writes messages only, not " + nameOf(value));
    }
    output.writeMessageNoTag(message);
  }

  @Override
  public void writeBool(boolean value) throws IOException {
    output.writeBoolNoTag(value);
  }

  @Override
  public void writeByte(byte value) throws IOException {
    output.writeSInt32NoTag(value);
  }

  @Override
  public void writeShort(short value) throws IOException {
    output.writeSInt32NoTag(value);
  }

  @Override
  public void writeInt(int value) throws IOException {
    output.writeSInt32NoTag(value);
  }

  @Override
  public void writeLong(long value) throws IOException {
    output.writeSInt64NoTag(value);
  }

  @Override
  public void writeFloat(float value) throws IOException {
    output.writeFloatNoTag(value);
  }

  @Override
  public void writeDouble(double value) throws IOException {
    output.writeDoubleNoTag(value);
  }

  @Override
  public void writeUTF(String value) throws IOException {
    output.writeStringNoTag(value);
  }

  @Override
  public void writeBytes(byte[] value) throws IOException {
    output.writeByteArrayNoTag(value);
  }

  /** A heartbeat is an event without a name. */
  @Override
  public void writeEvent(String event) throws IOException {
    writeUTF(event == null ? "" : event);
  }

  /** Numbers, which some versions of Dubbo attach, arrive as texts, as in the headers of triple. */
  @Override
  public void writeAttachments(Map<String, Object> attachments) throws IOException {
    output.writeUInt32NoTag(attachments.size());
    for (Map.Entry<String, Object> attachment : attachments.entrySet()) {
      Object value = attachment.getValue();
      if (!(value instanceof String || value instanceof Number || value instanceof Boolean)) {
        throw new IOException(
            "The attachment '%s' must be a string, a number or a boolean, not %s"
                .formatted(attachment.getKey(), nameOf(value)));
      }
      writeUTF(attachment.getKey());
      writeUTF(value.toString());
    }
  }

  @Override
  public void flushBuffer() throws IOException {
    output.flush();
  }

  private static String nameOf(Object value) {
    return value == null ? "null" : value.getClass().getName();
  }
}
