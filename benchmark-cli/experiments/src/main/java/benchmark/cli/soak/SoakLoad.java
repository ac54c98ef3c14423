// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.results.RateLoad;
import benchmark.cli.run.PartCounts;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.text.Words;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceRequest;
import java.time.Duration;
import java.util.Optional;

/**
 * What a long run calls, and how often.
 *
 * @param operation what is called
 * @param callers how many threads call at the same time, where a variant does not say
 * @param rate calls at one rate; empty for a closed loop
 * @param pressure the sizes of texts that change; empty if they do not
 */
public record SoakLoad(
    SlicedOperation operation, int callers, Optional<RateLoad> rate, Optional<Pressure> pressure) {

  /**
   * Asks for a slice; the steps at a rate differ by their number.
   *
   * @param size of the text, if sizes change
   */
  SliceRequest request(
      Variant variant,
      int number,
      Optional<Integer> size,
      Duration time,
      SliceRequest.Purpose purpose) {
    SlicedOperation sized =
        size.map(
                it ->
                    new SlicedOperation(operation.benchmark(), Pressure.sized(operation.key(), it)))
            .orElse(operation);
    SlicedOperation at = rate.map(it -> sized.at(it.rates().get(0))).orElse(sized);
    OperationKey key = at.key();
    Load load =
        rate.<Load>map(it -> it.step(key, number))
            .orElseGet(() -> new Load.Lasting(callers(variant)));
    return new SliceRequest(at.benchmark(), key, load, (int) time.toMillis(), purpose);
  }

  private int callers(Variant variant) {
    return variant.threads().orElse(callers);
  }

  /** What is called and how, for readers. */
  String inWords(Variant variant, PartCounts counts) {
    String parts =
        counts.areMultiple()
            ? (rate.isPresent() ? "; " : " of each client; ") + counts.inWords()
            : "";
    return "%s, %s%s%s"
        .formatted(
            operation.key().label(),
            rate.map(
                    it ->
                        "%.0f calls a second (%s)"
                            .formatted(it.rates().get(0), it.arrivals().word()))
                .orElseGet(() -> Words.count(callers(variant), "caller")),
            parts,
            pressure.map(it -> "; " + it.inWords()).orElse(""));
  }
}
