// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.FlightRecording;
import benchmark.Lifeline;
import benchmark.client.CostFile;
import benchmark.client.CountersClient;
import benchmark.client.ServerAddress;
import benchmark.client.SharedConsumer;
import benchmark.launch.CostLine;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import benchmark.launch.LaunchProperty;
import benchmark.launch.SliceReply;
import benchmark.launch.SliceRequest;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * A client that stays connected and measures in slices of half a second or so, as the command line
 * asks: a {@link SliceRequest} on standard input is answered by a {@link SliceReply} on standard
 * output. The line {@link SliceRequest#END} writes JMH's results of all measured slices to {@link
 * LaunchProperties#RESULTS}, JMH's table of them to {@link LaunchProperties#TABLE} and what they
 * cost to {@link LaunchProperties#COSTS}, and ends this JVM.
 *
 * <p>Each slice is a run of JMH in this JVM with one measured iteration in sample mode, so that the
 * loop under the clock is the one of every other mode. The connection and the calling threads
 * outlive it. A short iteration before each measured slice settles what another operation has left
 * behind.
 *
 * <p>Exit status: 0 at the end, 1 with a sentence on standard error if a call fails.
 */
public final class SliceMain {

  private static final int SETTLING_MILLIS = 50;

  private final SliceResults results = new SliceResults();
  private CostLine cost;
  private boolean recording = LaunchProperties.CLIENT_RECORDINGS.get().isEmpty();

  private SliceMain() {}

  public static void main(String[] args) {
    BlockingQueue<String> requests = new LinkedBlockingQueue<>();
    Lifeline.attach(requests::add);
    Locale.setDefault(Locale.ROOT); // JMH's numbers have a decimal point everywhere
    CallerThreads.use();
    System.exit(run(requests));
  }

  private static int run(BlockingQueue<String> requests) {
    String pair = LaunchProperties.PAIR.or("<pair>");
    try {
      ServerAddress.fromSystemProperties().requireReachable(pair);
      CountersClient.fromSystemProperties().requireAnswer();
      SharedConsumer.keep();
      new SliceMain().serve(requests);
      SharedConsumer.release();
      return ExitStatus.SUCCESS;
    } catch (Throwable e) { // errors too: a framework of another version has other classes
      FailureMessage.failure(e).report();
      System.err.println(FailureMessage.of(e, pair));
      return ExitStatus.FAILURE;
    }
  }

  private void serve(BlockingQueue<String> requests) throws Exception {
    if (!recording) {
      FlightRecording.prepare();
    }
    CostProfiler.giveTo(line -> cost = line);
    for (String line = requests.take(); !line.equals(SliceRequest.END); line = requests.take()) {
      System.out.println(measure(SliceRequest.parse(line)).toLine());
    }
    Collection<RunResult> all = results.toRunResults();
    write(ResultFormatType.JSON, LaunchProperties.RESULTS, all);
    write(ResultFormatType.TEXT, LaunchProperties.TABLE, all);
    results.costs().forEach(CostFile.fromSystemProperty()::append);
  }

  private SliceReply measure(SliceRequest request) throws RunnerException {
    boolean measured = request.purpose() != SliceRequest.Purpose.WARM_UP;
    if (measured && !recording) {
      recording = true;
      RecordingProfiler.start("slices");
    }
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(request.benchmark()) + "$")
            .mode(Mode.SampleTime)
            .forks(0)
            .threads(request.callers())
            .warmupIterations(measured ? 1 : 0)
            .warmupTime(TimeValue.milliseconds(SETTLING_MILLIS))
            .measurementIterations(1)
            .measurementTime(TimeValue.milliseconds(request.millis()))
            .addProfiler(CostProfiler.class)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT);
    request.operation().params().forEach((name, value) -> options.param(name, value));
    RunResult run = new Runner(options.build()).run().iterator().next();
    if (request.purpose() == SliceRequest.Purpose.REPLACEMENT) {
      results.dropLast();
    }
    if (measured) {
      results.add(run, cost);
    }
    return new SliceReply(cost);
  }

  private static void write(
      ResultFormatType format, LaunchProperty<Path> file, Collection<RunResult> results) {
    file.get()
        .ifPresent(it -> ResultFormatFactory.getInstance(format, it.toString()).writeOut(results));
  }
}
