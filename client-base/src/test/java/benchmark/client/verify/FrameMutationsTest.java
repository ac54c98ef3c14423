// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("broken frames")
class FrameMutationsTest {

  private static final RecordedRequest FRAME =
      new RecordedRequest(new byte[] {1, 2, 3}, new byte[100]);

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
  void lengthsThatAreTextBecomeOthers() {
    String request = "POST / HTTP/1.1\r\nContent-Length: 12\r\n\r\na9\r\n{}";
    var frame = new RecordedRequest(new byte[0], request.getBytes(StandardCharsets.ISO_8859_1));

    assertThat(FrameMutations.garbled(frame))
        .extracting(bytes -> new String(bytes, StandardCharsets.ISO_8859_1))
        .contains(
            request.replace("12", "2147483647"),
            request.replace("12", "-1"),
            request.replace("a9", "7fffffff"));
  }

  @Test
  void areTheSameEveryTime() {
    assertThat(FrameMutations.garbled(FRAME).toArray(byte[][]::new))
        .isDeepEqualTo(FrameMutations.garbled(FRAME).toArray(byte[][]::new));
  }

  @Test
  void aRequestOfOneByteIsNoProblem() {
    var tiny = new RecordedRequest(new byte[0], new byte[1]);

    assertThat(FrameMutations.truncated(tiny)).isEmpty();
    assertThat(FrameMutations.garbled(tiny)).isNotEmpty();
  }
}
