// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.FlightRecording;
import benchmark.Lifeline;
import benchmark.client.ClientProgram;
import benchmark.client.CountersClient;
import benchmark.client.OtherClients;
import benchmark.client.PairServer;
import benchmark.client.ServerAddress;
import benchmark.client.SharedConsumer;
import benchmark.client.load.LastMinute;
import benchmark.client.load.LastingLoop;
import benchmark.client.load.OpenLoop;
import benchmark.client.load.PreparedCalls;
import benchmark.client.load.ProgramLoop;
import benchmark.client.load.Slice;
import benchmark.client.load.SliceEngine;
import benchmark.client.load.SliceFiles;
import benchmark.client.stream.MessagesAtRate;
import benchmark.client.stream.StreamLoop;
import benchmark.contract.Contracts;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import benchmark.launch.LaunchProperty;
import benchmark.launch.Load;
import benchmark.launch.SliceReply;
import benchmark.launch.SliceRequest;
import benchmark.launch.SliceRequest.Purpose;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;

/**
 * A client that stays connected and measures in slices of half a second or so, as the command line
 * asks: a {@link SliceRequest} on standard input is answered by a {@link SliceReply} on standard
 * output. Each measured slice is in {@link LaunchProperties#SLICES} and {@link
 * LaunchProperties#COSTS} before it is answered. The line {@link SliceRequest#END} writes JMH's
 * results of all measured slices to {@link LaunchProperties#RESULTS} and JMH's table of them to
 * {@link LaunchProperties#TABLE}, and ends this JVM.
 *
 * <p>Exit status: 0 at the end, 1 with a sentence on standard error if a call fails.
 */
public final class SliceMain {

  private final JmhSlices closed = new JmhSlices();
  private final Optional<SliceEngine> program;
  private OpenLoop open;
  private OpenLoop openStreams;
  private LastingLoop lasting;
  private StreamLoop streams;
  private final LastMinute lastMinute = new LastMinute();
  private final JmhSliceResults results = new JmhSliceResults(closed::params);
  private boolean recording = LaunchProperties.CLIENT_RECORDINGS.get().isEmpty();

  private SliceMain(Optional<SliceEngine> program) {
    this.program = program;
  }

  public static void main(String[] args) {
    BlockingQueue<String> requests = new LinkedBlockingQueue<>();
    Lifeline.attach(
        line -> {
          if (line.equals(SliceRequest.GO)) {
            OtherClients.go();
          } else {
            requests.add(line);
          }
        });
    Locale.setDefault(Locale.ROOT); // JMH's numbers have a decimal point everywhere
    CallerThreads.use();
    System.exit(run(requests));
  }

  private static int run(BlockingQueue<String> requests) {
    PairServer server = PairServer.fromSystemProperties();
    try {
      ServerAddress.requireAllReachable(server);
      CountersClient.fromSystemProperties().requireAnswer();
      Optional<ClientProgram> program = ClientProgram.ofThisJvm();
      if (program.isPresent()) {
        measure(requests, program.get());
      } else {
        SharedConsumer.keep();
        new SliceMain(Optional.empty()).serve(requests);
        SharedConsumer.release();
      }
      return ExitStatus.SUCCESS;
    } catch (Throwable e) { // errors too: a framework of another version has other classes
      FailureMessage.failure(e).report();
      System.err.println(FailureMessage.of(e, server));
      return ExitStatus.FAILURE;
    }
  }

  /** Nothing of the pair's client is started here: of the program, its libraries can be seen. */
  private static void measure(BlockingQueue<String> requests, ClientProgram program)
      throws Exception {
    try (program) {
      new SliceMain(Optional.of(new ProgramLoop(program))).serve(requests);
      LaunchProperties.OBSERVED.get().ifPresent(file -> program.observed().write(file));
    }
  }

  private void serve(BlockingQueue<String> requests) throws Exception {
    if (!recording) {
      FlightRecording.prepare();
    }
    try (var files = SliceFiles.fromSystemProperties()) {
      for (String line = requests.take(); !line.equals(SliceRequest.END); line = requests.take()) {
        System.out.println(measure(SliceRequest.parse(line), files).toLine());
      }
    }
    if (lasting != null) {
      lasting.stop();
    }
    write(ResultFormatType.JSON, LaunchProperties.RESULTS, results.iterations());
    write(ResultFormatType.TEXT, LaunchProperties.TABLE, results.totals());
  }

  private SliceReply measure(SliceRequest request, SliceFiles files) throws Exception {
    if (program.isEmpty() && request.purpose() == Purpose.FIRST) {
      return first(request);
    }
    if (program.isEmpty() && request.load() instanceof Load.Surge) {
      open = open == null ? new OpenLoop(new PreparedCalls()) : open;
      return open.surge(request);
    }
    SliceEngine engine = engine(request);
    if (request.purpose() == Purpose.WARM_UP) {
      return new SliceReply(engine.measure(request).cost());
    }
    if (!recording) {
      recording = true;
      RecordingProfiler.start("slices");
    }
    Slice slice = engine.measure(request);
    if (LaunchProperties.GAUGES.or(false)) {
      slice = lastMinute.with(slice);
    }
    if (engine == closed) { // JMH knows such loops only
      if (request.purpose() == Purpose.REPLACEMENT) {
        results.replace(slice);
      } else {
        results.add(slice);
      }
    }
    return slice.reply(files.append(slice, request.purpose()));
  }

  /** The answers are compared in full when the calls that count have been made. */
  private SliceReply first(SliceRequest request) throws Exception {
    open = open == null ? new OpenLoop(new PreparedCalls()) : open;
    SliceReply reply = open.first(request);
    SharedConsumer.acquire(Contracts.operation(request.operation().without(Load.Open.RATE)), 1);
    SharedConsumer.release();
    return reply;
  }

  /** Made for the first slice of its kind: nothing of it touches the others. */
  private SliceEngine engine(SliceRequest request) {
    if (program.isPresent()) {
      return program.get();
    }
    Load load = request.load();
    boolean onStreams = StreamLoop.measures(request);
    if (load instanceof Load.Open && onStreams) {
      openStreams = openStreams == null ? new OpenLoop(new MessagesAtRate()) : openStreams;
      return openStreams;
    }
    if (load instanceof Load.Open) {
      open = open == null ? new OpenLoop(new PreparedCalls()) : open;
      return open;
    }
    if (onStreams) {
      streams = streams == null ? new StreamLoop() : streams;
      return streams;
    }
    if (load instanceof Load.Lasting) {
      lasting = lasting == null ? new LastingLoop() : lasting;
      return lasting;
    }
    return closed;
  }

  private static void write(
      ResultFormatType format, LaunchProperty<Path> file, Collection<RunResult> results) {
    file.get()
        .ifPresent(it -> ResultFormatFactory.getInstance(format, it.toString()).writeOut(results));
  }
}
