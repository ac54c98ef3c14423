// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.compare.CompareLoad;
import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.CompareRun;
import benchmark.cli.compare.CompareSettings;
import benchmark.cli.compare.Conditions;
import benchmark.cli.compare.Design;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.compare.NoiseFloor;
import benchmark.cli.error.UserError;
import benchmark.cli.option.CpuOptions;
import benchmark.cli.option.DetailsOption;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.option.Replication;
import benchmark.cli.option.Slicing;
import benchmark.cli.page.PageFiles;
import benchmark.cli.reproduce.BlockReproduction;
import benchmark.cli.reproduce.Publication;
import benchmark.cli.reproduce.PublishedSystem;
import benchmark.cli.reproduce.QuickReproduction;
import benchmark.cli.reproduce.Reproduction;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.statistics.Margin;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures again what published reports have measured, and puts both side by side. */
@Command(
    name = "reproduce",
    header = "reproduce <report>      does a published ranking hold?",
    customSynopsis = {
      "./benchmark.sh reproduce [options] <report>",
      "       ./benchmark.sh reproduce --continue DIR          more blocks"
    },
    description = {
      "Measure the systems of a published report, and show which of its rankings hold.",
      "userservice: UserService on Dubbo 2.6, three serializations. dubbo2: the performance test"
          + " report of Dubbo 2.0. triple: Triple against the dubbo protocol and gRPC. gateway and"
          + " streams: the same through a gateway, and messages on streams against calls, which"
          + " that report left open. discovery: the memory of a consumer of 20,000 addresses.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Without --quick: all systems at the same time, in blocks, as in compare. Arguments after"
          + " -- are for --quick: -i (slices per operation), -r (length of a slice), -w (longest"
          + " warm-up). docs/reproduce.md says what is run for each system."
    })
final class ReproduceCommand extends ContextCommand {

  /** What a shell completes to: the published reports that can be reproduced. */
  static final class PublicationNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Publication.NAMES.iterator();
    }
  }

  @Parameters(
      paramLabel = "<report>",
      arity = "0..1",
      completionCandidates = PublicationNames.class,
      description = "userservice, dubbo2, triple, gateway, streams or discovery.")
  private String name;

  @Option(
      names = "--systems",
      paramLabel = "NAME",
      split = ",",
      description = "only these systems, named as in the report's tables (default all).")
  private List<String> systems = List.of();

  @Option(
      names = "--quick",
      description = "a rough pass: one JVM per system, one system after the other.")
  private boolean quick;

  @Mixin private Replication replication;

  @Mixin private Slicing slicing;

  @Mixin private CpuOptions cpuOptions;

  @Mixin private PlacesOptions places;

  @Mixin private DetailsOption details;

  @Mixin private ExportOptions exports;

  ReproduceCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    if (!quick && !context.jmhArguments().isEmpty()) {
      throw UserError.badInput(
          "reproduce takes options after -- with --quick only, not '%s'. Use --ops, --warmup and"
              + " --time.",
          context.jmhArguments().get(0));
    }
    exports.require(false);
    if (replication.continued().folder().isPresent()) {
      return addBlocks(replication.continued().folder().get());
    }
    if ("discovery".equals(name)) {
      requireOnly(
          "reproduce discovery counts no calls",
          List.of(
              "--quick",
              "--blocks",
              "--rounds",
              "--jdk",
              "-o",
              "--export-json",
              "--export-csv",
              "--export-markdown",
              "--help"));
      return new DiscoveryCommand(context, cpuOptions, exports, quick, replication.blocks()).call();
    }
    if (name == null) {
      throw UserError.badInput(
          "Name a published report: ./benchmark.sh reproduce %s. There are %s.",
          Publication.NAMES.get(0), String.join(", ", Publication.NAMES));
    }
    Publication publication = Publication.named(name);
    List<Variant> variants =
        context.variants(
            publication.systems(systems).stream().map(PublishedSystem::variant).toList());
    List<String> all = publication.toScenario().operationNames();
    List<String> wanted = slicing.operations().names(all, all);
    return quick ? measureQuickly(publication, variants) : measure(publication, variants, wanted);
  }

  private int measureQuickly(Publication publication, List<Variant> variants) {
    refuse("--quick measures one JVM of each system", Replication.NAMES);
    SliceSettings slices =
        slicing.ofSlices(publication.toScenario(), JmhArguments.NONE.given(context.jmhArguments()));
    RunSettings settings = cpuOptions.run(context, places);
    settings.prepare(context, variants);
    return new QuickReproduction(
            context,
            publication,
            variants,
            slices,
            settings,
            NoiseFloor.jvmDeviation(
                settings.results(),
                Conditions.ofQuickRuns(settings.withScenario(publication.toScenario()), slices),
                slices.keys()),
            details.areWanted(),
            this::addPage)
        .execute();
  }

  private int measure(Publication publication, List<Variant> variants, List<String> wanted) {
    return compare(
        publication,
        variants,
        cpuOptions.run(context, places),
        wanted,
        slicing.time(MeasuringTime.usual(Design.BLOCKS, wanted.size())),
        slicing.hasTime(),
        publication.toScenario().callers(),
        0);
  }

  private int addBlocks(Path continued) {
    if (name != null) {
      throw UserError.badInput(
          "--continue %s knows what it reproduces. Leave '%s' out.", continued, name);
    }
    refuse(
        "--continue keeps the stored settings",
        List.of("--systems", "--quick", "--ops", "--warmup", "--time", "--cpus", "--jdk", "-o"));
    if (!Reproduction.FILE.isIn(continued) || !CompareRecord.FILE.isIn(continued)) {
      throw UserError.badInput(
          "--continue %s: there is no reproduction in blocks there. Give the folder of one, which"
              + " has %s and %s.",
          continued, Reproduction.FILE.name(), CompareRecord.FILE.name());
    }
    Publication publication = Publication.named(Reproduction.FILE.read(continued).name());
    CompareRecord record = CompareRecord.FILE.read(continued);
    Conditions before = record.conditions();
    return compare(
        publication,
        context.variants(record.labels()),
        cpuOptions
            .again(context, places, before.origin())
            .withResults(replication.continued().results()),
        before.operations(),
        before.time(),
        true,
        before.threads(),
        record.replicates().size());
  }

  private int compare(
      Publication publication,
      List<Variant> variants,
      RunSettings run,
      List<String> wanted,
      MeasuringTime time,
      boolean fixedTime,
      int callers,
      int earlier) {
    var settings =
        new CompareSettings(
            Design.BLOCKS,
            variants,
            run.withScenario(publication.toScenario()),
            new CompareLoad(wanted, time, fixedTime, callers, Optional.empty()),
            replication.stopping(Design.BLOCKS),
            Margin.DEFAULT,
            Optional.empty(),
            replication.continued().folder());
    settings.requireVerdictPossible(earlier);
    settings.run().prepare(context, variants);
    return new CompareRun(
            context,
            settings,
            new BlockReproduction(publication, details.areWanted(), this::addPage))
        .execute();
  }

  private void addPage(Path folder) {
    PageFiles.add(folder, context.project());
    exports.write(List.of(folder), context.project());
  }
}
