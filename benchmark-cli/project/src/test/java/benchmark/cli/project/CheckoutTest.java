// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.project.Checkout.Commit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckoutTest {

  private static final String POM =
      """
      <project><modelVersion>4.0.0</modelVersion>
        <groupId>org.example</groupId><artifactId>%s</artifactId><version>${revision}</version>
        <properties><revision>%s</revision></properties>
        %s
      </project>
      """;

  @TempDir Path dir;

  private LocalRepository repository;
  private Checkout checkout;

  @BeforeEach
  void threeCommits() throws IOException {
    repository = LocalRepository.in(dir.resolve("clone"));
    repository.write("pom.xml", POM.formatted("all", "3.3.7-SNAPSHOT", modules()));
    repository.write("part/pom.xml", POM.formatted("part", "3.3.7-SNAPSHOT", ""));
    repository.commit("Begin");
    repository.write("part/a.txt", "a");
    repository.commit("Add a");
    repository.git("tag", "v1");
    repository.write("part/a.txt", "b");
    repository.commit("Say b, not \"a\"");
    checkout = Checkout.at(repository.dir());
  }

  /** In a profile, where Dubbo has the module of its one jar. */
  private static String modules() {
    return """
    <packaging>pom</packaging>
    <profiles><profile><id>all</id><modules><module>part</module></modules></profile></profiles>
    """;
  }

  @Test
  void knowsItsCommits() {
    List<Commit> commits = checkout.between(new Refs("HEAD~2", "HEAD"));

    assertThat(commits)
        .extracting(Commit::subject)
        .containsExactly("Begin", "Add a", "Say b, not \"a\"");
    assertThat(commits.get(1)).isEqualTo(checkout.commit("v1"));
    assertThat(commits.get(1).id()).matches("[0-9a-f]{10}");
  }

  @Test
  void refusesWhatIsNotThere() {
    assertThatThrownBy(() -> checkout.commit("v2"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--refs: %s has no commit 'v2'. Give a branch, tag or commit that it has; git fetch"
                + " brings those of a remote.",
            repository.dir());
    assertThatThrownBy(() -> checkout.between(new Refs("HEAD", "v1")))
        .hasMessage(
            "--refs HEAD..v1: HEAD is not before v1 in the history of %s. Give the older one"
                + " first.",
            repository.dir());
    assertThatThrownBy(() -> Checkout.at(dir.resolve("none")))
        .hasMessage(
            "--checkout %1$s: git finds no repository there that it may read (fatal: cannot change to"
                + " '%1$s': No such file or directory). Give the folder of a clone.",
            dir.resolve("none"));
    assertThatThrownBy(() -> Checkout.at(repository.dir().resolve("part")))
        .hasMessage(
            "--checkout %s: this is a folder inside a clone. Give the clone's own folder.",
            repository.dir().resolve("part"));
  }

  /** A copy is of the commit, whatever the user has in the folder; there nothing changes. */
  @Test
  void isCopiedAndLeftAlone() throws IOException {
    repository.write("part/a.txt", "not committed");
    List<String> before = repository.files();
    Path copy = dir.resolve("copy");

    checkout.copyTo(copy, checkout.commit("v1"), dir.resolve("log"), new ChildProcesses());

    assertThat(copy.resolve("part/a.txt")).hasContent("a");
    assertThat(copy.resolve("pom.xml")).exists();
    assertThat(repository.files()).isEqualTo(before);
    assertThat(repository.dir().resolve("part/a.txt")).hasContent("not committed");
  }

  /** What a user sets for their own eyes, and what runs when they work in a clone. */
  @Test
  void isReadTheSameWhateverIsSetForGit() throws IOException {
    repository.write("lines.txt", "one\ntwo\n");
    repository.commit("Grüße senden");
    List<Commit> before = checkout.between(new Refs("HEAD~3", "HEAD"));
    Path hooks = Files.createDirectories(dir.resolve("hooks"));
    Path hook = hooks.resolve("post-checkout");
    Files.writeString(hook, "#!/bin/sh\ntouch '" + dir.resolve("ran") + "'\n");
    assertThat(hook.toFile().setExecutable(true)).isTrue();
    String[] settings = {
      "color.ui=always",
      "core.abbrev=40",
      "core.autocrlf=true",
      "core.hooksPath=" + hooks,
      "core.pager=cat /dev/null",
      "core.sparseCheckout=true",
      "diff.noprefix=true",
      "format.pretty=fuller",
      "i18n.logOutputEncoding=ISO-8859-1",
      "log.date=relative",
      "log.decorate=full",
      "log.showSignature=true",
    };
    for (String setting : settings) {
      String[] words = setting.split("=", 2);
      repository.git("config", words[0], words[1]);
    }
    Files.writeString(
        Files.createDirectories(repository.dir().resolve(".git/info")).resolve("sparse-checkout"),
        "/pom.xml\n");

    assertThat(checkout.between(new Refs("HEAD~3", "HEAD"))).isEqualTo(before);
    assertThat(checkout.commit("HEAD").subject()).isEqualTo("Grüße senden");
    Path copy = copyOf(checkout, "HEAD");
    assertThat(copy.resolve("lines.txt"))
        .hasBinaryContent("one\ntwo\n".getBytes(StandardCharsets.UTF_8));
    assertThat(copy.resolve("part/a.txt")).hasContent("b");
    assertThat(dir.resolve("ran")).doesNotExist();
    assertThat(new LocalRepository(copy).git("status", "--porcelain")).isEmpty();
  }

  /** What git says of a signature goes to the same stream as the commit. */
  @Test
  void aSignedHistoryIsReadLikeAnyOther() throws IOException {
    Path key = dir.resolve("key");
    repository.git("config", "gpg.format", "ssh");
    Process made =
        new ProcessBuilder("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key.toString())
            .start();
    assertThat(made.onExit().join().exitValue()).isZero();
    Files.writeString(
        dir.resolve("signers"), "a@example.org " + Files.readString(Path.of(key + ".pub")));
    repository.git("config", "gpg.ssh.allowedSignersFile", dir.resolve("signers").toString());
    repository.git("config", "user.signingKey", key + ".pub");
    repository.git("config", "commit.gpgSign", "true");
    repository.git("config", "log.showSignature", "true");
    repository.write("part/a.txt", "c");
    repository.commit("Say c");
    assertThat(repository.git("log", "-1", "--format=%s")).contains("Good \"git\" signature");

    assertThat(checkout.commit("HEAD").subject()).isEqualTo("Say c");
    assertThat(checkout.between(new Refs("HEAD~1", "HEAD")))
        .extracting(Commit::subject)
        .containsExactly("Say b, not \"a\"", "Say c");
    assertThat(copyOf(checkout, "HEAD").resolve("part/a.txt")).hasContent("c");
  }

  /** Its objects come from its remote when they are needed. */
  @ParameterizedTest
  @ValueSource(strings = {"--filter=blob:none", "--filter=tree:0", "--depth=3"})
  void aPartialCloneIsReadAndCopied(String partial) throws IOException {
    repository.git("config", "uploadpack.allowFilter", "true");
    repository.git("config", "uploadpack.allowAnySHA1InWant", "true");
    Path clone = dir.resolve("partial");
    repository.git(
        "clone", "-q", "--no-checkout", partial, "file://" + repository.dir(), clone.toString());
    Checkout of = Checkout.at(clone);

    assertThat(of.poms(of.commit("HEAD~1"))).containsOnlyKeys("", "part");
    assertThat(copyOf(of, "HEAD~1").resolve("part/a.txt")).hasContent("a");
  }

  @Test
  void aPartialCloneWhoseRemoteIsGoneIsSaid() throws IOException {
    repository.git("config", "uploadpack.allowFilter", "true");
    Path clone = dir.resolve("partial");
    repository.git(
        "clone",
        "-q",
        "--no-checkout",
        "--filter=blob:none",
        "file://" + repository.dir(),
        clone.toString());
    Files.move(repository.dir(), dir.resolve("gone"));
    Checkout of = Checkout.at(clone);

    assertThatThrownBy(() -> of.poms(of.commit("HEAD")))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(
            "Git cannot read the poms of %s in %s: fatal: "
                .formatted(of.commit("HEAD").id(), clone))
        .hasMessageContaining("does not appear to be a git repository");
  }

  @Test
  void aWorktreeIsReadAndCopied() throws IOException {
    Path worktree = dir.resolve("worktree");
    repository.git("worktree", "add", "-q", "--detach", worktree.toString(), "v1");
    Checkout of = Checkout.at(worktree);

    assertThat(of.commit("HEAD")).isEqualTo(checkout.commit("v1"));
    Path copy = copyOf(of, "HEAD");
    assertThat(copy.resolve("part/a.txt")).hasContent("a");
    assertThat(new LocalRepository(copy).git("rev-parse", "--short=10", "HEAD"))
        .isEqualTo(of.commit("HEAD").id());
  }

  private Path copyOf(Checkout of, String ref) {
    Path copy = dir.resolve("copy of " + ref);
    of.copyTo(copy, of.commit(ref), dir.resolve("log"), new ChildProcesses());
    return copy;
  }

  @Test
  void aCommitOfAnotherVersionIsRefusedBeforeItIsBuilt() throws IOException {
    Path jar = dir.resolve("org/example/part/3.2.19/part-3.2.19.jar");

    assertThatThrownBy(() -> build(jar).jarsOf(checkout.commit("v1")))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--checkout %s: %s is part 3.3.7-SNAPSHOT, but some-pair runs on 3.2.19. Name a variant"
                + " with part=3.3.6 for this commit, or commits of the same version.",
            repository.dir(), checkout.commit("v1").id());
  }

  @Test
  void aCheckoutOfSomethingElseIsRefused() throws IOException {
    Path jar = dir.resolve("org/example/other/3.3.6/other-3.3.6.jar");

    assertThatThrownBy(() -> build(jar).jarsOf(checkout.commit("v1")))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--checkout %s: at %s, it has no module that some-pair runs on. Name another pair, or"
                + " another checkout.",
            repository.dir(), checkout.commit("v1").id());
  }

  @Test
  void aCheckoutWithoutAPomIsRefused() throws IOException {
    Files.delete(repository.dir().resolve("pom.xml"));
    repository.commit("Move to another tool");

    assertThatThrownBy(() -> build(dir).jarsOf(checkout.commit("HEAD")))
        .hasMessage(
            "--checkout %s: there is no pom.xml in its root at %s. Give a checkout that Maven"
                + " builds.",
            repository.dir(), checkout.commit("HEAD").id());
  }

  /** Only those that the pair runs on, whether they are used or a BOM has them. */
  @Test
  void saysWhichLibrariesOfTwoCommitsAreNotMeasured() throws IOException {
    for (String version : List.of("1.1", "1.2")) {
      repository.write(
          "pom.xml",
          POM.formatted(
              "all", version, modules().replace("</modules>", "<module>bom</module></modules>")));
      repository.write(
          "part/pom.xml",
          POM.formatted(
              "part",
              version,
              dependencies(
                  "org.yaml:snakeyaml:compile", "org.yaml:absent:compile", "org.junit:a:test")));
      repository.write(
          "part/src/it/pom.xml",
          POM.formatted("it", version, dependencies("io.netty:netty-handler:compile")));
      repository.write(
          "bom/pom.xml",
          """
          <project><groupId>org.example</groupId><artifactId>bom</artifactId>
            <dependencyManagement>%s</dependencyManagement>
          </project>
          """
              .formatted(
                  dependencies(
                      "io.netty:netty-bom:import",
                      "org.example:part:compile",
                      "org.absent:bom:import")));
      repository.commit("Take libraries " + version);
    }
    Commit base = checkout.commit("HEAD~1");
    Commit head = checkout.commit("HEAD");
    CommitBuild build =
        build(
            dir.resolve("org/example/part/1.1/part-1.1.jar"),
            dir.resolve("org/yaml/snakeyaml/2.0/snakeyaml-2.0.jar"),
            dir.resolve("org/junit/a/1/a-1.jar"),
            dir.resolve("io/netty/netty-handler/4.1/netty-handler-4.1.jar"));

    assertThat(build.unmeasured(base, head))
        .contains(
            """
            Not measured: %s declares io.netty:netty-bom:1.1, org.yaml:snakeyaml:1.1; \
            %s declares io.netty:netty-bom:1.2, org.yaml:snakeyaml:1.2. \
            Every commit runs on the libraries of some-pair instead. \
            To measure that difference, too, install both builds under versions of their own and \
            compare variants that run on those."""
                .formatted(base.id(), head.id()));
    assertThat(build.unmeasured(checkout.commit("v1"), checkout.commit("HEAD~2"))).isEmpty();
  }

  /** Of group:artifact:scope, in the version of the checkout. */
  private static String dependencies(String... libraries) {
    return Stream.of(libraries)
        .map(it -> it.split(":"))
        .map(
            it ->
                """
                <dependency><groupId>%s</groupId><artifactId>%s</artifactId>
                  <version>${revision}</version><scope>%s</scope></dependency>
                """
                    .formatted(it[0], it[1], it[2]))
        .collect(Collectors.joining("", "<dependencies>", "</dependencies>"));
  }

  private CommitBuild build(Path... jars) throws IOException {
    var framework = new Framework("part", "Part", "part.version", "org.example:part", null);
    return new CommitBuild(
        new Project(dir),
        new ChildProcesses(),
        checkout,
        List.of(jars),
        "some-pair",
        Optional.of(framework));
  }

  @Test
  void aPomWithAByteOrderMarkIsRead() throws IOException {
    repository.write("pom.xml", "\uFEFF" + POM.formatted("all", "3.3.8", modules()));
    repository.commit("Edit on Windows");

    assertThat(checkout.poms(checkout.commit("HEAD")).get("").artifact()).isEqualTo("all");
  }

  @Test
  void aTemplateOfAPomIsLeftOut() throws IOException {
    repository.write("archetype/pom.xml", "#set($name = 'x')");
    repository.commit("Add a template");

    assertThat(checkout.poms(checkout.commit("HEAD"))).containsOnlyKeys("", "part");
  }
}
