// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.codec.CodecRun;
import benchmark.cli.codec.MessageCost;
import benchmark.cli.error.UserError;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Variant;
import benchmark.cli.status.Position;
import benchmark.cli.status.Progress;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.contract.Operation;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Measures the codec of a variant in a round: a fresh client JVM for each operation. */
record CodecRounds(CommandContext context, CompareSettings settings, StatusLine status)
    implements RoundRun.RoundMeasurement {

  /** What tells the messages of an operation apart, as in {@code getUser?message=response}. */
  static final String MESSAGE = "message";

  @Override
  public Replicate.VariantResult measure(
      Variant variant, Path comparison, Path round, ProgressContext stage) {
    List<Operation<?>> operations =
        settings.run().generator().scenario().calls().stream()
            .filter(it -> settings.load().operations().contains(it.name()))
            .toList();
    RunFolder folder = RunFolder.create(round, variant.fileName());
    List<MessageCost> costs;
    try (var progress = new Progress(status, stage)) {
      costs =
          new CodecRun(
                  context,
                  settings.run(),
                  operations,
                  folder.path(),
                  settings.load().time().ofCodec())
              .costs(variant, it -> progress.at(Position.of(it, "codec", "measuring", 0, 0, 0)));
      if (costs.isEmpty()) {
        throw UserError.badInput("It has no codec, so nothing is encoded. Leave it out.");
      }
    } catch (RuntimeException failure) {
      throw folder.end(false, failure);
    }
    Map<OperationKey, Map<Metric, Double>> values = new LinkedHashMap<>();
    costs.forEach(
        cost -> values.put(cost.operation().with(MESSAGE, cost.direction()), values(cost)));
    return new Replicate.VariantResult(
        comparison.relativize(folder.succeed()).toString(), values, Map.of(), Map.of(), List.of());
  }

  /** Only what is above 0, which an allocation may not be. */
  private static Map<Metric, Double> values(MessageCost cost) {
    var values = new EnumMap<Metric, Double>(Metric.class);
    values.put(Metric.CPU, cost.nanos() / 1000);
    values.put(Metric.ALLOC, cost.allocatedBytes());
    values.put(Metric.ENCODED, cost.bytes());
    values.values().removeIf(value -> !(value > 0));
    return values;
  }
}
