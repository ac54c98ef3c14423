// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;

/** Sends bytes straight to the server, each frame over a connection of its own. */
final class RawSender implements AutoCloseable {

  private static final int AT_ONCE = 128;
  private static final int REACTION_MILLIS = 120;
  private static final int CONNECT_MILLIS = 2_000;

  /** Long enough for any server that answers at all. */
  private static final int GREETING_MILLIS = 500;

  private final RecordedRequest ordinary;
  private final List<Socket> open = new ArrayList<>();
  private int sent;
  private int refused;
  private int answered;
  private int closed;

  /** Sends to where an ordinary request went; its frames begin with what came before that. */
  RawSender(RecordedRequest ordinary) {
    this.ordinary = ordinary;
  }

  /** Sends frames, and closes each connection at once. */
  void sendAndClose(List<byte[]> frames) {
    for (byte[] frame : frames) {
      send(frame);
      closeAll();
    }
  }

  /** Sends frames, and leaves the connections open with nothing more to come. */
  void sendAndStay(List<byte[]> frames) {
    frames.forEach(this::send);
  }

  /** Sends frames, and sees what the server does about each. */
  void sendAndWatch(List<byte[]> frames) {
    for (int from = 0; from < frames.size(); from += AT_ONCE) {
      frames.subList(from, Math.min(frames.size(), from + AT_ONCE)).forEach(this::send);
      ConformanceClient.pause(REACTION_MILLIS);
      open.forEach(this::watch);
      closeAll();
    }
  }

  /** What the server did: so many frames, so many answered, closed, left without a reaction. */
  String reactions() {
    return "%d broken frames: %d connections closed by the server, %d given bytes back, %d left open%s"
        .formatted(
            sent,
            closed,
            answered,
            sent - closed - answered - refused,
            refused == 0 ? "" : ", %d refused".formatted(refused));
  }

  /**
   * Sends an ordinary request over a fresh connection, after all that came before it.
   *
   * @return whether more bytes come back within some seconds than came before the request
   */
  static boolean isAnswered(RecordedRequest frame) {
    try (var socket = new Socket()) {
      socket.connect(frame.server(), CONNECT_MILLIS);
      int seen = write(socket, FrameMutations.whole(frame), frame);
      socket.setSoTimeout(CONNECT_MILLIS);
      int expected = frame.answeredBefore() + 1 - seen;
      return socket.getInputStream().readNBytes(expected).length == expected;
    } catch (IOException e) {
      return false;
    }
  }

  private void send(byte[] frame) {
    sent++;
    try {
      var socket = new Socket();
      open.add(socket);
      socket.connect(ordinary.server(), CONNECT_MILLIS);
      write(socket, frame, ordinary);
    } catch (IOException e) {
      refused++;
    }
  }

  /**
   * Writes a frame, but waits for the server's first word where the client had waited for it.
   *
   * @return how many bytes of the server's answers have been read: one at most
   */
  private static int write(Socket socket, byte[] frame, RecordedRequest ordinary)
      throws IOException {
    int greeting = Math.min(ordinary.greeting(), frame.length);
    socket.getOutputStream().write(frame, 0, greeting);
    int seen = 0;
    if (greeting > 0) {
      socket.setSoTimeout(GREETING_MILLIS);
      try {
        seen = socket.getInputStream().read() < 0 ? 0 : 1;
      } catch (SocketTimeoutException silent) {
        // what follows goes out all the same
      }
    }
    socket.getOutputStream().write(frame, greeting, frame.length - greeting);
    return seen;
  }

  private void watch(Socket socket) {
    try {
      socket.setSoTimeout(1);
      int seen = ordinary.greeting() == 0 ? 0 : 1;
      socket.getInputStream().skipNBytes(Math.max(0, ordinary.answeredBefore() - seen));
      if (socket.getInputStream().read() < 0) {
        closed++;
      } else {
        answered++;
      }
    } catch (SocketTimeoutException noReaction) {
      // left open
    } catch (IOException reset) {
      closed++;
    }
  }

  private void closeAll() {
    for (Socket socket : open) {
      try {
        socket.close();
      } catch (IOException gone) {
        // closed is closed
      }
    }
    open.clear();
  }

  @Override
  public void close() {
    closeAll();
  }
}
