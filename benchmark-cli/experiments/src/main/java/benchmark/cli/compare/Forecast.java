// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.DetectableDifference;
import benchmark.cli.statistics.Noise;
import benchmark.cli.statistics.Precision;
import benchmark.cli.statistics.RoundsNeeded;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.LineWrap;
import benchmark.contract.Scenarios;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * What can be said before a comparison starts: how long it will take, and how small a difference it
 * can be expected to detect.
 *
 * @param earlier how many replicates there are already
 * @param floor the noise of this machine under the same conditions, if it is known
 */
record Forecast(CompareSettings settings, int earlier, Optional<NoiseFloor> floor) {

  /** The probability of detecting a difference of the forecast size: the customary 80%. */
  private static final double POWER = 0.8;

  /** With fewer replicates only a huge difference gets a verdict. */
  private static final int FEW = 4;

  /** The forecast in sentences, each line ended. */
  String toText() {
    OptionalInt more = replicates();
    return duration(more) + difference(earlier + more.orElse(Precision.MINIMUM_ROUNDS));
  }

  private Optional<Noise> noise() {
    return floor.map(NoiseFloor::largest);
  }

  /** About how many replicates will be added; empty if that is not known. */
  private OptionalInt replicates() {
    OptionalInt asked = settings.stopping().expectedRounds(settings.expectedReplicate(earlier));
    return IntStream.concat(asked.stream(), replicatesOfPrecision().stream()).min();
  }

  private OptionalInt replicatesOfPrecision() {
    if (settings.stopping().precision().isEmpty() || noise().isEmpty()) {
      return OptionalInt.empty();
    }
    return RoundsNeeded.forPrecision(noise().get(), settings.stopping().precision().get()).stream()
        .map(all -> Math.max(1, Math.max(all, Precision.MINIMUM_ROUNDS) - earlier))
        .findFirst();
  }

  private String duration(OptionalInt more) {
    Duration ofOne = settings.expectedReplicate(earlier);
    String noun = settings.design().noun();
    if (more.isEmpty()) {
      return "A %s takes about %s; as many will run as --precision needs, at least %d.%n"
          .formatted(noun, Formats.duration(ofOne), Precision.MINIMUM_ROUNDS);
    }
    int number = more.getAsInt();
    return "This takes about %s: %s of about %s%s.%n"
        .formatted(
            Formats.duration(ofOne.multipliedBy(number)),
            settings.design().counted(number),
            Formats.duration(ofOne),
            earlier == 0 ? "" : ", on top of the %d there are".formatted(earlier));
  }

  /** The comparison that measures the noise under the same conditions. */
  private Command againstItself() {
    String variant = settings.labels().get(0);
    return Command.of("compare", variant, variant).and(new ConditionWords(settings).toList());
  }

  private String difference(int all) {
    String noun = settings.design().noun();
    if (all < 2) {
      return LineWrap.wrap(
          ("One %s cannot detect any difference, however large: at least two are needed to"
                  + " estimate the noise.")
              .formatted(noun),
          "");
    }
    String few =
        all < FEW
            ? LineWrap.wrap(
                "Fewer than %d %ss give a verdict on large differences only.".formatted(FEW, noun),
                "")
            : "";
    if (settings.isNoiseFloor()) {
      return few;
    }
    if (noise().isEmpty()) {
      String unknown =
          "The noise of this machine under these conditions is not known yet, so the smallest"
              + " difference that can be detected cannot be predicted.";
      String scenario = settings.run().generator().scenario().name();
      if (Scenarios.named(scenario).isEmpty()) { // a published report's, which compare cannot take
        return few + LineWrap.wrap(unknown, "");
      }
      return few
          + LineWrap.wrap(unknown + " To measure the noise, give one variant twice:", "")
          + "  %s%n".formatted(againstItself().line());
    }
    int expected = Math.min(all, RoundsNeeded.MANY);
    double smallest =
        DetectableDifference.smallest(noise().get(), expected, settings.margin(), POWER, 1);
    return few
        + LineWrap.wrap(
            "From this machine's noise (%s against itself, %s), %s can be expected to detect differences of %s or more."
                .formatted(
                    floor.get().variant(),
                    settings.design().counted(floor.get().replicates()),
                    settings.design().counted(expected),
                    Formats.percent(smallest)),
            "");
  }
}
