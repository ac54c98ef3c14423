// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.cli.option.PairNames;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Variant;
import benchmark.cli.verify.Compatibility;
import benchmark.cli.verify.SlowReceiverScene;
import benchmark.cli.verify.Verification;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Scenario;
import benchmark.launch.ExitStatus;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds out which data and attacks pairs handle. */
@Command(
    name = "verify",
    description = {
      "Check over the real wire which data and attacks each pair handles.",
      "Exit status: 0 if every pair fulfils the contract, 1 if one does not or cannot run, or if"
          + " versions do not understand each other."
    },
    sortOptions = false)
final class VerifyCommand implements Callable<Integer> {

  private final CommandContext context;

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "the pairs (default: all).")
  private List<String> names = List.of();

  @Option(
      names = {"--why", "--details"},
      description = "also print the reasons.")
  private boolean why;

  @Option(
      names = "--frames",
      paramLabel = "N",
      description = "also send N randomly broken requests, the same ones every time.")
  private Integer frames;

  @Option(
      names = "--scenario",
      paramLabel = "NAME",
      description = "verify only the contracts that a scenario calls (default: all).")
  private Scenario scenario;

  @Option(
      names = "--versions",
      paramLabel = "V,V...",
      split = ",",
      description =
          "have every version of the framework call every other one, and print which understand"
              + " each other: right, wrong or fails, and why.")
  private List<String> versions;

  @Option(
      names = "--slow-receiver",
      paramLabel = "TIME",
      description =
          "only have a client offer messages on a stream for so long, such as 20s, to a server that"
              + " takes far fewer, and print what both sides keep in memory.")
  private Duration slowReceiver;

  @Mixin private CommonOptions common;

  @Mixin private PlacesOptions places;

  @Spec private CommandSpec spec;

  VerifyCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("verify");
    if (slowReceiver != null) {
      return sendToSlowReceiver();
    }
    if (versions != null) {
      return verifyVersions();
    }
    List<Variant> variants = variants();
    var settings = common.run(context, places, Map.of());
    settings.requirePlaces(context, variants);
    context.update(variants);
    new Verification(context, variants, settings, contracts(), frames == null ? 0 : frames)
        .execute(why);
    return ExitStatus.SUCCESS;
  }

  private int sendToSlowReceiver() {
    new GivenOptions(spec)
        .requireOnly(
            "--slow-receiver tries nothing else",
            List.of("--slow-receiver", "--jdk", "-o", "--help"));
    if (names.isEmpty() || slowReceiver.toSeconds() == 0) {
      throw UserError.badInput(
          "--slow-receiver: name pairs with streams, and at least a second, as in ./benchmark.sh"
              + " verify --slow-receiver 20s grpc-protobuf");
    }
    List<Variant> variants = variants();
    var settings = common.run(context, places, Map.of());
    var scene = new SlowReceiverScene(context, variants, settings, slowReceiver);
    settings.requirePlaces(context, variants);
    context.update(variants);
    scene.execute();
    return ExitStatus.SUCCESS;
  }

  private int verifyVersions() {
    if (names.isEmpty()) {
      throw UserError.badInput(
          "--versions: name the pairs, as in ./benchmark.sh verify --versions %s dubbo-hessianlite",
          String.join(",", versions));
    }
    if (frames != null) {
      throw UserError.badInput(
          "--frames %d: with --versions, no broken requests are sent. Leave --frames out.", frames);
    }
    if (why) {
      throw UserError.badInput(
          "--why: with --versions, the reasons are always printed. Leave --why out.");
    }
    List<Variant> pairs = variants();
    var settings = common.run(context, places, Map.of());
    settings.requirePlaces(context, pairs);
    var compatibility = new Compatibility(context, pairs, versions, settings, contracts());
    context.update(pairs);
    compatibility.execute();
    return ExitStatus.SUCCESS;
  }

  private List<Variant> variants() {
    List<Variant> variants = context.variantsOrAll(names);
    variants.forEach(it -> it.requireNoGateway("verify calls servers directly"));
    return variants;
  }

  private List<Contract<?>> contracts() {
    if (scenario != null && scenario.hasStreams()) {
      throw UserError.badInput(
          "--scenario %s: verify tries streams together with all contracts. Leave --scenario out.",
          scenario);
    }
    return scenario == null ? Contracts.ALL : scenario.contracts();
  }
}
