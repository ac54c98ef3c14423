// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.client.CodecConsumer;
import benchmark.client.ThreadCpuTime;
import benchmark.client.jmh.MessageBytes;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a pair's codec costs without a network: one thread encodes and decodes the messages of the
 * contract in turn.
 *
 * <p>Not forked: the command line starts one JVM for each operation, or for some that are to be
 * compared with each other, and everything in it is warmed up before anything is measured, so that
 * all four results of an operation see the JIT profile of a JVM that writes and reads both of its
 * messages.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(
    iterations = Defaults.CODEC_WARMUP_ITERATIONS,
    time = Defaults.CODEC_ITERATION_MILLIS,
    timeUnit = TimeUnit.MILLISECONDS)
@Measurement(
    iterations = Defaults.CODEC_MEASUREMENT_ITERATIONS,
    time = Defaults.CODEC_ITERATION_MILLIS,
    timeUnit = TimeUnit.MILLISECONDS)
@Threads(1)
@Fork(0)
public class Codec {

  /** An operation's label: given by {@link benchmark.client.jmh.CodecMain}. */
  @Param({})
  private String operation;

  /** A direction's word: given by {@link benchmark.client.jmh.CodecMain}. */
  @Param({})
  private String direction;

  private final MessageBytes out = new MessageBytes();
  private WireCodec.Message message;
  private byte[][] encoded;
  private int next;

  /** Encodes every message, and compares what comes out again with what went in. */
  @Setup
  public void prepare() throws IOException {
    Operation<?> measured = Contracts.operation(operation);
    Direction sent = Direction.of(direction);
    message = CodecConsumer.ofThisJvm().codec().message(measured, sent);
    encoded = MessageBytes.checked(message, measured, sent);
  }

  @Benchmark
  public int encode(Tally tally) throws IOException {
    tally.calls++;
    out.reset();
    message.encode(turn(), out);
    return out.size();
  }

  @Benchmark
  public Object decode(Tally tally) throws IOException {
    tally.calls++;
    return message.decode(new ByteArrayInputStream(encoded[turn()]));
  }

  private int turn() {
    int n = next;
    next = n + 1 == encoded.length ? 0 : n + 1;
    return n;
  }

  /** Lets JMH store what it does not measure itself. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Tally {

    private double bytes;
    private long calls;
    private long start;

    /** Takes the mean length of all messages. */
    @Setup
    public void of(Codec codec) {
      bytes = Stream.of(codec.encoded).mapToInt(it -> it.length).average().orElseThrow();
    }

    @Setup(Level.Iteration)
    public void startIteration() {
      calls = 0;
      start = ThreadCpuTime.nanos();
    }

    public double bytes() {
      return bytes;
    }

    /**
     * CPU time of this thread for each message, in nanoseconds: unlike JMH's score it does not grow
     * when other processes take the CPU away.
     */
    public double cpuNanos() {
      return (double) (ThreadCpuTime.nanos() - start) / calls;
    }
  }
}
