// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.export.ExportFile;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.page.PageFiles;
import benchmark.cli.page.Sources;
import benchmark.cli.run.CommandContext;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.Colours;
import benchmark.cli.text.Document;
import benchmark.cli.text.StandardOutput;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a page of stored results. */
@Command(
    name = "report",
    header = "report [DIR...]         results as one HTML page",
    description =
        "Turn results of runs, compare, verify and codec into one HTML page, and its charts into"
            + " SVG files beside it.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ReportCommand extends ContextCommand {

  private static final String LATEST = "latest";

  @Parameters(
      paramLabel = "DIR",
      arity = "0..*",
      description =
          "folders of results, or folders that contain them; latest (default): those of the last"
              + " command in results/, with the newest of verify and codec.")
  private List<String> folders = List.of(LATEST);

  @Option(
      names = "-o",
      paramLabel = "FILE",
      description = "the page (default results/<time>-report.html); - is standard output.")
  private Path file;

  @Mixin private ExportOptions exports;

  ReportCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("report");
    Path results = context.project().root().resolve("results");
    Sources sources =
        folders.equals(List.of(LATEST))
            ? Sources.latest(results)
            : Sources.readAny(
                folders.stream().map(Path::of).toList(),
                skipped ->
                    spec.commandLine().getErr().println("Left out: " + skipped.getMessage()));
    exports.require(sources);
    boolean toStandardOutput = file != null && StandardOutput.isMeantBy(file);
    if (toStandardOutput) {
      exports.refuseStandardOutput("-o " + file);
      StandardOutput.claim();
    }
    sources
        .all()
        .map(StoredResult::printed)
        .filter(it -> !it.blocks().isEmpty())
        .forEach(this::print);
    if (toStandardOutput) {
      ExportFile.write(file, PageFiles.text(sources, context.project()));
    } else {
      Path page = file == null ? PageFiles.newFile(results) : file;
      PageFiles.write(sources, context.project(), page);
      out().printf("The page: %s%n", page);
    }
    exports.write(sources, context.project());
    return ExitStatus.SUCCESS;
  }

  private void print(Document document) {
    out().println(Colours.of(TextRenderer.render(document)));
  }
}
