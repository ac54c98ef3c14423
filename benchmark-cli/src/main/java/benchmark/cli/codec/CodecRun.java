// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.Limit;
import benchmark.cli.project.Role;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.status.StatusLine;
import benchmark.cli.topology.LogTail;
import benchmark.contract.Operation;
import benchmark.launch.EntryPoint;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Measures the codecs of variants, with one client JVM for each operation and no server. */
public final class CodecRun {

  /**
   * Code waits for its compilation: where the compiler's thread is short of CPU, code that is still
   * interpreted would be taken for the codec, ten times too slow.
   */
  private static final String WAIT_FOR_COMPILER = "-Xbatch";

  private final CommandContext session;
  private final RunSettings settings;
  private final List<Operation<?>> operations;
  private final Path folder;
  private final StatusLine status = StatusLine.ofThisProcess();

  /**
   * Prepares a run.
   *
   * @param operations whose messages are measured
   * @param folder where its files go
   */
  public CodecRun(
      CommandContext session, RunSettings settings, List<Operation<?>> operations, Path folder) {
    this.session = session;
    this.settings = settings;
    this.operations = List.copyOf(operations);
    this.folder = folder;
  }

  /** Measures one variant; one that cannot be measured is reported, too. */
  public PairCodec measure(Variant variant) {
    variant.pair().limit().within(operations.stream().map(Operation::name).toList()).tell();
    String jdk = variant.jdk().orElse(settings.jdk()).version();
    try {
      return PairCodec.of(
          variant.label(), costs(variant, "codec of " + variant.label()), settings.results(), jdk);
    } catch (UserError problem) {
      session.interruption().check();
      return PairCodec.failed(variant.label(), jdk, problem.getMessage());
    }
  }

  /**
   * Measures all messages that one variant can carry, in the order of the operations.
   *
   * @param doing what the status line says
   * @return none if the pair has no codec
   * @throws UserError if its codec cannot be measured
   */
  List<MessageCost> costs(Variant variant, String doing) {
    var messages = new ArrayList<MessageCost>();
    Limit limit = variant.pair().limit();
    try {
      for (Operation<?> operation : operations) {
        if (limit.operations().contains(operation.name())) {
          continue;
        }
        status.show(doing, operation.label());
        List<MessageCost> ofOperation = measure(variant, operation.label());
        if (ofOperation.isEmpty()) {
          break;
        }
        messages.addAll(ofOperation);
      }
      return messages;
    } finally {
      status.clear();
    }
  }

  /** Returns the costs of both messages; none if the pair has no codec. */
  private List<MessageCost> measure(Variant variant, String operation) {
    session.interruption().check();
    String name = variant.fileName() + "-" + operation.replaceAll("[^A-Za-z0-9]+", "-");
    Path json = folder.resolve(name + ".json");
    Path log = folder.resolve(name + ".log");
    Path errors = folder.resolve(name + ".err");
    var command = new JvmLauncher(session, variant, settings);
    try (var client =
        Place.HERE.start(
            session.children(),
            command
                .begin(Role.CLIENT, Defaults.PORT)
                .flags(List.of(WAIT_FOR_COMPILER))
                .build(
                    command.classpath(Role.CLIENT),
                    EntryPoint.CODEC,
                    List.of(operation, json.toString())),
            log,
            errors,
            text -> {})) {
      int exit = client.awaitExit();
      session.interruption().check();
      if (exit == ExitStatus.NO_CODEC) {
        return List.of();
      }
      if (exit != 0) {
        throw UserError.failure(
            "%s cannot be measured (exit status %d). It says:%n%s",
            variant.label(), exit, LogTail.lastOf(errors));
      }
      return MessageCost.read(json);
    }
  }
}
