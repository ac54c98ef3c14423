// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.run.KeyProof;
import java.util.Collection;

/**
 * What a value of a key did where it was tried.
 *
 * @param variant the pair, with the settings that it had besides
 * @param outcome one of the words of {@link Word}
 * @param reason what was seen, or why there was nothing to see
 */
public record KeyOutcome(String variant, String key, String value, String outcome, String reason) {

  /** The words for outcomes, what is worst first. */
  public enum Word {
    /** The run failed for another reason. */
    FAILS("fails"),
    /** It was set, and nothing was different. */
    NO_EFFECT("no effect"),
    /** Nobody could look. */
    NOT_TRIED("not tried"),
    /** It concerns requests, and not replies. */
    REQUESTS("acts on requests only"),
    /** It concerns replies, and not requests. */
    REPLIES("acts on replies only"),
    /** It does what it says. */
    ACTS("acts"),
    /** It is another pair's, another JDK's or another machine's: an error says so. */
    REFUSED("refused");

    private final String text;

    Word(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  static KeyOutcome of(String variant, String key, String value, Word outcome, String reason) {
    return new KeyOutcome(variant, key, value, outcome.toString(), reason);
  }

  /**
   * What a run has shown.
   *
   * @param seen on each side that has the key; empty for nothing
   */
  static KeyOutcome seen(String variant, String key, String value, Collection<String> seen) {
    boolean acts = !seen.isEmpty() && seen.stream().allMatch(it -> KeyProof.acts(value, it));
    Word word =
        !acts
            ? Word.NO_EFFECT
            : seen.stream().anyMatch(it -> it.contains(":not tried"))
                ? Word.NOT_TRIED
                : seen.stream().anyMatch(it -> it.endsWith(":requests only"))
                    ? Word.REQUESTS
                    : seen.stream().anyMatch(it -> it.endsWith(":replies only"))
                        ? Word.REPLIES
                        : Word.ACTS;
    return of(
        variant,
        key,
        value,
        word,
        String.join(
            ", ",
            seen.stream()
                .map(it -> it.isEmpty() ? "nothing of it was seen" : it)
                .distinct()
                .toList()));
  }

  Word word() {
    for (Word word : Word.values()) {
      if (word.toString().equals(outcome)) {
        return word;
      }
    }
    return Word.FAILS;
  }

  /** Whether the key was accepted, and does not do what it says. */
  boolean isBad() {
    return word().compareTo(Word.NO_EFFECT) <= 0;
  }
}
