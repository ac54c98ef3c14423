// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.cli.option.CommonOptions;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.option.ScenarioOption;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.ShellWords;
import benchmark.cli.verify.Compatibility;
import benchmark.cli.verify.KeyVerification;
import benchmark.cli.verify.SlowReceiverScene;
import benchmark.cli.verify.Verification;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Scenario;
import benchmark.launch.ExitStatus;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds out which data and attacks pairs handle. */
@Command(
    name = "verify",
    header = "verify [<pair>...]      which data and attacks it handles",
    description = {
      "Check over the real wire which data and attacks each pair handles.",
      "Exit status: 0 if every pair fulfils the contract, 1 if one does not or cannot run, or if"
          + " versions do not understand each other."
    },
    sortOptions = false)
final class VerifyCommand extends ContextCommand {

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

  @Mixin private ScenarioOption scenario;

  @Option(
      names = "--versions",
      paramLabel = "V,V...",
      split = ",",
      description =
          "have every version of the framework call every other one, and print which understand"
              + " each other: right, wrong or fails, and why.")
  private List<String> versions;

  @Option(
      names = "--keys",
      description =
          "only try every value of every key of a variant in a short run, and print which act: acts,"
              + " acts on requests only, no effect or refused.")
  private boolean keys;

  @Option(
      names = "--slow-receiver",
      paramLabel = "TIME",
      description =
          "only have a client offer messages on a stream for so long, such as 20s, to a server that"
              + " accepts far fewer, and print what both sides keep in memory.")
  private Duration slowReceiver;

  @Mixin private CommonOptions common;

  @Mixin private PlacesOptions places;

  VerifyCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("verify");
    if (keys) {
      requireOnly("--keys tries nothing else", List.of("--keys", "--jdk", "-o", "--help"));
    } else if (slowReceiver != null) {
      requireSlowReceiverOnly();
    } else if (versions != null) {
      requireVersionsOnly();
    }
    List<Variant> variants = context.variantsOrAll(names);
    variants.forEach(Variant::requireCarriesService);
    variants.forEach(it -> it.requireNoGateway("verify calls servers directly"));
    variants.forEach(it -> it.requireNothingMade("verify makes no certificates and no caches"));
    if (keys || slowReceiver != null || versions != null) {
      variants.forEach(it -> it.requireCallingJvm("verify tries that with JVMs"));
    }
    RunSettings settings = common.run(context, places);
    settings.requirePlaces(context, variants);
    if (keys) {
      context.update(variants);
      settings.requireResolved(context, variants);
      new KeyVerification(context, variants, settings).execute();
    } else if (slowReceiver != null) {
      var scene =
          new SlowReceiverScene(context, variants, settings, (int) slowReceiver.toSeconds());
      context.update(variants);
      scene.execute();
    } else if (versions != null) {
      new Compatibility(context, variants, versions, settings, contracts()).execute();
    } else {
      var verification =
          new Verification(context, variants, settings, contracts(), frames == null ? 0 : frames);
      context.update(variants);
      verification.execute(why);
    }
    return ExitStatus.SUCCESS;
  }

  private void requireSlowReceiverOnly() {
    requireOnly(
        "--slow-receiver tries nothing else", List.of("--slow-receiver", "--jdk", "-o", "--help"));
    if (names.isEmpty() || slowReceiver.toSeconds() == 0) {
      throw UserError.badInput(
          "--slow-receiver: name pairs with streams, and at least a second, as in ./benchmark.sh"
              + " verify --slow-receiver 20s grpc-protobuf");
    }
  }

  private void requireVersionsOnly() {
    if (names.isEmpty()) {
      throw UserError.badInput(
          "--versions: name the pairs, as in %s",
          ShellWords.benchmark(
              "verify", "--versions", String.join(",", versions), "dubbo-hessianlite"));
    }
    if (frames != null) {
      throw UserError.badInput(
          "--frames %d: with --versions, no broken requests are sent. Leave --frames out.", frames);
    }
    if (why) {
      throw UserError.badInput(
          "--why: with --versions, the reasons are always printed. Leave --why out.");
    }
  }

  private List<Contract<?>> contracts() {
    if (scenario.chosen().filter(Scenario::hasStreams).isPresent()) {
      throw UserError.badInput(
          "--scenario %s: verify tries streams together with all contracts. Leave --scenario out.",
          scenario.orUsual());
    }
    return scenario.chosen().map(Scenario::contracts).orElse(Contracts.all());
  }
}
