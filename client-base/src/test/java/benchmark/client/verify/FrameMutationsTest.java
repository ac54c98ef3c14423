// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("broken frames")
class FrameMutationsTest {

  private static final RecordedRequest FRAME = recorded(new byte[] {1, 2, 3}, new byte[100]);

  @Test
  void truncatedOnesAreBeginningsOfTheHonestOne() {
    List<byte[]> frames = FrameMutations.truncated(FRAME);

    assertThat(frames)
        .isNotEmpty()
        .allSatisfy(
            frame -> {
              assertThat(frame).startsWith(1, 2, 3);
              assertThat(frame.length).isBetween(4, 102);
            });
  }

  @Test
  void garbledOnesAreAsLongAndLeaveTheOpeningAlone() {
    List<byte[]> frames = FrameMutations.garbled(FRAME);

    assertThat(frames)
        .hasSizeGreaterThan(1000)
        .allSatisfy(frame -> assertThat(frame).hasSize(103).startsWith(1, 2, 3));
  }

  @Test
  void hugeLengthsAreClaimedAtTheStartAndFurtherOn() {
    assertThat(FrameMutations.garbled(FRAME))
        .anyMatch(frame -> ByteBuffer.wrap(frame).getInt(3) == Integer.MAX_VALUE)
        .anyMatch(frame -> ByteBuffer.wrap(frame).getInt(3 + 12) == 256 << 20)
        .anyMatch(
            frame -> frame[3] == 7 && ByteBuffer.wrap(frame).getInt(3 + 16) == Integer.MAX_VALUE);
  }

  @Test
  void areTheSameEveryTime() {
    assertThat(FrameMutations.garbled(FRAME).toArray(byte[][]::new))
        .isDeepEqualTo(FrameMutations.garbled(FRAME).toArray(byte[][]::new));
  }

  @Test
  void aRequestOfOneByteIsNoProblem() {
    var tiny = recorded(new byte[0], new byte[1]);

    assertThat(FrameMutations.truncated(tiny)).isEmpty();
    assertThat(FrameMutations.garbled(tiny)).isNotEmpty();
  }

  @Test
  void lengthsOfHttpAreGarbledWhereTheyAreWritten() {
    byte[] request =
        "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc".getBytes(StandardCharsets.US_ASCII);
    byte[] chunked = "POST / HTTP/1.1\r\n\r\n3\r\nabc".getBytes(StandardCharsets.US_ASCII);

    assertThat(FrameMutations.garbled(recorded(new byte[0], request)))
        .extracting(frame -> new String(frame, StandardCharsets.ISO_8859_1))
        .contains(
            "POST / HTTP/1.1\r\nContent-Length: 2147483647\r\n\r\nabc",
            "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\na\u009dc");
    assertThat(FrameMutations.garbled(recorded(new byte[0], chunked)))
        .extracting(frame -> new String(frame, StandardCharsets.ISO_8859_1))
        .contains("POST / HTTP/1.1\r\n\r\n7fffffff\r\nabc", "POST / HTTP/1.1\r\n\r\n3\r\na\u009dc");
  }

  @Test
  void randomOnesDifferAndComeAgain() {
    List<byte[]> frames = FrameMutations.random(FRAME, 500);

    assertThat(frames).hasSize(500).allSatisfy(frame -> assertThat(frame).startsWith(1, 2, 3));
    assertThat(frames.stream().map(Arrays::hashCode).distinct().count())
        .as("those cut off at the same place are alike")
        .isGreaterThan(400);
    assertThat(frames).anyMatch(frame -> frame.length < 103).anyMatch(frame -> frame.length > 103);
    assertThat(FrameMutations.random(FRAME, 100).toArray(byte[][]::new))
        .isDeepEqualTo(frames.subList(0, 100).toArray(byte[][]::new));
  }

  private static RecordedRequest recorded(byte[] opening, byte[] request) {
    return new RecordedRequest(new InetSocketAddress(1), opening, request, 0, 0);
  }
}
