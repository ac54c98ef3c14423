// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Turns the messages of calls into the bytes that go over the wire, and back, without a wire: how
 * {@code benchmark.sh codec} says what share of a call the codec is.
 *
 * <p>A protocol implements this once, in its base module, and declares it as a lazy bean in the XML
 * that the consumers of all its pairs import. A protocol that has no such bean has no codec. While
 * the codec is measured, consumer.xml is started without a server, with {@link
 * benchmark.launch.LaunchProperties#LAZY} set: it must not need a connection until the first call.
 *
 * @implSpec What is encoded is the body of the message that the pair really sends for the same
 *     call, byte for byte, with everything that the framework adds to it but without the frame
 *     around it. It goes through the very same classes: the framework's own serialization or
 *     marshaller as the pair configures it, security checks included. Neither method keeps anything
 *     that makes the next call cheaper than it would be in a pair.
 */
public interface WireCodec {

  /**
   * The message that an operation sends in one direction.
   *
   * @param direction one of {@link Direction#OF_MESSAGES}
   * @throws CodecUnavailableException if the version of the framework on the classpath is not one
   *     that the codec can be taken out of
   */
  Message message(Operation<?> operation, Direction direction);

  /**
   * One kind of message. Used by one thread.
   *
   * @implSpec The objects to encode are prepared when the message is made, so that encoding starts
   *     from what a caller or a service would hand over.
   */
  interface Message {

    /** Writes message n, from 0 to {@link Operation#requests}, exclusive. */
    void encode(int n, OutputStream out) throws IOException;

    /**
     * Reads a message as its receiver does.
     *
     * @param in knows how much is {@linkplain InputStream#available available}: all of it
     * @return everything that was read, as the framework hands it on
     */
    Object decode(InputStream in) throws IOException;

    /**
     * The contract's object in what {@link #decode} has returned: the operation's argument or its
     * answer. Off the clock.
     */
    default Object content(Object decoded) {
      return decoded;
    }
  }
}
