// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.codec.CodecRun;
import benchmark.cli.codec.MessageCost;
import benchmark.cli.error.UserError;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.ShellWords;
import benchmark.cli.verify.CodecProportions.Kind;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Support;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import benchmark.launch.LaunchProperty;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Looks whether the time and the bytes of a pair's messages are in proportion, with a client for
 * the codec alone, in some seconds. What is out of proportion is measured once more in a fresh JVM,
 * and reported if it is again: a finding is a reproach.
 *
 * @param folder of this measurement
 */
record CodecVerification(
    CommandContext context, RunSettings settings, Variant variant, Path folder) {

  private static final List<Operation<?>> OPERATIONS =
      Stream.of(CodecProportions.GET, CodecProportions.LIST)
          .<Operation<?>>map(Contracts::operation)
          .toList();

  /**
   * Short, because this is done for every pair that is verified, and long enough for the second
   * compiler: code of the first one is slow to write for some codecs and slow to read for others.
   */
  private static final Map<LaunchProperty<Integer>, Integer> TIMES =
      Map.of(
          LaunchProperties.CODEC_WARMUP_CPU_MILLIS,
          400,
          LaunchProperties.CODEC_ITERATION_MILLIS,
          50);

  /** What is found; nothing for a pair without a codec, or that leaves these operations out. */
  List<Finding> run() {
    if (!settings.places().areHere()) {
      return List.of(
          finding(
              new CaseResult(
                  Support.NONE, "not tried: the codec is measured where the command runs only")));
    }
    try {
      List<MessageCost> costs = measure("first");
      if (costs.isEmpty()) {
        return List.of();
      }
      var first = CodecProportions.of(costs);
      if (first.disproportions().isEmpty()) {
        return findings(first, Set.of());
      }
      return findings(CodecProportions.of(measure("second")), first.disproportions().keySet());
    } catch (UserError cannotBeMeasured) {
      context.interruption().check(); // what was stopped fails in many ways
      boolean untried = cannotBeMeasured.status() == ExitStatus.BAD_INPUT;
      String why = cannotBeMeasured.getMessage().replaceAll("\\s+", " ");
      return List.of(
          finding(new CaseResult(untried ? Support.NONE : Support.NO, "not measured: " + why)));
    }
  }

  private List<MessageCost> measure(String name) {
    Path of = RunFolder.createInside(folder.resolve(name));
    return new CodecRun(context, settings, OPERATIONS, of, TIMES).costsTogether(variant);
  }

  /**
   * One for each operation with something that is out of proportion; else one that says how it is.
   *
   * @param before what was out of proportion before, and may be again
   */
  private List<Finding> findings(CodecProportions proportions, Set<Kind> before) {
    var found = new TreeMap<String, String>();
    proportions
        .disproportions()
        .forEach(
            (kind, text) -> {
              if (before.contains(kind)) {
                found.merge(kind.operation(), text, (one, other) -> one + "; " + other);
              }
            });
    return found.isEmpty()
        ? List.of(finding(new CaseResult(Support.YES, proportions.toText())))
        : found.entrySet().stream()
            .map(
                it ->
                    finding(
                        CaseResult.of(
                            Support.NO,
                            "%s; %s",
                            it.getValue(),
                            ShellWords.benchmark(
                                "explain", variant.label(), "--ops", it.getKey()))))
            .toList();
  }

  private static Finding finding(CaseResult result) {
    return new Finding(Capability.CODEC, "time and size", Direction.BOTH, result);
  }
}
