// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.Codec;
import benchmark.Defaults;
import benchmark.Lifeline;
import benchmark.client.CodecConsumer;
import benchmark.client.ThreadCpuTime;
import benchmark.client.WrongAnswerException;
import benchmark.contract.CodecUnavailableException;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.WarmupMode;
import org.springframework.core.NestedExceptionUtils;

/**
 * Measures the codec of a pair on the messages of operations; no server is needed.
 *
 * <p>Arguments: a file for JMH's JSON, and the operations' labels. Exit status: 0 when everything
 * was measured, {@link ExitStatus#NO_CODEC} if the pair has no codec; with one sentence on standard
 * error {@link ExitStatus#CODEC_UNKNOWN} if the framework is of another version, and 1 if it could
 * not be measured.
 */
public final class CodecMain {

  /** What ordinary runs leave out. */
  static final String BENCHMARKS = "^" + Pattern.quote(Codec.class.getName() + ".");

  private CodecMain() {}

  public static void main(String[] args) {
    Lifeline.attach();
    Locale.setDefault(Locale.ROOT); // JMH's numbers have a decimal point everywhere
    List<String> labels = List.of(args).subList(1, args.length);
    System.exit(measure(labels, args[0]));
  }

  private static int measure(List<String> labels, String json) {
    String checked = String.join(", ", labels);
    try (CodecConsumer consumer = CodecConsumer.ofThisJvm()) {
      WireCodec codec = consumer.codec();
      if (codec == null) {
        return ExitStatus.NO_CODEC;
      }
      for (String label : labels) {
        checked = label;
        Operation<?> operation = Contracts.operation(label);
        for (Direction direction : Direction.OF_MESSAGES) {
          warmUp(codec.message(operation, direction), operation, direction);
        }
      }
      var options =
          new OptionsBuilder()
              .include(BENCHMARKS)
              .param("operation", labels.toArray(String[]::new))
              .param("direction", directions())
              .warmupMode(WarmupMode.BULK)
              .addProfiler(GCProfiler.class)
              .shouldFailOnError(true)
              .resultFormat(ResultFormatType.JSON)
              .result(json);
      LaunchProperties.CODEC_ITERATION_MILLIS
          .get()
          .map(TimeValue::milliseconds)
          .ifPresent(time -> options.warmupTime(time).measurementTime(time));
      new Runner(options.build()).run();
      return ExitStatus.SUCCESS;
    } catch (RunnerException failure) {
      System.err.println(
          "JMH did not measure the codec: " + firstLine(failure) + " Then try again.");
      return ExitStatus.FAILURE;
    } catch (CodecUnavailableException unavailable) {
      System.err.println(unavailable.getMessage());
      return ExitStatus.CODEC_UNKNOWN;
    } catch (Exception | LinkageError failure) { // a framework of another version has other classes
      var trace = new StringWriter();
      failure.printStackTrace(new PrintWriter(trace));
      System.out.println(trace);
      System.err.println(
          "The messages of %s do not survive the codec: %s".formatted(checked, firstLine(failure)));
      return ExitStatus.FAILURE;
    }
  }

  /** Checks every message, which JMH would only do in many lines, and gets the codec compiled. */
  private static void warmUp(WireCodec.Message message, Operation<?> operation, Direction direction)
      throws IOException {
    byte[][] encoded = MessageBytes.checked(message, operation, direction);
    var out = new MessageBytes();
    int millis = LaunchProperties.CODEC_WARMUP_CPU_MILLIS.or(Defaults.CODEC_WARMUP_CPU_MILLIS);
    long end = ThreadCpuTime.nanos() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (ThreadCpuTime.nanos() < end) {
      for (int n = 0; n < encoded.length; n++) {
        out.reset();
        message.encode(n, out);
        message.decode(new ByteArrayInputStream(encoded[n]));
      }
    }
  }

  private static String[] directions() {
    return Direction.OF_MESSAGES.stream().map(Direction::word).toArray(String[]::new);
  }

  /** Of the deepest cause. */
  private static String firstLine(Throwable failure) {
    Throwable cause = NestedExceptionUtils.getMostSpecificCause(failure);
    String message = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    return cause instanceof WrongAnswerException
        ? message
        : cause.getClass().getSimpleName() + ": " + message;
  }
}
