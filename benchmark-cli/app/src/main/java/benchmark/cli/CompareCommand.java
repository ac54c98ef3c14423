// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.CompareRun;
import benchmark.cli.compare.CompareSettings;
import benchmark.cli.compare.ComparisonPrinter;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.compare.StoredRuns;
import benchmark.cli.error.UserError;
import benchmark.cli.option.CheckoutOptions;
import benchmark.cli.option.ComparisonOptions;
import benchmark.cli.option.DetailsOption;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.option.JdksOption;
import benchmark.cli.option.PairNames;
import benchmark.cli.page.PageFiles;
import benchmark.cli.project.Checkout;
import benchmark.cli.project.Checkout.Commit;
import benchmark.cli.reproduce.Reproduction;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.CommitVariants;
import benchmark.cli.run.VariantText;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.ShellWords;
import benchmark.cli.text.Terminal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Compares variants or stored runs, or prints or continues a stored comparison. */
@Command(
    name = "compare",
    header = "compare [options] A B   is the difference real?",
    customSynopsis = {
      "./benchmark.sh compare [options] A B [C...]  variants; A is the baseline",
      "       ./benchmark.sh compare --continue DIR        more blocks",
      "       ./benchmark.sh compare --checkout DIR --refs BASE..HEAD A    two commits",
      "       ./benchmark.sh compare --codec A B [C...]    the codecs alone",
      "       ./benchmark.sh compare DIR                   a stored comparison",
      "       ./benchmark.sh compare results/X results/Y   stored runs"
    },
    description = {
      "Find out whether variants differ: better, worse, the same, or undecided.",
      "A variant is pair[@key=value,...] with the keys jdk (a path), threads, heap (such as 2g),"
          + " classpath (a folder of classes or a jar), jvm (a flag), D.name (a system property),"
          + " the framework (a version, such as dubbo=2.7.23), and more: list PAIR shows them. The"
          + " prefix server. or client. sets a key for that side alone, such as"
          + " server.dubbo=2.7.23. Braces stand for several: dubbo-kryo@gc={g1,zgc}.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Durations are 90s, 5m30s or 1h; percentages are 2%%. Comparing a variant with itself"
          + " measures the noise of this machine, which is remembered.",
      "",
      "Exit status of a gate: 0 it passes, 3 it fails, 4 it is inconclusive, 1 it could not be"
          + " measured."
    })
final class CompareCommand extends ContextCommand {

  @Parameters(
      paramLabel = "<variant>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "variants, the baseline first; or folders of stored results.")
  private List<String> names = List.of();

  @Mixin private JdksOption jdks;

  @Mixin private CheckoutOptions commits;

  @Mixin private ComparisonOptions options;

  @Mixin private DetailsOption details;

  @Mixin private ExportOptions exports;

  CompareCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    if (!context.jmhArguments().isEmpty()) {
      throw UserError.badInput(
          "compare chooses JMH's options itself and takes none after --. Use --ops, --warmup,"
              + " --time and -t.");
    }
    if (options.isOfCodecs()) {
      refuse(
          "--codec measures one thread that makes no calls, in rounds",
          List.of(
              "--design",
              "--threads",
              "--rate",
              "--arrivals",
              "--in-flight",
              "--servers",
              "--clients",
              "--server",
              "--client",
              "--address"));
    }
    options.requireNoContradiction();
    names = jdks.each(names);
    if (commits.isWanted()) {
      return compareCommits();
    }
    if (options.replication().continued().folder().isPresent()) {
      return compareOn(options.replication().continued().folder().get());
    }
    List<Path> folders = names.stream().filter(this::isFolder).map(Path::of).toList();
    if (names.size() == 1 && folders.size() == 1) {
      return printAgain(folders.get(0));
    }
    if (names.size() < 2 && !names.contains(CommandContext.ALL)) {
      throw UserError.badInput(
          "compare takes two or more variants, the baseline first, but got %d:"
              + " ./benchmark.sh compare %sdubbo-hessianlite dubbo-kryo",
          names.size(), options.isOfCodecs() ? "--codec " : "");
    }
    return folders.isEmpty()
        ? measure(options.settings(context, names, Optional.empty()), 0)
        : compareStored(folders);
  }

  private int compareOn(Path continued) {
    requireComparison(continued, "--continue " + continued);
    if (Reproduction.FILE.isIn(continued)) {
      throw UserError.badInput(
          "--continue %s: this is a reproduction. Add to it with: %s",
          continued, ShellWords.benchmark("reproduce", "--continue", continued));
    }
    CompareRecord record = CompareRecord.FILE.read(continued);
    return measure(
        options.settings(context, names, Optional.of(record)), record.replicates().size());
  }

