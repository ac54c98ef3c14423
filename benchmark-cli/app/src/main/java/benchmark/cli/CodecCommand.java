// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.codec.CodecRecord;
import benchmark.cli.codec.CodecReport;
import benchmark.cli.codec.CodecRun;
import benchmark.cli.codec.CodecSummary;
import benchmark.cli.codec.PairCodec;
import benchmark.cli.compare.Design;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.error.UserError;
import benchmark.cli.option.CpuOptions;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PayloadOption;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.option.ScenarioOption;
import benchmark.cli.option.Slicing;
import benchmark.cli.page.PageFiles;
import benchmark.cli.project.Role;
import benchmark.cli.results.Origin;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.Payload;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what share of a call the codec is. */
@Command(
    name = "codec",
    header = "codec [<pair>...]       the codec's share of a call",
    description = "Measure encoding and decoding without a network, as a share of a complete call.")
final class CodecCommand extends ContextCommand {

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "the pairs (default: all).")
  private List<String> names = List.of();

  @Mixin private PayloadOption payload;

  @Option(names = "--all-payloads", description = "measure the messages of all scenarios.")
  private boolean allPayloads;

  @Mixin private Slicing slicing;

  @Mixin private CpuOptions cpuOptions;

  @Mixin private ExportOptions exports;

  CodecCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("codec");
    if (allPayloads && payload.scenario().chosen().isPresent()) {
      throw UserError.badInput(
          "--all-payloads already includes --scenario %s. Leave one of the two options out.",
          payload.scenario().orUsual());
    }
    if (allPayloads && payload.file().isPresent()) {
      throw UserError.badInput(
          "--all-payloads takes the messages of all scenarios, but --payload %s names another"
              + " one. Leave one of the two options out.",
          payload.file().get());
    }
    Payload message = payload.message(JmhArguments.NONE);
    Scenario chosen = payload.scenario(message);
    ScenarioOption.requireCalls(chosen, "codec encodes the messages of calls");
    exports.require(false);
    List<Variant> variants = context.variantsOrAll(names);
    variants.forEach(Variant::requireCarriesService);
    variants.forEach(it -> it.requireNoOverridesFor(Role.SERVER, "codec runs no server"));
    variants.forEach(it -> it.requireNothingMade("codec makes no calls"));
    variants.forEach(it -> it.requireCallingJvm("codec runs a JVM"));
    RunSettings settings =
        cpuOptions.run(context, new PlacesOptions()).withScenario(chosen).withPayload(message);
    settings.requirePlaces(context, variants);
    List<Operation<?>> operations = operations(chosen);
    context.update(variants, List.of(Role.CLIENT));
    Origin origin = context.origin(settings);
    RunFolder folder = RunFolder.create(settings.results(), "codec");
    MeasuringTime usual = MeasuringTime.usual(Design.CODEC, operations.size());
    var run =
        new CodecRun(context, settings, operations, folder.path(), slicing.time(usual).ofCodec());
    var codecs = new ArrayList<PairCodec>();
    Path finished =
        FilledFolder.of(
                folder,
                context.interruption(),
                () -> {
                  variants.stream().map(run::measure).forEach(codecs::add);
                  store(
                      folder,
                      new CodecRecord(
                          context.userCommand(),
                          origin.ended(Instant.now()),
                          variants.stream()
                              .map(it -> new JvmLauncher(context, it, settings).clientModules())
                              .toList(),
                          List.copyOf(codecs)));
                },
                failure -> {},
                failure -> failure == null && areWell(codecs))
            .orThrow();
    out()
        .printf(
            "%s%nAs Markdown and JSON: %s%n",
            TextRenderer.render(new CodecReport(codecs).document()), finished);
    if (!areWell(codecs)) {
      return ExitStatus.FAILURE;
    }
    exports.write(List.of(finished), context.project());
    return ExitStatus.SUCCESS;
  }

  private List<Operation<?>> operations(Scenario chosen) {
    List<Operation<?>> all = allPayloads ? Scenarios.calls() : chosen.calls();
    List<String> names = all.stream().map(Operation::name).distinct().toList();
    List<String> wanted = slicing.operations().names(names, names);
    return all.stream().filter(it -> wanted.contains(it.name())).toList();
  }

  private static void store(RunFolder folder, CodecRecord record) {
    CodecRecord.FILE.write(folder.path(), record);
    folder.write(
        CodecReport.FILE, MarkdownRenderer.render(new CodecReport(record.pairs()).document()));
    CodecSummary.of(record.pairs())
        .ifPresent(
            summary ->
                PageFiles.write(summary.grid().charts().get(0), folder.file(PageFiles.CODEC)));
  }

  private static boolean areWell(List<PairCodec> codecs) {
    return codecs.stream().allMatch(codec -> codec.problem() == null);
  }
}
