// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.process.DrivenProcess;
import benchmark.cli.results.JmhText;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.status.Position;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Follows JMH's text as it is printed and says where the run is. Not thread-safe; fed by one
 * thread.
 */
final class JmhOutput implements ClientDriver {

  private static final Pattern MODE = Pattern.compile("# Benchmark mode: (\\S+).*");
  private static final Pattern WARMUP = Pattern.compile("# Warmup: (\\d+) iterations?,.*");
  private static final Pattern MEASUREMENT =
      Pattern.compile("# Measurement: (\\d+) iterations?,.*");
  private static final Pattern PROGRESS =
      Pattern.compile("# Run progress: .*ETA (?:(\\d+)\\+)?(\\d+):(\\d\\d):(\\d\\d)");
  private static final Pattern ITERATION =
      Pattern.compile("(# Warmup )?Iteration +(\\d+):.*", Pattern.DOTALL);

  private final Consumer<Position> listener;
  private final StringBuilder line = new StringBuilder();
  private String operation = "";
  private String mode = "";
  private int warmups;
  private int measurements;
  private long secondsLeft;

  JmhOutput(Consumer<Position> listener) {
    this.listener = listener;
  }

  /** Takes the next piece of text, which may end within a line: iterations begin so. */
  @Override
  public void accept(int client, String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        whole(line.toString().stripTrailing());
        line.setLength(0);
      } else {
        line.append(c);
      }
    }
    Matcher iteration = ITERATION.matcher(line);
    if (iteration.matches()) {
      boolean warmup = iteration.group(1) != null;
      report(
          warmup ? "warm-up" : "measuring",
          Integer.parseInt(iteration.group(2)),
          warmup ? warmups : measurements);
    }
  }

  /** Waits: JMH needs nobody to drive it. It is the only client. */
  @Override
  public SliceFacts drive(List<? extends DrivenProcess> clients, Path folder) {
    clients.get(0).awaitExit();
    return null;
  }

  private void whole(String text) {
    Matcher matcher;
    if ((matcher = JmhText.BENCHMARK.matcher(text)).matches()) {
      operation = matcher.group(1);
    } else if ((matcher = MODE.matcher(text)).matches()) {
      mode = matcher.group(1).replaceAll("\\W", "");
    } else if ((matcher = WARMUP.matcher(text)).matches()) {
      warmups = Integer.parseInt(matcher.group(1));
    } else if ((matcher = MEASUREMENT.matcher(text)).matches()) {
      measurements = Integer.parseInt(matcher.group(1));
    } else if ((matcher = PROGRESS.matcher(text)).matches()) {
      secondsLeft = seconds(matcher);
      report("", 0, 0);
    }
  }

  private void report(String phase, int iteration, int iterations) {
    listener.accept(Position.of(operation, mode, phase, iteration, iterations, secondsLeft));
  }

  private static long seconds(Matcher eta) {
    long days = eta.group(1) == null ? 0 : Long.parseLong(eta.group(1));
    return ((days * 24 + Long.parseLong(eta.group(2))) * 60 + Long.parseLong(eta.group(3))) * 60
        + Long.parseLong(eta.group(4));
  }
}
