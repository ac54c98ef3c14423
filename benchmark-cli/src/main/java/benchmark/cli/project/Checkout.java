// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Child;
import benchmark.cli.process.Children;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Place;
import benchmark.launch.ExitStatus;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
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
 * A git repository of the user's, of which commits are read. Nothing in it is changed: neither its
 * files nor its index nor what git keeps of branches and worktrees.
 *
 * @param dir as the user has written it
 */
public record Checkout(Path dir) {

  private static final String ID = "--abbrev=10";
  private static final String ID_AND_SUBJECT = "--format=%h %s";

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
            .git("rev-parse", "--show-prefix")
            .orElseThrow(
                () ->
                    UserError.badInput(
                        "--checkout %1$s: git finds no repository there that it may read. Give the"
                            + " folder of a clone; git -C %1$s status says what is wrong.",
                        dir));
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
    return git("log", "-1", ID, ID_AND_SUBJECT, ref + "^{commit}", "--")
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
    if (first.equals(last) || git("merge-base", "--is-ancestor", first.id(), last.id()).isEmpty()) {
      throw UserError.badInput(
          "--refs %s: %s is not before %s in the history of %s. Give the older one first.",
          refs, refs.base(), refs.head(), dir);
    }
    var commits = new ArrayList<>(List.of(first));
    git(
            "log",
            "--first-parent",
            "--reverse",
            ID,
            ID_AND_SUBJECT,
            first.id() + Refs.DOTS + last.id(),
            "--")
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
      git("archive", "--format=zip", "-o", archive.toString(), commit.id(), ":(glob)**/pom.xml");
      try (var zip = new ZipFile(archive.toFile())) {
        for (ZipEntry entry :
            zip.stream().filter(it -> it.getName().endsWith("pom.xml")).toList()) {
          String module = entry.getName().replaceFirst("/?pom\\.xml$", "");
          try (var reader =
              new BufferedReader(
                  new InputStreamReader(zip.getInputStream(entry), StandardCharsets.UTF_8))) {
            poms.put(module, Pom.read(entry.getName() + " of " + commit.id(), reader));
          } catch (UserError unreadable) { // a template, or made for a test
            if (module.isEmpty()) {
              throw unreadable;
            }
          }
        }
      }
    } catch (IOException noPoms) {
      poms.clear();
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
   * objects of this one.
   *
   * @param log what git says
   * @throws UserError if git fails
   */
  void copyTo(Path copy, Commit commit, Path log, Children children) {
    git(
        children,
        log,
        "clone",
        "--quiet",
        "--shared",
        "--no-checkout",
        dir.toAbsolutePath().toString(),
        copy.toString());
    git(children, log, "-C", copy.toString(), "checkout", "--quiet", "--detach", commit.id());
  }

  private void git(Children children, Path log, String... words) {
    var command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    int status;
    try (Child child = Place.HERE.start(children, command, log, log, output -> {})) {
      status = child.awaitExit();
    }
    children.check();
    if (status == ExitStatus.INTERRUPTED) {
      throw new InterruptedByUserException();
    }
    if (status != ExitStatus.SUCCESS) {
      throw UserError.failure(
          "Git cannot copy %s: %s",
          dir, Place.HERE.read(log.toString()).map(String::strip).orElse("no reason given."));
    }
  }

  /** What git prints; empty if it fails, or there is none. */
  Optional<String> git(String... words) {
    var command = new ArrayList<>(List.of("git", "-C", dir.toString()));
    command.addAll(List.of(words));
    return Place.HERE.output(command);
  }
}
