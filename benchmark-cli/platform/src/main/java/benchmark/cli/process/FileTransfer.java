// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Carries files to a place and back, as tar streams through its prefix.
 *
 * @param carriers processes on the way, to be abandoned if the place is lost
 */
record FileTransfer(Prefix prefix, ChildProcesses children, Set<ChildProcess> carriers) {

  private static final int PATIENCE_MINUTES = 10;

  /**
   * Sends files.
   *
   * @param files by the names under which they arrive
   * @param command what reads the stream there
   * @throws UserError if they do not arrive
   */
  void send(Map<String, Path> files, List<String> command) {
    try {
      Path stage = Files.createTempDirectory("benchmark-cargo-");
      try {
        for (Map.Entry<String, Path> file : files.entrySet()) {
          Path link = stage.resolve(file.getKey());
          Files.createDirectories(link.getParent());
          Files.createSymbolicLink(link, file.getValue().toAbsolutePath());
        }
        pipe(
            List.of("tar", "-chf", "-", "-C", stage.toString(), "."),
            prefix.command(),
            command,
            false);
      } finally {
        Folders.delete(stage);
      }
    } catch (IOException e) {
      throw failure("sent", e.getMessage());
    }
  }

  /**
   * Brings all files of a folder there into one of this host.
   *
   * @throws UserError if they do not arrive
   */
  void bring(String there, Path here) {
    try {
      pipe(
          prefix.command(),
          List.of("tar", "-xof", "-", "-C", here.toString()),
          List.of("tar", "-cf", "-", "-C", there, "."),
          true);
    } catch (IOException e) {
      throw failure("brought back", e.getMessage());
    }
  }

  /**
   * Lets one process write what another one reads; one of the two gets its command first. The first
   * one ends, too, if the other one cannot be started.
   */
  private void pipe(
      List<String> writer, List<String> reader, List<String> command, boolean isFromThere)
      throws IOException {
    var processes = new ArrayList<Process>();
    var both = new ArrayList<ChildProcess>();
    try {
      for (List<String> program : List.of(writer, reader)) {
        var builder = new ProcessBuilder(program);
        if (!processes.isEmpty()) {
          builder.redirectOutput(ProcessBuilder.Redirect.DISCARD); // a greeting
        }
        Process process = builder.start();
        processes.add(process);
        both.add(ChildProcess.of(process, children));
      }
      carriers.addAll(both);
      carry(processes.get(0), processes.get(1), command, isFromThere);
    } finally {
      processes.forEach(Process::destroyForcibly); // if they have not ended
      both.forEach(carriers::remove);
      both.forEach(ChildProcess::awaitExit);
    }
  }

  private void carry(Process from, Process to, List<String> command, boolean isFromThere)
      throws IOException {
    CompletableFuture<String> ofFrom = said(from);
    CompletableFuture<String> ofTo = said(to);
    CompletableFuture<Void> deadline =
        CompletableFuture.runAsync(
            () -> List.of(from, to).forEach(Process::destroyForcibly),
            CompletableFuture.delayedExecutor(PATIENCE_MINUTES, TimeUnit.MINUTES));
    var brought = new AfterGreeting(from.getInputStream());
    try (OutputStream into = to.getOutputStream();
        InputStream out = isFromThere ? brought : from.getInputStream()) {
      if (isFromThere) {
        from.getOutputStream().write(Prefix.encoded(command));
        from.getOutputStream().flush();
      } else {
        into.write(Prefix.encoded(command));
      }
      out.transferTo(into);
    } catch (IOException broken) {
      // the exit status says so
    }
    try {
      int status = from.waitFor() | to.waitFor();
      deadline.cancel(false);
      if (status != 0) {
        String unbegun = brought.unbegun().strip();
        throw failure(
            isFromThere ? "brought back" : "sent",
            ofFrom.join() + (unbegun.isEmpty() ? ofTo.join() : unbegun));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedByUserException();
    }
  }

  /** What a process says of errors, which it is not kept from saying. */
  private static CompletableFuture<String> said(Process process) {
    return CompletableFuture.supplyAsync(
        () -> {
          try (InputStream errors = process.getErrorStream()) {
            return new String(errors.readAllBytes(), StandardCharsets.UTF_8)
                .strip()
                .replaceAll("\\s*\n\\s*", "; ");
          } catch (IOException processIsGone) {
            return "";
          }
        },
        work -> new Thread(work, "errors").start());
  }

  private UserError failure(String what, String why) {
    return UserError.failure(
        "%s: files cannot be %s (%s). Check the connection, and disk space on both sides.",
        prefix.name(), what, why.isEmpty() ? "the connection ended" : why);
  }
}
