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
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Support;
import benchmark.launch.LaunchProperties;
import benchmark.launch.LaunchProperty;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Looks whether a pair's codec takes the time and the bytes that its own messages let expect: with
 * a client for the codec alone, in some seconds. Short measurements are noisy, and a finding is a
 * reproach: what comes near a bound is measured once more, longer and compiled as in a run, and
 * that decides.
 *
 * @param folder of this measurement
 */
record CodecVerification(
    CommandContext context, RunSettings settings, Variant variant, Path folder) {

  private static final List<Operation<?>> OPERATIONS =
      Stream.of(CodecProportions.GET, CodecProportions.LIST)
          .<Operation<?>>map(Contracts::operation)
          .toList();

  /** Few milliseconds, because this is done for every pair that is verified. */
  private static final Map<LaunchProperty<Integer>, Integer> SHORT = times(100, 30);

  /** Enough for the second compiler. */
  private static final Map<LaunchProperty<Integer>, Integer> LONGER = times(400, 100);

  /** What the first compiler makes of code is not as fast, but alike, and ready in no time. */
  private static final List<String> FIRST_COMPILER = List.of("-XX:TieredStopAtLevel=1");

  /** What is found; nothing for a pair without a codec, or that leaves these operations out. */
  List<Finding> run() {
    if (!settings.places().areHere()) {
      return List.of(notTried("the codec is measured where the command runs only"));
    }
    try {
      List<MessageCost> costs = measure("short", SHORT, FIRST_COMPILER);
      if (costs.isEmpty()) {
        return List.of();
      }
      if (CodecProportions.of(costs).areDoubtful()) {
        costs = measure("again", LONGER, List.of());
      }
      return findings(CodecProportions.of(costs));
    } catch (UserError cannotBeMeasured) {
      context.interruption().check(); // what was stopped fails in many ways
      return List.of(notTried(cannotBeMeasured.getMessage()));
    }
  }

  private static Map<LaunchProperty<Integer>, Integer> times(int warmup, int iteration) {
    return Map.of(
        LaunchProperties.CODEC_WARMUP_CPU_MILLIS,
        warmup,
        LaunchProperties.CODEC_ITERATION_MILLIS,
        iteration);
  }

  private List<MessageCost> measure(
      String name, Map<LaunchProperty<Integer>, Integer> times, List<String> flags) {
    Path of = RunFolder.createInside(folder.resolve(name));
    return new CodecRun(context, settings, OPERATIONS, of, times).costsTogether(variant, flags);
  }

  private List<Finding> findings(CodecProportions proportions) {
    List<String> found = proportions.disproportions();
    return found.isEmpty()
        ? List.of(finding(new CaseResult(Support.YES, proportions.toText())))
        : found.stream()
            .map(
                it ->
                    finding(
                        CaseResult.of(
                            Support.NO,
                            "%s; ./benchmark.sh explain %s --ops listUser",
                            it,
                            variant.label())))
            .toList();
  }

  private static Finding notTried(String why) {
    return finding(new CaseResult(Support.NONE, "not tried: " + why));
  }

  private static Finding finding(CaseResult result) {
    return new Finding(Capability.CODEC, "time and size", Direction.BOTH, result);
  }
}
