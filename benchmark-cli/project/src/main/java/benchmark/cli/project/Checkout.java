// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcess;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Place;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A git repository of the user, whose commits are read. Nothing in it is changed: neither its files
 * nor its index nor what git keeps of branches and worktrees.
 *
 * @param dir as the user has written it
 */
public record Checkout(Path dir) {

  /** Commits as id and subject, however the user wants to see them. */
  private static final List<String> LOG =
      List.of(
          "log",
          "--abbrev=10",
          "--format=%h %s",
          "--encoding=UTF-8",
          "--no-color",
          "--no-notes",
          "--no-show-signature");

  /**
   * A commit.
   *
   * @param id shortened, at least ten digits
   * @param subject the first line of its message
   */
  public record Commit(String id, String subject) {

    private static Commit read(String line) {
      String[] words = line.split(" ", 2);
      return new Commit(words[0], words.length == 1 ? "" : words[1]);
    }
  }

  /**
   * A repository.
   *
   * @throws UserError if there is none: exit status 2
   */
  public static Checkout at(Path dir) {
    var checkout = new Checkout(dir);
    String within =
        checkout
            .git()
            .output("rev-parse", "--show-prefix")
            .orElseThrow(
                () ->
                    UserError.badInput(
                        "--checkout %s: git finds no repository there that it may read (%s). Give the"
                            + " folder of a clone.",
                        dir, checkout.git().reason("rev-parse", "--show-prefix")));
    if (!within.isBlank()) {
      throw UserError.badInput(
          "--checkout %s: this is a folder inside a clone. Give the clone's own folder.", dir);
    }
    return checkout;
  }

  /**
   * The commit that a ref means now.
   *
   * @throws UserError if there is none: exit status 2
   */
  public Commit commit(String ref) {
    return log("-1", ref + "^{commit}", "--")
        .map(Commit::read)
        .orElseThrow(
            () ->
                UserError.badInput(
                    "--refs: %s has no commit '%s'. Give a branch, tag or commit that it has;"
                        + " git fetch brings those of a remote.",
                    dir, ref));
  }

  /**
   * The commits from one to another, both included, the oldest first; of merged branches only the
   * merge.
   *
   * @throws UserError if one does not exist, or the first is not before the other: exit status 2
   */
  public List<Commit> between(Refs refs) {
    Commit first = commit(refs.base());
    Commit last = commit(refs.head());
    if (first.equals(last)
        || git().output("merge-base", "--is-ancestor", first.id(), last.id()).isEmpty()) {
      throw UserError.badInput(
          "--refs %s: %s is not before %s in the history of %s. Give the older one first.",
          refs, refs.base(), refs.head(), dir);
    }
    var commits = new ArrayList<>(List.of(first));
    log("--first-parent", "--reverse", first.id() + Refs.DOTS + last.id(), "--")
        .ifPresent(lines -> lines.lines().map(Commit::read).forEach(commits::add));
    return commits;
  }

  /**
   * The poms of a commit by their folders, the root's without a name; those that cannot be read are
   * left out.
   *
   * @throws UserError if there is none in the root: exit status 2
   */
  Map<String, Pom> poms(Commit commit) {
    var poms = new TreeMap<String, Pom>();
    Path archive = null;
    try {
      archive = Files.createTempFile("poms", ".zip");
      String[] words = {
        "archive", "--format=zip", "-o", archive.toString(), commit.id(), ":(glob)**/pom.xml"
      };
      if (git().output(words).isPresent()) {
        readPoms(commit, archive, poms);
      } else if (hasPom(commit)) {
        throw UserError.failure(
            "Git cannot read the poms of %s in %s: %s.", commit.id(), dir, git().reason(words));
      }
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot read the poms of %s in %s: %s. Check disk space.",
          commit.id(), dir, e.getMessage());
    } finally {
      delete(archive);
    }
    if (!poms.containsKey("")) {
      throw UserError.badInput(
          "--checkout %s: there is no pom.xml in its root at %s. Give a checkout that Maven"
              + " builds.",
          dir, commit.id());
    }
    return poms;
  }

  /** In its root. */
  private boolean hasPom(Commit commit) {
    return git()
        .output("ls-tree", "--name-only", commit.id(), "pom.xml")
        .filter(it -> !it.isEmpty())
        .isPresent();
  }

  private static void readPoms(Commit commit, Path archive, Map<String, Pom> poms)
      throws IOException {
    try (var zip = new ZipFile(archive.toFile())) {
      for (ZipEntry entry : zip.stream().filter(it -> it.getName().endsWith("pom.xml")).toList()) {
        String module = entry.getName().replaceFirst("/?pom\\.xml$", "");
        try (var bytes = zip.getInputStream(entry)) {
          poms.put(module, Pom.read(entry.getName() + " of " + commit.id(), bytes));
        } catch (UserError unreadable) { // a template, or made for a test
          if (module.isEmpty()) {
            throw unreadable;
          }
        }
      }
    }
  }

  private static void delete(Path file) {
    try {
      if (file != null) {
        Files.delete(file);
      }
    } catch (IOException e) {
      file.toFile().deleteOnExit();
    }
  }

  /**
   * Puts the files of a commit into a new folder: a repository of its own, which borrows the
   * objects of this one. If objects are missing here, as in a partial clone, they are fetched into
   * it from where it is from.
   *
   * @param log what git says
   * @throws UserError if git fails
   */
  void copyTo(Path copy, Commit commit, Path log, ChildProcesses children) {
    List<String> none = List.of();
    run(
        children,
        log,
        git()
            .command(
                none,
                "clone",
                "--quiet",
                "--shared",
                "--no-checkout",
                "--template=",
                dir.toAbsolutePath().toString(),
                copy.toString()));
    String own = git().output("rev-parse", "--absolute-git-dir").orElseThrow();
    List<String> files =
        List.of(
            "GIT_DIR=" + own,
            "GIT_WORK_TREE=" + copy,
            "GIT_INDEX_FILE=" + copy.resolve(".git/index"));
    run(children, log, git().command(files, "read-tree", "-m", "-u", commit.id()));
    run(
        children,
        log,
        new Git(copy).command(none, "update-ref", "--no-deref", "HEAD", commit.id()));
  }

  private void run(ChildProcesses children, Path log, List<String> command) {
    int status;
    try (ChildProcess child = Place.LOCAL.start(children, command, log, log, output -> {})) {
      status = child.awaitExit();
    }
    children.check();
    if (status == ExitStatus.INTERRUPTED) {
      throw new InterruptedByUserException();
    }
    if (status != ExitStatus.SUCCESS) {
      throw UserError.failure(
          "Git cannot copy %s: %s",
          dir, Place.LOCAL.read(log.toString()).map(String::strip).orElse("no reason given."));
    }
  }

  private Optional<String> log(String... words) {
    var command = new ArrayList<>(LOG);
    command.addAll(List.of(words));
    return git().output(command.toArray(String[]::new));
  }

  private Git git() {
    return new Git(dir);
  }
}
