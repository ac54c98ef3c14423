// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.DetectableDifference;
import benchmark.cli.statistics.Noise;
import benchmark.cli.statistics.Precision;
import benchmark.cli.statistics.RoundsNeeded;
import benchmark.cli.text.LineWrap;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What can be said before a comparison starts: how long it will take, and how small a difference it
 * can be expected to detect.
 *
 * @param floor the noise of this machine, if it is known
 */
record Forecast(CompareSettings settings, Optional<NoiseFloor> floor) {

  /** The probability of detecting a difference of the forecast size: the customary 80%. */
  private static final double POWER = 0.8;

  /** The forecast in sentences, each line ended. */
  String toText() {
    OptionalInt rounds = rounds();
    return duration(rounds) + difference(rounds.orElse(Precision.MINIMUM_ROUNDS));
  }

  private Optional<Noise> noise() {
    return floor.flatMap(it -> it.of(settings.operations()));
  }

  /** The operations that the forecast rests on. */
  private List<String> known() {
    return floor.map(it -> it.known(settings.operations())).orElse(List.of());
  }

  private List<String> unknown() {
    return settings.operations().stream()
        .filter(operation -> !known().contains(operation))
        .toList();
  }

  /** About how many rounds there will be; empty if that is not known. */
  private OptionalInt rounds() {
    OptionalInt asked = settings.stopping().expectedRounds(settings.expectedRound());
    OptionalInt narrow = roundsOfPrecision();
    return asked.isPresent() && narrow.isPresent()
        ? OptionalInt.of(Math.min(asked.getAsInt(), narrow.getAsInt()))
        : asked.isPresent() ? asked : narrow;
  }

  private OptionalInt roundsOfPrecision() {
    if (settings.stopping().precision().isEmpty() || noise().isEmpty()) {
      return OptionalInt.empty();
    }
    OptionalInt rounds =
        RoundsNeeded.forPrecision(noise().get(), settings.stopping().precision().get());
    return rounds.isEmpty()
        ? rounds
        : OptionalInt.of(Math.max(rounds.getAsInt(), Precision.MINIMUM_ROUNDS));
  }

  private String duration(OptionalInt rounds) {
    Duration ofOneRound = settings.expectedRound();
    if (rounds.isEmpty()) {
      return "A round takes about %s; there will be as many as the precision takes, %d at least.%n"
          .formatted(words(ofOneRound), Precision.MINIMUM_ROUNDS);
    }
    int number = rounds.getAsInt();
    return "This takes about %s: %d round%s of about %s.%n"
        .formatted(
            words(ofOneRound.multipliedBy(number)),
            number,
            number == 1 ? "" : "s",
            words(ofOneRound));
  }

  private String difference(int rounds) {
    if (noise().isEmpty()) {
      return settings.isNoiseFloor()
          ? ""
          : LineWrap.wrap(
              "The noise of this machine is not known yet, so the smallest difference that can be detected cannot be predicted. To measure the noise: benchmark.sh compare %1$s %1$s"
                  .formatted(settings.labels().get(0)),
              "");
    }
    if (rounds < 2) {
      return LineWrap.wrap(
          "One round cannot detect any difference, however large: it takes a second one to estimate the noise.",
          "");
    }
    int expected = Math.min(rounds, RoundsNeeded.MANY);
    double smallest =
        DetectableDifference.smallest(noise().get(), expected, settings.margin(), POWER);
    return LineWrap.wrap(
        "From this machine's noise (%s against itself%s, %d rounds), %d rounds can be expected to detect differences of %s or more.%s%s"
            .formatted(
                floor.get().variant(),
                unknown().isEmpty() ? "" : " in " + String.join(", ", known()),
                floor.get().rounds(),
                expected,
                Formats.percent(smallest),
                unknown().isEmpty()
                    ? ""
                    : " The noise of %s is not known.".formatted(String.join(", ", unknown())),
                otherTime()),
        "");
  }

  /** What limits the forecast if the noise was measured under other conditions. */
  private String otherTime() {
    MeasuringTime ofNoise = floor.get().time();
    return ofNoise.equals(settings.time())
        ? ""
        : " That noise is of %s for each operation, this measures %s, so take it with caution."
            .formatted(ofNoise.toText(), settings.time().toText());
  }

  private static String words(Duration duration) {
    long seconds = duration.toSeconds();
    return seconds < 120 ? seconds + " s" : Math.round(seconds / 60.0) + " min";
  }
}
