// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.catalogue.Catalogue;
import benchmark.cli.error.UserError;
import benchmark.cli.option.PairsAndKinds;
import benchmark.cli.project.Pair;
import benchmark.cli.results.Json;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.VariantText;
import benchmark.cli.text.LineWrap;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.ExitStatus;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists pairs or scenarios. */
@Command(
    name = "list",
    header = "list [<pair>...]        every pair and what it is",
    description = "List every pair, or show everything about some.",
    mixinStandardHelpOptions = true)
final class ListCommand extends ContextCommand {

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..*",
      completionCandidates = PairsAndKinds.class,
      description = "pairs to show in full; or protocols or serializations, to list their pairs.")
  private List<String> names = List.of();

  @ArgGroup private Form form = new Form();

  /** What is listed, and how. */
  private static final class Form {

    @Option(names = "--scenarios", description = "list the scenarios instead.")
    private boolean scenarios;

    @Option(names = "--details", description = "everything about each pair.")
    private boolean details;

    @Option(names = "--markdown", description = "a table in Markdown, as docs/pairs.md has it.")
    private boolean markdown;

    @Option(
        names = "--settings",
        description = "how each pair is set up, in Markdown, as docs/settings.md has it.")
    private boolean settings;

    @Option(
        names = "--setups",
        description = "the variants of pairs in set-ups other than the standard one.")
    private boolean setups;

    @Option(names = "--json", description = "everything about the pairs, as JSON.")
    private boolean json;
  }

  ListCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("list");
    var out = out();
    if (form.scenarios) {
      if (!names.isEmpty()) {
        throw UserError.badInput(
            "'%s' has no effect with --scenarios. Leave one of them out.", names.get(0));
      }
      Scenarios.ALL.forEach(scenario -> list(scenario, out));
    } else if (form.markdown) {
      out.print(MarkdownRenderer.render(Catalogue.table(pairs())));
    } else if (form.settings) {
      out.print(MarkdownRenderer.render(Catalogue.settings(pairs())));
    } else if (form.setups) {
      Catalogue.setups(pairs()).forEach(out::println);
    } else if (form.json) {
      out.println(json(pairs()));
    } else if (!form.details && names.stream().allMatch(this::isKind)) {
      out.print(TextRenderer.render(Catalogue.overview(pairs())));
    } else {
      out.print(
          pairs().stream()
              .map(pair -> TextRenderer.render(Catalogue.details(pair)))
              .collect(Collectors.joining("\n")));
    }
    out.flush();
    return ExitStatus.SUCCESS;
  }

  /** The pairs that the user has named, by themselves or by a kind; all if none is. */
  private List<Pair> pairs() {
    return names.isEmpty()
        ? context.project().pairs()
        : names.stream().flatMap(this::pairs).distinct().toList();
  }

  private Stream<Pair> pairs(String name) {
    return isKind(name)
        ? context.project().pairs().stream().filter(pair -> isOfKind(pair, name))
        : Stream.of(context.project().pair(VariantText.parse(name).toString()));
  }

  /** Whether it is a protocol or a serialization, and no pair's name. */
  private boolean isKind(String name) {
    return context.project().find(name).isEmpty()
        && context.project().pairs().stream().anyMatch(pair -> isOfKind(pair, name));
  }

  private static boolean isOfKind(Pair pair, String name) {
    return pair.protocol().equals(name) || pair.serialization().equals(name);
  }

  private static String json(List<Pair> pairs) {
    try {
      return Json.MAPPER.writeValueAsString(pairs.stream().map(Catalogue::facts).toList());
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void list(Scenario scenario, PrintWriter out) {
    out.printf(
        "%s%n%s%s%n",
        scenario.name(),
        LineWrap.wrap(
            "%d callers: %s"
                .formatted(
                    scenario.callers(),
                    scenario.operations().stream()
                        .map(Operation::label)
                        .collect(Collectors.joining(", "))),
            "  "),
        LineWrap.wrap(scenario.description(), "  "));
  }
}
