// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.Arrays;
import java.util.stream.Collectors;

/** How long the texts of a stream's messages are. */
public enum StreamSize {
  SMALL("100", 100),
  MEDIUM("1K", 1 << 10),
  LARGE("16K", 16 << 10);

  /** How many different messages there are of a size; message n of a stream is n modulo this. */
  public static final int MESSAGES = 256;

  private final String word;
  private final EchoText texts;

  StreamSize(String word, int characters) {
    this.word = word;
    this.texts = new EchoText(characters, false);
  }

  /**
   * Finds a size by its {@link #word}.
   *
   * @throws IllegalArgumentException naming it, if there is none
   */
  public static StreamSize of(String word) {
    return Arrays.stream(values())
        .filter(size -> size.word.equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "Messages of a stream have no size '%s'; they have %s"
                        .formatted(word, words())));
  }

  /** Whether there is a size of this name. */
  public static boolean isSize(String word) {
    return Arrays.stream(values()).anyMatch(size -> size.word.equals(word));
  }

  /** All sizes, for a sentence. */
  public static String words() {
    return Arrays.stream(values()).map(StreamSize::word).collect(Collectors.joining(", "));
  }

  /** The name: characters, in K of 1,024. */
  public String word() {
    return word;
  }

  /** Message n, a fresh object. */
  public StreamMessage message(int n) {
    return new StreamMessage(n, texts.text(n));
  }
}
