// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A link between client and server. Each direction has this delay and this rate of its own, which
 * all connections share.
 *
 * @param delayNanos from one end to the other, in nanoseconds, at least 0
 * @param bytesPerSecond more than 0; infinity for no limit
 * @param loss the share of datagrams that do not arrive, below 1
 */
public record Link(long delayNanos, double bytesPerSecond, double loss) {

  /** The keys of a variant, in the order of explaining. */
  public static final String DELAY = "link.delay";

  public static final String RATE = "link.rate";

  public static final String LOSS = "link.loss";

  public static final List<String> KEYS = List.of(DELAY, RATE, LOSS);

  /** Neither delays nor limits nor loses anything. */
  public static final Link NONE = new Link(0, Double.POSITIVE_INFINITY, 0);

  private static final Pattern NUMBER = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)([A-Za-z]+|%)");
  private static final Map<String, Double> NANOS = Map.of("us", 1e3, "ms", 1e6, "s", 1e9);
  private static final Map<String, Double> BITS = Map.of("kbit", 1e3, "Mbit", 1e6, "Gbit", 1e9);
  private static final Map<String, Double> SHARES = Map.of("%", 0.01);
  private static final double LONGEST = 2e9;
  private static final double SLOWEST = 100e3;
  private static final double FASTEST = 100e9;
  private static final double MOST_LOST = 0.5;

  /**
   * Reads the values of keys.
   *
   * @param values by key; of a key that is not there, the link has no delay or no limit
   * @throws IllegalArgumentException a sentence with the key and what it takes
   */
  public static Link of(Map<String, String> values) {
    String delay =
        "%s=%s: this must be the time from one side to the other, from 0ms to 2s, such as 200us or 5ms.";
    String rate =
        "%s=%s: this must be the bits per second of each direction, from 100kbit to 100Gbit, such as"
            + " 10Mbit.";
    String loss =
        "%s=%s: this must be the share of datagrams that each direction loses, from 0%% to 50%%, such as"
            + " 1%%.";
    return new Link(
        Math.round(number(DELAY, values.getOrDefault(DELAY, "0s"), NANOS, 0, LONGEST, delay)),
        values.containsKey(RATE)
            ? number(RATE, values.get(RATE), BITS, SLOWEST, FASTEST, rate) / Byte.SIZE
            : Double.POSITIVE_INFINITY,
        number(LOSS, values.getOrDefault(LOSS, "0%"), SHARES, 0, MOST_LOST, loss));
  }

  private static double number(
      String key, String value, Map<String, Double> units, double least, double most, String not) {
    Matcher matcher = NUMBER.matcher(value);
    Double unit = matcher.matches() ? units.get(matcher.group(2)) : null;
    double number = unit == null ? Double.NaN : Double.parseDouble(matcher.group(1)) * unit;
    if (!(number >= least && number <= most)) {
      throw new IllegalArgumentException(not.formatted(key, value));
    }
    return number;
  }

  /** Whether bytes wait for anything but those before them. */
  public boolean isLimited() {
    return delayNanos > 0 || hasRate();
  }

  /** Whether only so many bytes pass in a second. */
  public boolean hasRate() {
    return bytesPerSecond < Double.POSITIVE_INFINITY;
  }

  /** The time that some bytes keep a direction busy, in nanoseconds. */
  public long nanosOf(long bytes) {
    return Math.round(bytes / bytesPerSecond * 1e9);
  }
}
