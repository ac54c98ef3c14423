// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.Role;
import benchmark.cli.project.SideCommand;
import benchmark.cli.project.UnsupportedOperations;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.status.StatusLine;
import benchmark.cli.topology.LogTail;
import benchmark.contract.Operation;
import benchmark.launch.EntryPoint;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperty;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Measures the codecs of variants, usually with one client JVM for each operation, and no server.
 *
 * @param operations whose messages are measured
 * @param folder where its files go
 * @param times those that are not the usual ones
 */
public record CodecRun(
    CommandContext context,
    RunSettings settings,
    List<Operation<?>> operations,
    Path folder,
    Map<LaunchProperty<Integer>, Integer> times) {

  /**
   * Code waits for its compilation: where the compiler's thread is short of CPU, code that is still
   * interpreted would be taken for the codec, ten times too slow.
   */
  private static final String WAIT_FOR_COMPILER = "-Xbatch";

  /** Measures one variant; one that cannot be measured is reported, too. */
  public PairCodec measure(Variant variant) {
    context.warnAboutUnsupportedOperations(
        variant, operations.stream().map(Operation::name).toList());
    String jdk = settings.jdk(Role.CLIENT, variant.client()).version();
    var status = StatusLine.ofThisProcess();
    try {
      List<MessageCost> costs =
          costs(variant, it -> status.show("codec of " + variant.label(), it));
      boolean asText = settings.payload() != null && settings.payload().losesTree(variant.pair());
      return PairCodec.of(variant.label(), costs, settings.results(), jdk, asText);
    } catch (UserError problem) {
      context.interruption().check();
      return PairCodec.failed(variant.label(), jdk, problem.getMessage());
    } finally {
      status.clear();
    }
  }

  /**
   * Measures all messages that one variant can carry, in the order of the operations.
   *
   * @param listener learns the operation whose messages come next
   * @return none if the pair has no codec
   * @throws UserError if its codec cannot be measured
   */
  public List<MessageCost> costs(Variant variant, Consumer<String> listener) {
    var messages = new ArrayList<MessageCost>();
    UnsupportedOperations unsupported = variant.pair().unsupported();
    for (Operation<?> operation : operations) {
      if (unsupported.names().contains(operation.name())) {
        continue;
      }
      listener.accept(operation.label());
      List<MessageCost> ofOperation = measure(variant, List.of(operation));
      if (ofOperation.isEmpty()) {
        break;
      }
      messages.addAll(ofOperation);
    }
    return messages;
  }

  /**
   * Measures all messages in one JVM, which is quick and holds them against each other: compiled
   * code is the same for all.
   *
   * @return none if the pair has no codec, or leaves an operation out
   * @throws UserError if its codec cannot be measured: exit status 2 if its framework is of a
   *     version whose codec is not known, otherwise 1
   */
  public List<MessageCost> costsTogether(Variant variant) {
    UnsupportedOperations unsupported = variant.pair().unsupported();
    return operations.stream().map(Operation::name).anyMatch(unsupported.names()::contains)
        ? List.of()
        : measure(variant, operations);
  }

  /** Returns the costs of both messages of each; none if the pair has no codec. */
  private List<MessageCost> measure(Variant variant, List<Operation<?>> together) {
    context.interruption().check();
    List<String> labels = together.stream().map(Operation::label).toList();
    String name =
        variant.fileName() + "-" + String.join("-", labels).replaceAll("[^A-Za-z0-9]+", "-");
    Path json = folder.resolve(name + ".json");
    Path log = folder.resolve(name + ".log");
    Path errors = folder.resolve(name + ".err");
    var command = new JvmLauncher(context, variant, settings);
    SideCommand java = command.begin(Role.CLIENT, Defaults.PORT).flags(List.of(WAIT_FOR_COMPILER));
    times.forEach(java::property);
    if (settings.payload() != null) {
      settings.payload().sendBy(java, variant.pair(), folder, Place.LOCAL);
    }
    try (var client =
        Place.LOCAL.start(
            context.children(),
            java.build(
                command.classpath(Role.CLIENT),
                EntryPoint.CODEC,
                Stream.concat(Stream.of(json.toString()), labels.stream()).toList()),
            log,
            errors,
            text -> {})) {
      int exit = client.awaitExit();
      context.interruption().check();
      if (exit == ExitStatus.NO_CODEC) {
        return List.of();
      }
      if (exit == ExitStatus.CODEC_UNKNOWN) {
        throw UserError.badInput(
            "%s cannot be measured. Its output:%n%s", variant.label(), LogTail.lastOf(errors));
      }
      if (exit != 0) {
        throw UserError.failure(
            "%s cannot be measured (exit status %d). Its output:%n%s",
            variant.label(), exit, LogTail.lastOf(errors));
      }
      return MessageCost.read(json);
    }
  }
}
