// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import static benchmark.contract.conformance.ConformanceCase.user;

import benchmark.contract.User;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Texts whose emoji lie on the borders of the chunks into which codecs cut a text, and of the
 * buffers that they fill: neither may halve an emoji, which is two characters in Java and four
 * bytes in UTF-8.
 */
final class ChunkBorders {

  private static final String EMOJI = "😀";

  /** So far before a border a run of emoji begins, for a codec that counts a header, too. */
  private static final int BEFORE = 16;

  private static final int[] BORDERS = {
    128, 256, 512, 1_024, 2_048, 4_096, 8_000, 8_192, 16_384, 32_768, 65_536
  };

  /** More than 64 Ki characters. */
  private static final int LONG_RUN = 40_000;

  /** A case for each usual length of a chunk, and one for borders anywhere. */
  static final List<ConformanceCase> CASES =
      Stream.concat(
              IntStream.of(BORDERS).mapToObj(ChunkBorders::emojiAt),
              Stream.of(
                  user(
                      "long runs of emoji",
                      Capability.EMOJI,
                      () -> texts(run(0), run(1), run(2), run(3)))))
          .toList();

  private ChunkBorders() {}

  private static ConformanceCase emojiAt(int border) {
    return user(
        "emoji on a border at %,d".formatted(border),
        Capability.EMOJI,
        () ->
            texts(
                "a".repeat(border - 1) + EMOJI + "a",
                "京".repeat(border - 1) + EMOJI + "京",
                "a".repeat(border - BEFORE - 1) + EMOJI.repeat(BEFORE) + "a",
                "a".repeat(border - BEFORE) + EMOJI.repeat(BEFORE) + "a"));
  }

  private static String run(int offset) {
    return "a".repeat(offset) + EMOJI.repeat(LONG_RUN);
  }

  private static User texts(String name, String address, String email, String mobile) {
    User user = UserCases.filled(new User());
    user.setName(name);
    user.setAddress(address);
    user.setEmail(email);
    user.setMobile(mobile);
    return user;
  }
}
