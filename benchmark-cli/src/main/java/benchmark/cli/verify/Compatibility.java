// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.error.UserError;
import benchmark.cli.project.GitState;
import benchmark.cli.report.PlacesSentence;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Document;
import benchmark.cli.text.MarkdownRenderer;
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
 */
public final class Compatibility {

  private final CommandContext context;
  private final List<Variant> pairs;
  private final List<List<VersionCombination>> combinations;
  private final RunSettings settings;
  private final List<Contract<?>> contracts;

  /**
   * Resolves nothing yet.
   *
   * @param contracts those that are called
   * @throws UserError if a version cannot be chosen: exit status 2
   */
  public Compatibility(
      CommandContext context,
      List<Variant> pairs,
      List<String> versions,
      RunSettings settings,
      List<Contract<?>> contracts) {
    this.context = context;
    this.pairs = List.copyOf(pairs);
    this.combinations =
        pairs.stream()
            .map(pair -> VersionCombination.all(pair, versions, context.project()))
            .toList();
    this.settings = settings;
    this.contracts = List.copyOf(contracts);
  }

  /**
   * Runs.
   *
   * @throws UserError if Maven cannot find a version, before anything runs; or, naming the pairs of
   *     which versions do not understand each other, once the matrices have been printed
   */
  public void execute() {
    settings.requireResolved(
        context,
        combinations.stream()
            .flatMap(List::stream)
            .filter(VersionCombination::isUniform)
            .map(VersionCombination::variant)
            .toList());
    var machine = settings.places().client().machine();
    var start = Instant.now();
    var folder = RunFolder.create(settings.results(), "verify");
    var status = StatusLine.ofThisProcess();
    var matrices = new ArrayList<VersionMatrix>();
    try {
      for (int i = 0; i < pairs.size(); i++) {
        matrices.add(matrix(pairs.get(i), combinations.get(i), folder, status));
      }
      Document told =
          new VersionReport(matrices)
              .document()
              .and(PlacesSentence.paragraph(settings.places().names()));
      folder.write(CapabilityMatrix.FILE, MarkdownRenderer.render(told));
      Json.write(
          folder.file(VerifyRecord.FILE),
          new VerifyRecord(
              context.userCommand(),
              GitState.of(context.project().root()),
              settings.jdk(),
              machine,
              start,
              Instant.now(),
              AnswersHash.expected(LeftOut.NOTHING, contracts),
              List.of(),
              matrices,
              settings.places().names()));
      status.clear();
      Terminal.print(told);
      System.out.println();
    } catch (RuntimeException failure) {
      status.clear();
      folder.fail();
      throw failure;
    }
    System.out.printf(
        "%s, %s and every log are in %s%n",
        CapabilityMatrix.FILE, VerifyRecord.FILE, folder.succeed());
    requireRight(matrices);
  }

  private VersionMatrix matrix(
      Variant pair, List<VersionCombination> all, RunFolder folder, StatusLine status) {
    var cells = new ArrayList<Cell>();
    int done = 0;
    for (VersionCombination combination : all) {
      status.show(
          "%s  %d of %d".formatted(pair.label(), ++done, all.size()),
          "client %s, server %s".formatted(combination.client(), combination.server()));
      Path dir = dirOf(folder, pair, combination);
      cells.addAll(
          new CombinationVerification(context, combination, settings, contracts, dir).run());
      settings.places().requireReached();
    }
    return new VersionMatrix(
        pair.label(),
        pair.pair().framework().orElseThrow().name(),
        all.stream().map(VersionCombination::client).distinct().toList(),
        contracts.stream().map(Contract::name).toList(),
        modules(all),
        List.copyOf(cells));
  }

  private Map<String, Map<String, String>> modules(List<VersionCombination> all) {
    var modules = new LinkedHashMap<String, Map<String, String>>();
    all.stream()
        .filter(VersionCombination::isUniform)
        .forEach(
            it ->
                modules.put(
                    it.client(), new JvmLauncher(context, it.variant(), settings).modules()));
    return modules;
  }

  private static Path dirOf(RunFolder folder, Variant pair, VersionCombination combination) {
    return RunFolder.createInside(
        folder
            .file(pair.fileName())
            .resolve("client-%s-server-%s".formatted(combination.client(), combination.server())));
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
