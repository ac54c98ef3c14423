// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

import java.util.Locale;

/** What a process can run out of. */
public enum Resource {
  HEAP("heap", true),
  DIRECT("direct buffers", true),
  METASPACE("metaspace", true),
  THREADS("threads", false),
  DESCRIPTORS("file descriptors", false);

  private static final String[] UNITS = {"B", "KiB", "MiB", "GiB"};

  private final String label;
  private final boolean bytes;

  Resource(String label, boolean bytes) {
    this.label = label;
    this.bytes = bytes;
  }

  /** How sentences name it. */
  String label() {
    return label;
  }

  /** How much of it there is, in words: 1.5 GiB. */
  String text(double amount) {
    if (!bytes) {
      return String.format(Locale.ROOT, "%,d", Math.round(amount));
    }
    int unit = 0;
    double scaled = amount;
    while (scaled >= 1000 && unit < UNITS.length - 1) {
      scaled /= 1024;
      unit++;
    }
    return (scaled < 9.95
            ? String.format(Locale.ROOT, "%.1f", scaled).replaceFirst("\\.0$", "")
            : String.format(Locale.ROOT, "%,d", Math.round(scaled)))
        + " "
        + UNITS[unit];
  }

  /** Its growth with each call, in words: 1 KiB a call, one every 1,000 calls. */
  String perCall(double growth) {
    return bytes
        ? "%s a call".formatted(text(growth))
        : growth >= 0.5
            ? "%s a call".formatted(text(growth))
            : "one every %,d calls".formatted(Math.round(1 / growth));
  }
}
