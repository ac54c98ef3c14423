// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.error.UserError;
import benchmark.cli.report.PlacesSentence;
import benchmark.cli.results.Origin;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.OwnService;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.Document;
import benchmark.cli.text.Terminal;
import benchmark.contract.Contract;
import benchmark.contract.LeftOut;
import benchmark.contract.conformance.AnswersHash;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Verifies pairs one after the other, prints the matrix, and leaves a folder with everything.
 *
 * @param contracts those that pairs are verified for
 * @param randomFrames how many requests broken at random each server gets besides the usual ones
 */
public record Verification(
    CommandContext context,
    List<Variant> variants,
    RunSettings settings,
    List<Contract<?>> contracts,
    int randomFrames) {

  /**
   * Runs.
   *
   * @param why whether to print the reasons too
   * @throws UserError naming the pairs that are wrong for the contract or cannot be run; the matrix
   *     has been printed then
   */
  public void execute(boolean why) {
    Origin origin = context.origin(settings);
    var pairs = new ArrayList<PairResult>();
    Path path = VerifyFolder.fill(context, settings, folder -> verifyAll(folder, pairs, origin));
    if (why) {
      Terminal.print(new CapabilityMatrix(VerifyRecord.FILE.read(path).pairs()).reasons());
      Terminal.line();
    }
    Terminal.format(
        "%s%s and %s are in %s%n",
        why ? "" : "The reasons: --why, or ", VerifyFolder.FILE, VerifyRecord.FILE.name(), path);
    requireRight(pairs);
  }

  private VerifyFolder.Found found(
      List<PairResult> pairs,
      List<VerifyRecord.VerifiedPair> records,
      Map<String, String> expected,
      Origin origin) {
    var matrix = new CapabilityMatrix(records);
    Document places = PlacesSentence.paragraph(settings.places().names());
    Document told =
        OwnService.current()
            .map(it -> new ServiceAnswers(it.name(), pairs).document().and(places))
            .orElseGet(
                () -> matrix.document().and(places).and(new SameWork(pairs, expected).document()));
    return new VerifyFolder.Found(
        told,
        matrix.chapterOfReasons(),
        new VerifyRecord(
            context.userCommand(),
            origin.ended(Instant.now()),
            expected,
            records,
            List.of(),
            List.of()));
  }

  private void verifyAll(VerifyFolder folder, List<PairResult> pairs, Origin origin) {
    Path evolved = EvolvedUser.compile(context.project().root(), folder.file("evolved"));
    Map<String, String> expected = AnswersHash.expected(LeftOut.NOTHING, contracts);
    var records = new ArrayList<VerifyRecord.VerifiedPair>();
    for (Variant variant : variants) {
      String headline =
          "pair %d of %d  %s".formatted(pairs.size() + 1, variants.size(), variant.label());
      context.interruption().check();
      var processes =
          new PairProcesses(
              context,
              variant,
              settings,
              contracts,
              RunFolder.createInside(folder.file(variant.fileName())),
              PairVerification.CALL_TIMEOUT_MILLIS);
      PairResult result =
          new PairVerification(context, settings, processes, evolved, randomFrames)
              .run(detail -> folder.status().show(headline, detail));
      context.interruption().check();
      settings.places().requireReachable();
      pairs.add(result);
      records.add(
          VerifyRecord.VerifiedPair.of(
              result, new JvmLauncher(context, variant, settings).modules()));
      folder.keep(found(pairs, List.copyOf(records), expected, origin));
    }
  }

  /** Throws if a pair is wrong for the contract. */
  static void requireRight(List<PairResult> pairs) {
    List<String> wrong =
        pairs.stream()
            .flatMap(pair -> pair.wrong().map(why -> pair.variant() + ": " + why + ".").stream())
            .toList();
    if (!wrong.isEmpty() && OwnService.current().isPresent()) {
      throw UserError.failure(
          "%d of %d pairs do not carry %s.",
          wrong.size(), pairs.size(), OwnService.current().get().name());
    }
    if (!wrong.isEmpty()) {
      throw UserError.failure(
          "%d of %d pairs %s wrong for the contract.%n%s",
          wrong.size(),
          pairs.size(),
          wrong.size() == 1 ? "is" : "are",
          String.join(System.lineSeparator(), wrong));
    }
  }
}
