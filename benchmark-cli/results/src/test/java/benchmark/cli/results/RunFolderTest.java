// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFolderTest {

  private static final String TIME = "\\d{8}-\\d{6}-";

  @TempDir Path results;

  /** As on a full disk. */
  @Test
  void aFolderThatCannotBeRenamedDoesNotHideWhyItsRunFailed() throws IOException {
    RunFolder run = RunFolder.create(results, "X");
    var why = new IllegalStateException("no memory");
    Path before = run.path();
    Files.delete(before);

    assertThat(run.end(false, why)).isSameAs(why);
    assertThat(why.getSuppressed()).singleElement().isInstanceOf(UserError.class);
    assertThat(run.end(true, null))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("Cannot rename " + before);
  }

  @Test
  void isPartialUntilItSucceeds() throws IOException {
    RunFolder folder = RunFolder.create(results.resolve("new/er"), "inproc");
    Files.writeString(folder.file("jmh.txt"), "text");

    assertThat(folder.path().getFileName().toString()).matches(TIME + "inproc\\.partial");
    Path done = folder.succeed();
    assertThat(done.getFileName().toString()).matches(TIME + "inproc");
    assertThat(done.resolve("jmh.txt")).hasContent("text");
    assertThat(folder.path()).isEqualTo(done);
    assertThat(done.getParent()).isDirectoryNotContaining("glob:**.partial");
  }

  @Test
  void latestLeadsToTheOneThatHasSucceededLast() throws IOException {
    RunFolder.create(results, "first").succeed();
    Path second = RunFolder.create(results, "second").succeed();
    RunFolder.create(results, "third").fail();
    RunFolder comparison = RunFolder.create(results, "compare");
    Path round = RunFolder.create(comparison.path().resolve("round-001"), "part").succeed();

    assertThat(results.resolve("latest").toRealPath()).isEqualTo(second.toRealPath());
    assertThat(round.resolveSibling("latest")).doesNotExist();
    Path done = comparison.succeed();
    assertThat(results.resolve("latest").toRealPath()).isEqualTo(done.toRealPath());
  }

  @Test
  void latestThatIsSomethingElseIsLeftAlone() throws IOException {
    Path own = Files.writeString(results.resolve("latest"), "mine");

    RunFolder.create(results, "inproc").succeed();

    assertThat(own).hasContent("mine");
  }

  @Test
  void keepsEverythingWhenItFails() throws IOException {
    RunFolder folder = RunFolder.create(results, "inproc");
    Files.writeString(folder.file("jmh.txt"), "text");
    Path failed = folder.fail();

    assertThat(failed.getFileName().toString()).matches(TIME + "inproc" + "\\.failed");
    assertThat(failed.resolve("jmh.txt")).hasContent("text");
  }

  @Test
  void runsOfTheSameSecondDoNotMeet() throws Exception {
    List<Callable<Path>> starts =
        IntStream.range(0, 200)
            .<Callable<Path>>mapToObj(
                n ->
                    () -> {
                      RunFolder folder = RunFolder.create(results, "inproc");
                      return n % 2 == 0 ? folder.succeed() : folder.fail();
                    })
            .toList();
    var pool = Executors.newFixedThreadPool(8);
    try {
      for (Future<Path> path : pool.invokeAll(starts)) {
        assertThat(path.get()).isDirectory();
      }
    } finally {
      pool.shutdown();
    }
    try (var folders = Files.list(results)) {
      assertThat(folders.filter(folder -> !Files.isSymbolicLink(folder))).hasSize(200);
    }
  }

  @Test
  void aFolderThatCannotBeWrittenIsSaid() throws IOException {
    Path file = Files.createFile(results.resolve("file"));

    assertThatThrownBy(() -> RunFolder.create(file.resolve("below"), "inproc"))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("Results cannot be written to " + file.resolve("below") + " (")
        .hasMessageEndingWith("). Give another folder with -o.");
  }

  @Test
  void aGoodRunIsReopenedUnderTheNameOfOneThatGoesOn() throws IOException {
    RunFolder first = RunFolder.create(results, "compare");
    first.write("compare.json", "{}");
    Path good = first.succeed();

    RunFolder again = RunFolder.resume(good);

    assertThat(again.path().toString()).isEqualTo(good + ".partial");
    assertThat(again.file("compare.json")).exists();
    assertThat(good).doesNotExist();
    assertThat(again.succeed()).isEqualTo(good).isDirectory();
  }

  @Test
  void theFolderThatALinkLeadsToIsReopenedAndNotTheLink() throws IOException {
    Path good = RunFolder.create(results, "compare").succeed().toRealPath();

    RunFolder again = RunFolder.resume(results.resolve("latest"));

    assertThat(again.path().toString()).isEqualTo(good + ".partial");
    assertThat(again.succeed()).isEqualTo(good).isDirectory();
    assertThat(results.resolve("latest").toRealPath()).isEqualTo(good);
  }

  @Test
  void whatIsDeletedMayBeMissing() {
    RunFolder folder = RunFolder.create(results, "compare");
    folder.write("report.html", "old");

    folder.delete("report.html");
    folder.delete("report.html");

    assertThat(folder.path()).isEmptyDirectory();
  }

  @Test
  void aLinkThatLeadsNowhereIsSaid() throws IOException {
    Path link = Files.createSymbolicLink(results.resolve("latest"), Path.of("gone"));

    assertThatThrownBy(() -> RunFolder.resume(link))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("The link " + link + " leads nowhere (");
  }

  @Test
  void nobodyGoesOnWithWhatIsStillMeasured() throws IOException {
    RunFolder measured = RunFolder.create(results, "compare").lock();

    assertThatThrownBy(() -> RunFolder.resume(measured.path()).lock())
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(measured.path() + " is still being measured.");

    assertThat(measured.succeed()).isEmptyDirectory();
    RunFolder.resume(measured.path()).lock().succeed();
  }

  @Test
  void saysWhetherItIsStillMeasured() throws IOException {
    RunFolder measured = RunFolder.create(results, "soak").lock();
    Path killed = Files.createDirectory(results.resolve("killed.partial"));

    assertThat(RunFolder.isLocked(measured.path())).contains(true);
    assertThat(RunFolder.isLocked(measured.succeed())).contains(false);
    assertThat(RunFolder.isLocked(killed)).contains(false);
    Files.createFile(killed.resolve(".lock"));
    assertThat(RunFolder.isLocked(killed)).as("nobody holds it").contains(false);
  }
}
