// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.machine.CpuPinning;
import benchmark.cli.project.Build;
import benchmark.cli.project.Jdk;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.verify.Verification;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds out what pairs can carry and withstand. */
@Command(
    name = "verify",
    description = {
      "Find out over the real wire which data and attacks each pair handles.",
      "Exit status: 0 if every pair is right for the contract, 1 if one is wrong or cannot be run."
    },
    sortOptions = false)
final class VerifyCommand implements Callable<Integer> {

  private final CommandContext session;

  @Parameters(paramLabel = "<pair>", arity = "0..*", description = "the pairs (default: all).")
  private List<String> names = List.of();

  @Option(
      names = {"--why", "--details"},
      description = "also print the reasons.")
  private boolean why;

  @Mixin private CommonOptions common;

  VerifyCommand(CommandContext session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    session.requireNoJmhArguments("verify");
    List<Variant> variants = session.variants(names);
    Jdk runtime = common.jdk();
    new Build(session.project()).updatePairs(variants.stream().map(Variant::pair).toList());
    Path folder = common.results(session.project());
    new Verification(
            session,
            variants,
            new RunSettings(Defaults.HOST, 0, false, runtime, List.of(), folder, CpuPinning.NONE))
        .execute(System.out, why);
    return 0;
  }
}
