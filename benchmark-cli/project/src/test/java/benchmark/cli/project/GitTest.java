// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("what git says does not depend on what the caller has set for git")
class GitTest {

  @TempDir Path dir;

  private LocalRepository other;
  private LocalRepository own;

  @BeforeEach
  void twoRepositories() throws IOException {
    other = repository("other");
    own = repository("own");
  }

  private LocalRepository repository(String name) throws IOException {
    var repository = LocalRepository.in(dir.resolve(name));
    repository.write("pom.xml", "<project/>");
    repository.write("part/pom.xml", "<project/>");
    repository.commit("Begin " + name);
    return repository;
  }

  /** As in a hook, or in a script that works on another repository. */
  @ParameterizedTest
  @CsvSource({
    "GIT_DIR,other/.git",
    "GIT_WORK_TREE,other",
    "GIT_INDEX_FILE,other/.git/index",
    "GIT_COMMON_DIR,other/.git",
    "GIT_OBJECT_DIRECTORY,other/.git/objects",
    "GIT_CEILING_DIRECTORIES,",
    "GIT_NAMESPACE,other",
    "GIT_SHALLOW_FILE,other/.git/HEAD",
  })
  void variablesNameNoOtherRepository(String variable, String value) throws Exception {
    String path = value == null ? dir.toString() : dir.resolve(value).toString();

    assertThat(run(Map.of(variable, path), "rev-parse", "HEAD"))
        .isEqualTo(own.git("rev-parse", "HEAD"));
    assertThat(run(Map.of(variable, path), "status", "--porcelain")).isEmpty();
  }

  @Test
  void injectedSettingsAreNotUsed() throws Exception {
    var counted =
        Map.of(
            "GIT_CONFIG_COUNT", "1",
            "GIT_CONFIG_KEY_0", "core.worktree",
            "GIT_CONFIG_VALUE_0", dir.resolve("other/part").toString());
    assertThat(run(counted, "status", "--porcelain")).isEmpty();
    assertThat(
            run(
                Map.of("GIT_CONFIG_PARAMETERS", "'core.bare=true'"),
                "rev-parse",
                "--is-bare-repository"))
        .isEqualTo("false");
  }

  @Test
  void pathsAreReadAsThisProjectWritesThem() throws Exception {
    assertThat(run(Map.of("GIT_LITERAL_PATHSPECS", "1"), "ls-files", ":(glob)**/pom.xml").lines())
        .containsExactly("part/pom.xml", "pom.xml");
  }

  @Test
  void whatLeadsToARemoteStays() {
    assertThat(
            new Git(dir)
                .command(
                    Set.of("GIT_SSH_COMMAND", "GIT_SSL_CAINFO", "GIT_DIR", "PATH"),
                    List.of(),
                    "fetch"))
        .contains("-u", "GIT_DIR")
        .doesNotContain("GIT_SSH_COMMAND", "GIT_SSL_CAINFO", "PATH");
  }

  @Test
  void aReasonIsWhatGitSays() throws IOException {
    assertThat(new Git(own.dir()).reason("rev-parse", "--verify", "v9"))
        .isEqualTo("fatal: Needed a single revision");
    assertThat(new Git(dir.resolve("none")).reason("status"))
        .isEqualTo(
            "fatal: cannot change to '%s': No such file or directory"
                .formatted(dir.resolve("none")));
  }

  /** Runs what this project would run in that environment. */
  private String run(Map<String, String> environment, String... words) throws Exception {
    var builder =
        new ProcessBuilder(new Git(own.dir()).command(environment.keySet(), List.of(), words))
            .redirectErrorStream(true);
    builder.environment().putAll(environment);
    Process process = builder.start();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }

  @Test
  void theStateOfAProjectIsItsOwn() throws IOException {
    assertThat(GitState.of(own.dir())).isEqualTo(new GitState(own.git("rev-parse", "HEAD"), false));

    own.git("config", "status.showUntrackedFiles", "no");
    own.git("config", "color.ui", "always");
    own.git("config", "core.fsmonitor", "echo /; touch '" + dir.resolve("ran") + "'; true");
    own.write("new.txt", "not committed");
    assertThat(GitState.of(own.dir()).dirty()).isTrue();
    assertThat(dir.resolve("ran")).doesNotExist();
  }

  /** As an archive of the project that was unpacked in a clone of something else. */
  @Test
  void aProjectInsideAnotherRepositoryHasNoCommitUnlessItIsAPartOfIt() throws IOException {
    Path unpacked = Files.createDirectories(other.dir().resolve("tools/benchmark"));
    Files.writeString(unpacked.resolve("pom.xml"), "<project/>");
    assertThat(GitState.of(unpacked)).isEqualTo(new GitState(null, null));

    other.commit("Take it in");
    other.write("elsewhere.txt", "not committed");
    assertThat(GitState.of(unpacked))
        .isEqualTo(new GitState(other.git("rev-parse", "HEAD"), false));
  }
}
