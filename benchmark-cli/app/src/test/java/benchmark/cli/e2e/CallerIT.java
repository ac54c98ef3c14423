// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.LocalRepository;
import benchmark.cli.project.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("the command line works whatever its caller has set")
class CallerIT {

  /** Numbers that were measured once; a report of them starts no JVM but the command line's. */
  private static final Path STORED =
      ProjectRoot.PATH.resolve("docs/results/hessianlite-fastjson2").toAbsolutePath();

  @TempDir Path dir;

  @ParameterizedTest
  @CsvSource({
    "JAVA_TOOL_OPTIONS,-XX:+UseG1GC",
    "JAVA_TOOL_OPTIONS,-XX:NoSuchFlag",
    "JAVA_TOOL_OPTIONS,-agentlib:none",
    "JDK_JAVA_OPTIONS,--no-such-option",
    "_JAVA_OPTIONS,-Xmx1m",
    "CLASSPATH,/no/such/folder",
    "CDPATH,/",
  })
  void optionsForEveryJvmAreForMeasuredOnes(String variable, String value) {
    CommandResult usual = Script.ofProject().run("list");
    CommandResult outcome = Script.ofProject().with(variable, value).run("list");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout()).isEqualTo(usual.stdout());
    assertThat(outcome.stderr()).isEmpty();
  }

  /** The last one is not installed, as one that ssh has brought along. */
  @ParameterizedTest
  @ValueSource(strings = {"C", "POSIX", "xx_YY.UTF-8"})
  void anyLocaleCanNameAnyFile(String locale) throws IOException {
    CommandResult outcome =
        shell(
            "mkdir \"$2/$(printf 'b\\303\\244nk')\" && cd \"$2\"/b*k && LC_ALL=%s \"$0\" report \"$1\""
                    .formatted(locale)
                + " -o \"$(printf '\\303\\274.html')\""
                + " --export-csv \"$PWD/$(printf '\\360\\237\\230\\200.csv')\" && ls",
            STORED.toString(),
            dir.toString());

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout()).contains("ü.html\n", "ü-charts\n", "😀.csv\n");
  }

  @Test
  void withoutAnyUtf8OneSentenceSaysWhatToSet() throws IOException {
    Path bin = stub("locale", "[ \"$1\" = -a ] && printf 'C\\nPOSIX\\n' || echo ANSI_X3.4-1968");
    String path = bin + ":" + System.getenv("PATH");

    CommandResult outcome =
        shell("PATH='%s' LC_ALL=C \"$0\" report \"$(printf '/\\303\\274')\"".formatted(path));
    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .isEqualTo(
            "The locale 'C' cannot name the project's folder, HOME, the working directory or an"
                + " argument, and no locale of this system has UTF-8. Install one, such as C.UTF-8,"
                + " and set LC_ALL to it.\n");
    assertThat(shell("PATH='%s' LC_ALL=C \"$0\" list".formatted(path)).status()).isZero();
  }

  @Test
  void aWordInAnotherEncodingIsRefused() throws IOException {
    CommandResult outcome = shell("\"$0\" report \"$(printf '/tmp/\\374')\"");

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.stderr())
        .isEqualTo(
            "'/tmp/\uFFFD' is not UTF-8. Write it in UTF-8; rename a file whose name is in another"
                + " encoding.\n");
  }

  /** As a git hook does, or whoever works on several repositories. */
  @Test
  void theVersionIsThisProjectsCommit() throws IOException {
    var other = LocalRepository.in(dir.resolve("other"));
    other.write("a", "a");
    other.commit("Begin");
    String git = other.dir().resolve(".git").toString();

    CommandResult outcome =
        Script.ofProject()
            .with("GIT_DIR", git)
            .with("GIT_WORK_TREE", other.dir().toString())
            .with("GIT_INDEX_FILE", git + "/index")
            .run("--version");

    assertThat(outcome.stdout()).isEqualTo(Script.ofProject().run("--version").stdout());
  }

  @ParameterizedTest
  @CsvSource({
    "--export-json,[ {",
    "--export-csv,'evidence,'",
    "--export-markdown,|",
    "--export-bencher,{",
    "--export-openmetrics,# ",
    "-o,<!DOCTYPE html>",
  })
  void aDashIsStandardOutputAndNothingElseGoesThere(String option, String beginning) {
    CommandResult outcome = report(option, "-");

    assertThat(outcome.status()).as(outcome.stderr()).isZero();
    assertThat(outcome.stdout().strip()).startsWith(beginning).doesNotContain("The page: ");
    assertThat(outcome.stderr()).contains(option.equals("-o") ? "" : "The page: ");
    assertThat(dir.resolve("-")).doesNotExist();
  }

  @Test
  void whatGoesToStandardOutputIsWhatAFileWouldHave() throws IOException {
    Path file = dir.resolve("numbers.json");
    report("--export-json", file.toString());

    assertThat(report("--export-json", "-").stdout()).isEqualTo(Files.readString(file));
    assertThat(report("--export-json", "/dev/stdout").stdout()).isEqualTo(Files.readString(file));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--export-json - --export-csv -|--export-json, --export-csv: only one of them can go to"
            + " standard output. Give files for the others.",
        "--export-json - -o -|--export-json, -o -: only one of them can go to standard output. Give"
            + " a file for the other.",
        "--export-action -|--export-action -: these are two files, and standard output is one. Give"
            + " the beginning of their names.",
      })
  void onlyOneThingGoesToStandardOutput(String options, String sentence) {
    CommandResult outcome = report(options.split(" "));

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.stdout()).isEmpty();
    assertThat(outcome.stderr()).isEqualTo(sentence + "\n");
  }

  @Test
  void resultsAreAFolder() {
    CommandResult outcome = Script.ofProject().run("--quick", "-o", "-", "inproc");

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.stderr())
        .isEqualTo(
            "-o -: results are a folder, which standard output cannot be. Give a folder;"
                + " --export-json - prints the numbers.\n");
  }

  @Tag("every-pair")
  @Test
  void ofARunOnlyTheTextOfJmhGoesToStandardOutput() throws IOException {
    CommandResult outcome =
        Script.ofProject().run(ShortRun.of("-o", dir.toString(), "-f", "-", "inproc"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .isEqualTo(Files.readString(Tools.onlyFolder(dir).resolve("jmh.txt")));
    assertThat(outcome.stderr()).contains("Results: ");
  }

  @Test
  void resultsThatWentThroughWindowsAreReadTheSame() throws IOException {
    Path copy = dir.resolve("stored");
    shell("cp -r \"$1\" \"$2\" && find \"$2\" -type f -exec sed -i 's/$/\\r/' {} +", STORED, copy);

    assertThat(numbers(copy)).isEqualTo(numbers(STORED)).isNotEmpty();
  }

  private String numbers(Path stored) {
    String page = dir.resolve("page.html").toString();
    return Script.ofProject()
        .run("report", stored.toString(), "--export-csv", "-", "-o", page)
        .stdout();
  }

  private CommandResult report(String... options) {
    var words = new ArrayList<>(List.of("report", STORED.toString()));
    if (!List.of(options).contains("-o")) {
      words.addAll(List.of("-o", dir.resolve("page.html").toString()));
    }
    words.addAll(List.of(options));
    return Script.ofProject().in(dir).run(words);
  }

  private Path stub(String name, String text) throws IOException {
    Path bin = Files.createDirectories(dir.resolve("bin"));
    Path program = Files.writeString(bin.resolve(name), "#!/bin/sh\n" + text + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return bin;
  }

  /** Runs words of a shell, in which $0 is the script: only a shell can make words of any bytes. */
  private static CommandResult shell(String text, Object... arguments) throws IOException {
    var words = new ArrayList<>(List.of("sh", "-c", text));
    words.add(BuiltProject.project().root().resolve("benchmark.sh").toString());
    List.of(arguments).forEach(it -> words.add(it.toString()));
    var builder = new ProcessBuilder(words);
    builder.environment().putAll(Map.of("JAVA_HOME", System.getProperty("java.home")));
    try (Run run = Run.start(builder)) {
      return run.awaitEnd();
    }
  }
}
