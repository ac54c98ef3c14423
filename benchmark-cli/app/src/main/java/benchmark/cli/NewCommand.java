// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.create.Coordinate;
import benchmark.cli.create.PairName;
import benchmark.cli.create.PairPlan;
import benchmark.cli.create.PairRemoval;
import benchmark.cli.create.SerializationCopy;
import benchmark.cli.error.UserError;
import benchmark.cli.project.Project;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.VariantText;
import benchmark.launch.ExitStatus;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes server and client of a new pair. */
@Command(
    name = "new",
    header = {"new <pair> --dependency GROUP:ARTIFACT:VERSION", "new <pair> --like dubbo-msgpack"},
    description = "Write the server and client of a new pair and add them to the root pom.",
    mixinStandardHelpOptions = true)
final class NewCommand extends ContextCommand {

  private static final String OPENED = "[a-z][a-z0-9.]*/[a-z][A-Za-z0-9_.]*";

  @Parameters(paramLabel = "<pair>", description = "<protocol>-<serialization>: dubbo-example")
  private String pair;

  @Option(
      names = "--dependency",
      paramLabel = "GROUP:ARTIFACT:VERSION",
      description =
          "the pair's library; repeat the option for each library that only this pair needs"
              + " in another version.")
  private List<String> dependencies = List.of();

  @Option(
      names = "--like",
      paramLabel = "PAIR",
      description =
          "start from a copy of that pair's serialization module, such as dubbo-msgpack's, under"
              + " the new name.")
  private String like;

  @Option(
      names = "--serialization",
      paramLabel = "NAME",
      description =
          "Dubbo's name for the serialization extension (default: what follows the dash); not for"
              + " protocols without a choice.")
  private String serialization;

  @Option(
      names = "--add-opens",
      paramLabel = "MODULE/PACKAGE",
      split = ",",
      description = "packages that both JVMs must open: java.base/java.util,java.base/java.time")
  private List<String> addOpens = List.of();

  @Option(names = "--dry-run", description = "print what would be written, and write nothing.")
  private boolean dryRun;

  @Option(
      names = "--replace",
      description = "remove the pair first, if it exists, and write it again.")
  private boolean replace;

  @Option(
      names = "--remove",
      description =
          "move the pair's modules out of the project: they move to target/removed, and can be"
              + " moved back.")
  private boolean remove;

  NewCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("new");
    PairName name = PairName.parse(pair);
    if (remove) {
      return remove(name);
    }
    List<Coordinate> libraries = dependencies.stream().map(Coordinate::parse).toList();
    for (String opened : addOpens) {
      if (!opened.matches(OPENED)) {
        throw UserError.badInput(
            "--add-opens '%s' is not module/package. Write one like java.base/java.util", opened);
      }
    }
    if (replace) {
      return replace(name, libraries);
    }
    write(context.project(), name, libraries);
    return ExitStatus.SUCCESS;
  }

  private void write(Project into, PairName name, List<Coordinate> libraries) {
    PairPlan plan =
        like == null
            ? PairPlan.of(into, name, serialization, libraries, addOpens)
            : copy(into, name);
    if (!dryRun) {
      plan.write(into.root());
    }
    print(plan);
  }

  private int remove(PairName name) {
    requireOnly("--remove takes the name of a pair only", List.of("--remove", "--dry-run"));
    var removal = PairRemoval.of(context.project(), name);
    if (!dryRun) {
      removal.apply();
    }
    print(removal);
    return ExitStatus.SUCCESS;
  }

  private int replace(PairName name, List<Coordinate> libraries) {
    if (dryRun) {
      throw UserError.badInput(
          "--dry-run: --replace takes the pair away before it plans the new one. Try --remove"
              + " --dry-run, or leave --dry-run out.");
    }
    if (like != null && VariantText.parse(like).name().equals(name.toString())) {
      throw UserError.badInput("--like %s: a pair cannot be replaced by a copy of itself.", like);
    }
    var removal = PairRemoval.of(context.project(), name);
    removal.apply();
    try {
      write(new Project(context.project().root()), name, libraries);
    } catch (RuntimeException failure) {
      removal.undo();
      throw failure;
    }
    print(removal);
    return ExitStatus.SUCCESS;
  }

  private void print(PairRemoval removal) {
    out()
        .printf(
            "%s out of the project: %s. %s in %s.%n",
            dryRun ? "Would take" : "Took",
            String.join(", ", removal.modules()),
            dryRun ? "They would be" : "They are",
            removal.to());
  }

  private PairPlan copy(Project into, PairName name) {
    if (!dependencies.isEmpty() || serialization != null) {
      throw UserError.badInput(
          "--like %s: the copy is the pair's library and its serialization, so %s has no effect."
              + " Leave it out.",
          like, serialization == null ? "--dependency" : "--serialization");
    }
    var liked = into.pair(VariantText.parse(like).toString());
    return PairPlan.of(into, name, SerializationCopy.of(into, liked, name), addOpens);
  }

  private void print(PairPlan plan) {
    var out = out();
    out.printf(
        "%s %s, %d lines for server and client together:%n",
        dryRun ? "Would write" : "Wrote", plan.name(), plan.lines());
    plan.files().keySet().forEach(file -> out.println("  " + file));
    out.println("  pom.xml: modules " + String.join(", ", plan.modules()));
    plan.libraries()
        .forEach(
            library -> out.printf("  pom.xml: %s (%s)%n", library.coordinate(), library.version()));
    out.printf(
        "%s:%n  ./benchmark.sh list%n  ./benchmark.sh verify %s%n  ./benchmark.sh --quick %s%n",
        dryRun ? "Then come" : "Next", plan.name(), plan.name());
  }
}
