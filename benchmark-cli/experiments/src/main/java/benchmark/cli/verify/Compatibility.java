// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.report.PlacesSentence;
import benchmark.cli.results.Origin;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.Document;
import benchmark.cli.text.Terminal;
import benchmark.cli.verify.VersionMatrix.Cell;
import benchmark.contract.Contract;
import benchmark.contract.LeftOut;
import benchmark.contract.conformance.AnswersHash;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds out which versions of a framework understand each other, pair by pair; prints a matrix of
 * each, and leaves a folder with everything.
 *
 * @param contracts those that are called
 */
public record Compatibility(
    CommandContext context,
    List<Variant> pairs,
    List<String> versions,
    RunSettings settings,
    List<Contract<?>> contracts) {

  /**
   * Builds what is stale, and runs.
   *
   * @throws UserError if a version cannot be chosen, before anything is built: exit status 2; if
   *     Maven cannot find one, before anything runs; or, naming the pairs of which versions do not
   *     understand each other, once the matrices have been printed
   */
  public void execute() {
    List<List<VersionCombination>> combinations =
        pairs.stream()
            .map(pair -> VersionCombination.all(pair, versions, context.project()))
            .toList();
    context.update(pairs);
    settings.requireResolved(
        context,
        combinations.stream()
            .flatMap(List::stream)
            .filter(VersionCombination::isUniform)
            .map(VersionCombination::variant)
            .toList());
    Origin origin = context.origin(settings);
    var matrices = new ArrayList<VersionMatrix>();
    Path path =
        VerifyFolder.fill(
            context,
            settings,
            folder -> {
              Map<String, String> expected = AnswersHash.expected(LeftOut.NOTHING, contracts);
              for (int i = 0; i < pairs.size(); i++) {
                matrices.add(matrix(pairs.get(i), combinations.get(i), folder));
                folder.keep(found(matrices, expected, origin));
              }
            });
    Terminal.format(
        "%s, %s and every log are in %s%n", VerifyFolder.FILE, VerifyRecord.FILE.name(), path);
    requireRight(matrices);
  }

  private VerifyFolder.Found found(
      List<VersionMatrix> matrices, Map<String, String> expected, Origin origin) {
    return new VerifyFolder.Found(
        new VersionReport(matrices)
            .document()
            .and(PlacesSentence.paragraph(settings.places().names())),
        Document.of(),
        new VerifyRecord(
            context.userCommand(),
            origin.ended(Instant.now()),
            expected,
            List.of(),
            matrices,
            List.of()));
  }

  private VersionMatrix matrix(Variant pair, List<VersionCombination> all, VerifyFolder folder) {
    var cells = new ArrayList<Cell>();
    int done = 0;
    for (VersionCombination combination : all) {
      folder
          .status()
          .show(
              "%s  %d of %d".formatted(pair.label(), ++done, all.size()),
              "client %s, server %s".formatted(combination.client(), combination.server()));
      String name = "client-%s-server-%s".formatted(combination.client(), combination.server());
      var processes =
          new PairProcesses(
              context,
              combination.variant(),
              settings,
              contracts,
              RunFolder.createInside(folder.file(pair.fileName()).resolve(name)),
              Defaults.CALL_TIMEOUT_MILLIS);
      cells.addAll(new CombinationVerification(context, combination, processes).run());
      settings.places().requireReachable();
    }
    return new VersionMatrix(
        pair.label(),
        pair.pair().setup().framework().orElseThrow().name(),
        versions,
        contracts.stream().map(Contract::name).toList(),
        modules(all),
        List.copyOf(cells));
  }

  private Map<String, Map<String, String>> modules(List<VersionCombination> all) {
    var modules = new LinkedHashMap<String, Map<String, String>>();
    for (VersionCombination it : all) {
      if (it.isUniform()) {
        modules.put(it.client(), new JvmLauncher(context, it.variant(), settings).modules());
      }
    }
    return modules;
  }

  /** Throws if versions do not understand each other. */
  static void requireRight(List<VersionMatrix> matrices) {
    List<String> bad =
        matrices.stream()
            .filter(it -> it.badCombinations() > 0)
            .map(
                it ->
                    "%s: %d of %d combinations of versions do not understand each other."
                        .formatted(it.variant(), it.badCombinations(), it.combinations()))
            .toList();
    if (!bad.isEmpty()) {
      throw UserError.failure("%s", String.join(System.lineSeparator(), bad));
    }
  }
}
