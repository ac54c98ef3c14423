// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.Lifeline;
import benchmark.Service;
import benchmark.client.CountersClient;
import benchmark.client.PairServer;
import benchmark.client.ServerAddress;
import benchmark.contract.Contracts;
import benchmark.contract.LeftOut;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.contract.ServiceContract;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs JMH with its own command line, after making sure that there is a server; a failure is one
 * sentence on standard error.
 *
 * <p>{@link LaunchProperties#RESULTS} names a file that gets JMH's results as plain JMH JSON,
 * whatever format the user chose in addition.
 *
 * <p>Exit status: 0 when everything was measured, 1 when it could not be, 2 for a wrong option.
 */
public final class JmhMain {

  private JmhMain() {}

  public static void main(String[] args) {
    Lifeline.attach();
    Locale.setDefault(Locale.ROOT); // JMH's numbers have a decimal point everywhere
    System.exit(run(args));
  }

  private static int run(String[] args) {
    CommandLineOptions options;
    try {
      options = new CommandLineOptions(args);
    } catch (CommandLineOptionException e) {
      System.err.println("JMH does not accept this: " + e.getMessage() + ". Its options: -- -h");
      return ExitStatus.BAD_INPUT;
    }
    try {
      Options calls =
          Contracts.service().isPresent()
              ? calls(options, Contracts.service().get())
              : calls(options);
      if (!answered(options, calls)) {
        measure(calls);
      }
      return ExitStatus.SUCCESS;
    } catch (NoBenchmarksException e) {
      System.err.println(
          "No operation matches %s%s. There are %s."
              .formatted(
                  options.getIncludes(),
                  options.getExcludes().isEmpty() ? "" : " without " + options.getExcludes(),
                  sentence(
                      Contracts.namesForJmh().stream()
                          .filter(LeftOut.ofThisJvm()::carries)
                          .toList())));
      return ExitStatus.BAD_INPUT;
    } catch (Throwable e) { // errors too: a framework of another version has other classes
      FailureMessage.failure(e).report();
      System.err.println(FailureMessage.of(e, PairServer.fromSystemProperties()));
      return ExitStatus.FAILURE;
    }
  }

  /**
   * Leaves out the codec, which has a command of its own, a user's own service, of which there is
   * none, and what the pair cannot carry; takes the scenario's operations where none is named, its
   * callers where no number is given, and its values of JMH's parameters, or else those of the
   * contracts, where none are given.
   */
  private static Options calls(CommandLineOptions options) {
    ChainedOptionsBuilder calls =
        new OptionsBuilder()
            .parent(options)
            .exclude(CodecMain.BENCHMARKS)
            .exclude("^" + Pattern.quote(Service.class.getName() + "."));
    Scenario scenario = Scenarios.ofThisJvm();
    if (options.getIncludes().isEmpty()) {
      scenario.patterns().forEach(calls::include);
    }
    if (!options.getThreads().hasValue()) {
      calls.threads(scenario.callers());
    }
    Contracts.leftOutPatterns(LeftOut.ofThisJvm()).forEach(calls::exclude);
    var parameters = new HashMap<>(Contracts.parameters());
    parameters.putAll(scenario.parameters());
    parameters.forEach(
        (name, values) -> {
          if (!options.getParameter(name).hasValue()) {
            calls.param(name, values.toArray(String[]::new));
          }
        });
    return calls.build();
  }

  /**
   * One method of JMH measures a user's own service: patterns choose the operations, and no other
   * method, whose name they may match, too.
   */
  private static Options calls(CommandLineOptions options, ServiceContract service)
      throws NoBenchmarksException {
    List<Pattern> patterns = options.getIncludes().stream().map(Pattern::compile).toList();
    String method = service.benchmark(service.mixture());
    String prefix = method.substring(0, method.lastIndexOf('.') + 1);
    String[] names =
        service.measured().stream()
            .map(Operation::name)
            .filter(
                name ->
                    patterns.isEmpty()
                        || patterns.stream().anyMatch(it -> it.matcher(prefix + name).find()))
            .toArray(String[]::new);
    if (names.length == 0) {
      throw new NoBenchmarksException();
    }
    ChainedOptionsBuilder calls =
        new OptionsBuilder()
            .parent(options)
            .include("^" + Pattern.quote(method) + "$")
            .exclude("^(?!" + Pattern.quote(method) + "$)")
            .param(OperationKey.METHOD, names);
    if (!options.getThreads().hasValue()) {
      calls.threads(Scenarios.ofThisJvm().callers());
    }
    return calls.build();
  }

  /** Names as a sentence lists them: a, b and c. */
  private static String sentence(List<String> names) {
    int last = names.size() - 1;
    if (last == 0) {
      return names.get(0);
    }
    return String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }

  /** Answers JMH's options that ask for information and measure nothing. */
  private static boolean answered(CommandLineOptions options, Options calls) throws Exception {
    if (options.shouldHelp()) {
      options.showHelp();
    } else if (options.shouldList()) {
      new Runner(calls).list();
    } else if (options.shouldListWithParams()) {
      new Runner(calls).listWithParams(options);
    } else if (options.shouldListProfilers()) {
      options.listProfilers();
    } else if (options.shouldListResultFormats()) {
      options.listResultFormats();
    } else {
      return false;
    }
    return true;
  }

  private static void measure(Options options) throws RunnerException {
    ServerAddress.fromSystemProperties().requireReachable(PairServer.fromSystemProperties());
    CountersClient.fromSystemProperties().requireAnswer();
    ChainedOptionsBuilder own =
        new OptionsBuilder()
            .parent(options)
            .shouldFailOnError(options.shouldFailOnError().orElse(true));
    LaunchProperties.COSTS.get().ifPresent(file -> own.addProfiler(CostProfiler.class));
    LaunchProperties.CLIENT_RECORDINGS
        .get()
        .ifPresent(folder -> own.addProfiler(RecordingProfiler.class));
    Collection<RunResult> results = new Runner(own.build()).run();
    LaunchProperties.RESULTS
        .get()
        .ifPresent(
            file ->
                ResultFormatFactory.getInstance(ResultFormatType.JSON, file.toString())
                    .writeOut(results));
  }
}
