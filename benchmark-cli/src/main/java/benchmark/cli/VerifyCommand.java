// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.option.PairNames;
import benchmark.cli.option.PositiveConverter;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.verify.Verification;
import benchmark.contract.Contracts;
import benchmark.contract.Scenario;
import benchmark.launch.ExitStatus;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds out which data and attacks pairs handle. */
@Command(
    name = "verify",
    description = {
      "Find out over the real wire which data and attacks each pair handles.",
      "Exit status: 0 if every pair fulfils the contract, 1 if one does not or cannot be run."
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
      converter = PositiveConverter.class,
      description = "also send N requests that are broken at random, always the same ones.")
  private Integer frames;

  @Option(
      names = "--scenario",
      paramLabel = "NAME",
      description = "verify only the contracts that a scenario calls (default: all contracts).")
  private Scenario scenario;

  @Mixin private CommonOptions common;

  VerifyCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("verify");
    List<Variant> variants = context.variantsOrAll(names);
    var settings = RunSettings.of(common.jdk(), common.results(context.project()));
    context.build().updatePairs(variants.stream().map(Variant::pair).toList());
    new Verification(
            context,
            variants,
            settings,
            scenario == null ? Contracts.ALL : scenario.contracts(),
            frames == null ? 0 : frames)
        .execute(System.out, why);
    return ExitStatus.SUCCESS;
  }
}
