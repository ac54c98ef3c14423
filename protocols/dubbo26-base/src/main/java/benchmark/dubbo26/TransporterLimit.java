// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import benchmark.contract.CallerLimit;

/**
 * How many callers a transporter serves right: Mina's mixes up the replies to concurrent calls.
 *
 * @param transporter Dubbo's name for it
 */
public record TransporterLimit(String transporter) implements CallerLimit {

  @Override
  public int callers() {
    return transporter.equals("mina") ? 1 : Integer.MAX_VALUE;
  }

  @Override
  public String reason() {
    return "Dubbo's Mina transporter mixes up the replies to concurrent callers. Give it one caller"
        + " (-t 1 or threads=1), or use transporter=netty4.";
  }
}
