// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Support;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Whether clients on some versions of a framework and servers on some others understand each other.
 *
 * @param variant what the user wrote
 * @param framework its name
 * @param versions in the order given; each is that of clients and of servers
 * @param contracts the names of those that were called
 * @param modules every library on the classpaths of client and server and its version, by the
 *     framework's version
 * @param cells one for each client, server and contract
 */
public record VersionMatrix(
    String variant,
    String framework,
    List<String> versions,
    List<String> contracts,
    Map<String, Map<String, String>> modules,
    List<Cell> cells) {

  static final String RIGHT = "right";

  /** How many combinations of versions understand each other. */
  String headline() {
    return "%s: %d of %d combinations of versions give right answers"
        .formatted(
            variant, cells.stream().filter(it -> it.outcome().equals(RIGHT)).count(), cells.size());
  }

  static final String WRONG = "wrong";
  static final String FAILS = "fails";

  /** There is nothing to call. */
  static final String NONE = Support.NONE.word();

  /**
   * What a client got.
   *
   * @param client the client's version
   * @param server the server's version
   * @param outcome right, wrong, fails or -
   * @param reason why, for the reader
   */
  public record Cell(String client, String server, String contract, String outcome, String reason) {

    static Cell of(String client, String server, String contract, CaseResult result) {
      String outcome =
          switch (result.support()) {
            case YES, WITH, PART -> RIGHT;
            case LOSSY -> WRONG;
            case NO -> FAILS;
            case NONE -> NONE;
          };
      return new Cell(client, server, contract, outcome, result.reason());
    }

    /**
     * This cell without a word in its reason that is another one each time, such as a port: equal
     * reasons are printed once.
     */
    Cell without(String word) {
      return new Cell(client, server, contract, outcome, reason.replace(word, ""));
    }

    /** Whether an answer was wrong, or did not arrive. */
    boolean isBad() {
      return isWrong() || outcome.equals(FAILS);
    }

    boolean isWrong() {
      return outcome.equals(WRONG);
    }
  }

  /** How many combinations of a client and a server there are. */
  int combinations() {
    return versions.size() * versions.size();
  }

  /** How many of them have a contract that is wrong or fails. */
  long badCombinations() {
    return cells.stream()
        .filter(Cell::isBad)
        .map(cell -> List.of(cell.client, cell.server))
        .distinct()
        .count();
  }

  /** What was found of one contract between two versions. */
  Cell cell(String client, String server, String contract) {
    return cells.stream()
        .filter(it -> it.client.equals(client))
        .filter(it -> it.server.equals(server))
        .filter(it -> it.contract.equals(contract))
        .findFirst()
        .orElseThrow();
  }

  /** Whether nothing is missing, as it may be in a file. */
  boolean isComplete() {
    return Stream.of(variant, framework, versions, contracts, modules, cells)
            .allMatch(Objects::nonNull)
        && cells.size() == combinations() * contracts.size()
        && cells.stream()
            .flatMap(it -> Stream.of(it.client, it.server, it.contract, it.outcome, it.reason))
            .allMatch(Objects::nonNull);
  }
}
