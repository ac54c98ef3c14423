// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.chart.Chart;
import benchmark.cli.error.UserError;
import benchmark.cli.project.Project;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.text.ShellWords;
import benchmark.cli.text.Terminal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes pages, and their pictures beside them. */
public final class PageFiles {

  /** What codecs cost, as a picture for the README of a library. */
  public static final String CODEC = "codec.svg";

  private PageFiles() {}

  /**
   * A page that does not exist yet, named by the time.
   *
   * @param results the folder that holds the folders of results
   */
  public static Path newFile(Path results) {
    return RunFolder.writeBeside(results, RunFiles.PAGE, "");
  }

  /** Adds a page to results that have just been measured, in their folder. */
  public static void add(Path folder, Project project) {
    add(List.of(folder), project, folder.resolve(RunFiles.PAGE));
  }

  /**
   * Adds a page to results that have just been measured, and says where it is. Results without a
   * page are still good: what prevents one, even a bug, is only reported.
   */
  public static void add(List<Path> folders, Project project, Path file) {
    try {
      write(Sources.read(folders), project, file);
      Terminal.line("Page: " + file);
    } catch (UserError problem) {
      System.err.println("There is no page of the results. " + problem.getMessage());
    } catch (RuntimeException bug) {
      System.err.println(
          "There is no page of the results. This is a bug. Please report it with the stack trace"
              + " below.");
      bug.printStackTrace();
    }
  }

  /** Shows where the page of a stored comparison is, or what makes it. */
  public static void printPlace(Path folder) {
    Path page = folder.resolve(RunFiles.PAGE);
    Terminal.line(
        "Page: "
            + (Files.exists(page) ? page : ShellWords.benchmark("report", folder) + " makes it"));
  }

  /**
   * Writes a picture by itself.
   *
   * @throws UserError if it cannot be written: exit status 1
   */
  public static void write(Chart chart, Path file) {
    try {
      Files.writeString(file, chart.file(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Check disk space.", file, e.getMessage());
    }
  }

  /** A page of results without pictures beside it; its links are relative to the working folder. */
  public static String text(Sources sources, Project project) {
    return Page.of(sources, project, Path.of(RunFiles.PAGE)).text();
  }

  /**
   * Writes a page of results, and its pictures into a folder beside it: report-charts for
   * report.html.
   *
   * @throws UserError if it cannot be written
   */
  public static void write(Sources sources, Project project, Path file) {
    var page = Page.of(sources, project, file);
    String name = file.getFileName().toString().replaceFirst("\\.html$", "");
    Path charts = file.resolveSibling(name + "-charts");
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, page.text(), StandardCharsets.UTF_8);
      Files.createDirectories(charts);
      List<Chart> all = page.charts();
      for (int i = 0; i < all.size(); i++) {
        write(all.get(i), charts.resolve("%02d-%s.svg".formatted(i + 1, all.get(i).name())));
      }
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot write %s: %s. Check disk space, or give another file with -o.",
          file, e.getMessage());
    }
  }
}
