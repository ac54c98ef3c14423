// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protostuff;

import benchmark.contract.Contracts;
import benchmark.dubbo.MessageBytes;
import benchmark.dubbo.ValueInput;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.dubbo.common.serialize.protostuff.ProtostuffObjectInput;
import org.apache.dubbo.common.serialize.protostuff.Wrapper;
import org.apache.dubbo.rpc.RpcException;

/**
 * Reads one message, which Dubbo hands over in one piece, and looks ahead: at the class that a
 * value is said to have, and at lengths, before the extension loads the one and allocates the
 * others. Not thread-safe.
 */
final class AllowListObjectInput extends ProtostuffObjectInput {

  /** The contracts' classes, plain values, and what the extension puts collections into. */
  private static final Set<String> ALLOWED =
      Stream.concat(
              Contracts.dataClasses().stream(),
              Stream.of(
                  String.class,
                  Boolean.class,
                  Character.class,
                  Byte.class,
                  Short.class,
                  Integer.class,
                  Long.class,
                  Float.class,
                  Double.class,
                  Wrapper.class))
          .map(Class::getName)
          .collect(Collectors.toUnmodifiableSet());

  private final ByteArrayInputStream input;

  private AllowListObjectInput(ByteArrayInputStream input) {
    super(input);
    this.input = input;
  }

  static AllowListObjectInput of(InputStream input) throws IOException {
    return new AllowListObjectInput(new ByteArrayInputStream(MessageBytes.of(input)));
  }

  @Override
  public Object readObject() throws IOException, ClassNotFoundException {
    // A value is: the length of its class's name, its own length, the name, the value itself.
    input.mark(0);
    var ahead = new DataInputStream(input);
    int nameLength = requireAvailable(ahead.readInt(), Integer.BYTES);
    requireAvailable(ahead.readInt(), nameLength);
    String name = new String(ahead.readNBytes(nameLength), StandardCharsets.UTF_8);
    if (!ALLOWED.contains(name)) {
      throw new IOException("The class " + name + " is not on the allow-list");
    }
    input.reset();
    try {
      return super.readObject();
    } catch (RuntimeException e) { // a damaged or hostile stream fails in many ways
      throw new IOException(e);
    }
  }

  @Override
  public <T> T readObject(Class<T> type) throws IOException, ClassNotFoundException {
    return ValueInput.cast(readObject(), type);
  }

  @Override
  public String readUTF() throws IOException {
    requireWholeLength();
    return super.readUTF();
  }

  @Override
  public byte[] readBytes() throws IOException {
    requireWholeLength();
    return super.readBytes();
  }

  @Override
  public Throwable readThrowable() throws IOException {
    return new RpcException(readUTF());
  }

  private void requireWholeLength() throws IOException {
    input.mark(0);
    requireAvailable(new DataInputStream(input).readInt(), 0);
    input.reset();
  }

  private int requireAvailable(int length, int more) throws IOException {
    if (length < 0 || length > input.available() - more) {
      throw new IOException("A length of " + length + " is more than what arrived");
    }
    return length;
  }
}
