// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.error.UserError;
import benchmark.cli.topology.Part;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;

/** Which JVMs are fresh when the calls begin. */
public enum Situation {
  /** A release of the server: its callers have been running for long. */
  SERVER("server", "a cold server and a warm client", List.of(Part.SERVER)),
  /** A release of the caller. */
  CLIENT("client", "a warm server and a cold client", List.of(Part.CLIENT)),
  /** A release of both. */
  BOTH("both", "both cold", List.of(Part.SERVER, Part.CLIENT)),
  /** A rolling release: the calls go on while one of two servers is replaced. */
  RESTART("restart", "one of two servers replaced", List.of(Part.SERVER + "-1"));

  private final String word;
  private final String title;
  private final List<String> fresh;

  Situation(String word, String title, List<String> fresh) {
    this.word = word;
    this.title = title;
    this.fresh = fresh;
  }

  /**
   * Reads what is to be cold, each once.
   *
   * @throws UserError if a word is none of these: exit status 2
   */
  public static List<Situation> parse(List<String> words) {
    return words.stream().map(Situation::parse).distinct().toList();
  }

  private static Situation parse(String word) {
    return Arrays.stream(values())
        .filter(it -> it != RESTART && it.word.equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                UserError.badInput(
                    "--cold %s: this must be server, client or both. Use some of them, separated"
                        + " by commas.",
                    word));
  }

  /** How options and files write it: what is cold. */
  @JsonValue
  public String word() {
    return word;
  }

  /** For headings. */
  String title() {
    return title;
  }

  /** The parts that are fresh, in the order of starting. */
  List<String> fresh() {
    return fresh;
  }
}