  private int compareCommits() {
    if (options.replication().continued().folder().isPresent()) {
      throw UserError.badInput(
          "--refs: a comparison that is continued has its commits. Leave --checkout and --refs"
              + " out.");
    }
    long pairs = names.stream().map(it -> VariantText.parse(it).name()).distinct().count();
    if (pairs != 1
        || names.size() > 2
        || names.contains(CommandContext.ALL)
        || names.stream().anyMatch(this::isFolder)) {
      throw UserError.badInput(
          "--refs %s: name one pair to compare both commits in, or two variants of it, one for each"
              + " commit, as in"
              + " ./benchmark.sh compare --checkout DIR --refs main..HEAD dubbo-kryo",
          commits.refs());
    }
    List<String> ofBoth = List.of(names.get(0), names.get(names.size() - 1));
    CompareSettings asked = options.settings(context, ofBoth, Optional.empty());
    requireMeasurable(asked, 0);
    Checkout checkout = commits.checkout();
    List<Commit> both =
        Stream.of(commits.refs().base(), commits.refs().head())
            .map(
                ref -> {
                  Commit commit = checkout.commit(ref);
                  Terminal.format("%s is %s: %s%n", ref, commit.id(), commit.subject());
                  return commit;
                })
            .toList();
    List<CommitVariants> variants =
        asked.variants().stream()
            .distinct()
            .map(it -> CommitVariants.of(context, asked.run(), it, checkout))
            .toList();
    CommitVariants base = variants.get(0);
    CommitVariants head = variants.get(variants.size() - 1);
    if (base.build().jars().equals(head.build().jars())) {
      base.build().unmeasured(both.get(0), both.get(1)).ifPresent(System.err::println);
    }
    List<String> labels = List.of(base.on(both.get(0)).label(), head.on(both.get(1)).label());
    return measure(options.settings(context, labels, Optional.empty()), 0);
  }

  private void requireMeasurable(CompareSettings settings, int earlier) {
    settings.requireVerdictPossible(earlier);
    exports.require(settings.gate().isPresent());
  }

  private int measure(CompareSettings settings, int earlier) {
    requireMeasurable(settings, earlier);
    settings.run().prepare(context, settings.variants(), settings.design().roles());
    var printer =
        new ComparisonPrinter(
            settings.margin(), settings.gate(), details.areWanted(), this::addPage);
    return new CompareRun(context, settings, printer).execute();
  }

  /** The page; of codecs also the picture for a README. */
  private void addPage(Path folder) {
    var comparison = ComparisonSummary.KIND.read(folder);
    if (comparison.isOfCodecs()) {
      PageFiles.write(comparison.grid().charts().get(0), folder.resolve(PageFiles.CODEC));
    }
    PageFiles.add(folder, context.project());
    exports.write(List.of(folder), context.project());
  }

  private static void requireComparison(Path folder, String words) {
    CompareRecord.requireReadable(folder);
    if (!CompareRecord.FILE.isIn(folder)) {
      throw UserError.badInput(
          "%s: there is no comparison there. Give the folder of one, which has a %s, or two or more"
              + " variants or runs.",
          words, CompareRecord.FILE.name());
    }
  }

  private int printAgain(Path folder) {
    requireOnly(
        "a stored comparison has been measured already and takes only --margin, --gate and"
            + " --details",
        List.of("--margin", "--gate", "--details"));
    requireComparison(folder, folder.toString());
    CompareRecord record = CompareRecord.FILE.read(folder);
    var printer =
        new ComparisonPrinter(
            options.margin().or(new Margin(record.margin())),
            options.gate(),
            details.areWanted(),
            any -> {});
    printer.print(folder, record);
    PageFiles.printPlace(folder);
    return printer.conclude(folder, record, Reproduction.FILE.isIn(folder));
  }

  /**
   * No pair's name has a slash in it, but at its end a shell may have added one; an override may be
   * a path. In the project's own folder a name means a pair or a module, not the folder of its
   * sources.
   */
  private boolean isFolder(String text) {
    String name = VariantText.parse(text).name();
    boolean known =
        context.project().module(name).isPresent() || context.project().find(name).isPresent();
    return !known
        && (text.replaceFirst("@.*", "").contains("/") || Files.isDirectory(Path.of(text)));
  }

  private int compareStored(List<Path> folders) {
    if (folders.size() < names.size()) {
      throw UserError.badInput(
          "compare takes variants or folders of results, not both: %s", String.join(" ", names));
    }
    requireOnly(
        "stored runs have been measured already and take only --margin", List.of("--margin"));
    folders.forEach(RunFolder::requireFolder);
    return StoredRuns.print(folders, options.margin().or(Margin.DEFAULT));
  }
}
