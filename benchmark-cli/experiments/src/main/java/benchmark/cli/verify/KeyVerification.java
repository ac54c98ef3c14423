// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.NativeLibrary;
import benchmark.cli.error.UserError;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Pair;
import benchmark.cli.project.Role;
import benchmark.cli.project.VariantKey;
import benchmark.cli.results.Json;
import benchmark.cli.results.Observed;
import benchmark.cli.results.Origin;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunRecord;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunFailed;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.RunningTopology;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceGenerator;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Terminal;
import benchmark.cli.verify.KeyOutcome.Word;
import benchmark.contract.Scenarios;
import benchmark.launch.ObservedFacts;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Tries every value of every key of pairs of which a run can show something, in short runs, prints
 * which act, and leaves a folder with everything.
 */
public final class KeyVerification {

  /** Enough for a call on each of some threads. */
  private static final Duration SLICE = Duration.ofMillis(200);

  private static final int SLICES = 3;
  private static final String OPERATION = "existUser";

  /** A value of a key to be tried. */
  private record Trial(String key, String value) {

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  private final CommandContext context;
  private final List<Variant> pairs;
  private final RunSettings settings;
  private final List<KeyOutcome> outcomes = new ArrayList<>();
  private RunSettings trying;
  private GitState commit;
  private StatusLine status;

  /** A verification to come. */
  public KeyVerification(CommandContext context, List<Variant> pairs, RunSettings settings) {
    this.context = context;
    this.pairs = pairs;
    this.settings = settings;
  }

  /**
   * Runs.
   *
   * @throws UserError naming the keys that have no effect or cannot be run; the table has been
   *     printed then
   */
  public void execute() {
    Origin origin = context.origin(settings);
    Path path =
        VerifyFolder.fill(
            context,
            settings,
            folder -> {
              status = folder.status();
              tryAll(folder, origin);
            });
    Terminal.format(
        "%s, %s and every run are in %s%n", VerifyFolder.FILE, VerifyRecord.FILE.name(), path);
    List<String> bad =
        outcomes.stream()
            .filter(KeyOutcome::isBad)
            .map(it -> "%s: %s=%s: %s.".formatted(it.variant(), it.key(), it.value(), it.outcome()))
            .toList();
    if (!bad.isEmpty()) {
      throw UserError.failure("%s", String.join(System.lineSeparator(), bad));
    }
  }

  private VerifyFolder.Found found(Origin origin) {
    var table = new KeyTable(List.copyOf(outcomes));
    return new VerifyFolder.Found(
        table.document(),
        table.reasons(),
        new VerifyRecord(
            context.userCommand(),
            origin.ended(Instant.now()),
            Map.of(),
            List.of(),
            List.of(),
            table.outcomes()));
  }

  private void tryAll(VerifyFolder folder, Origin origin) {
    trying =
        settings
            .measuredBy(
                new SliceGenerator(
                    new SliceSettings(
                        SlicedOperation.of(Scenarios.USER, List.of(OPERATION)),
                        Scenarios.USER.callers(),
                        SLICE,
                        SLICES,
                        SLICE,
                        Optional.empty()),
                    Scenarios.USER))
            .withResults(RunFolder.createInside(folder.file("runs")));
    commit = GitState.of(context.project().root());
    for (int i = 0; i < pairs.size(); i++) {
      tryKeys(pairs.get(i), "pair %d of %d".formatted(i + 1, pairs.size()));
      folder.keep(found(origin));
    }
  }

  private void tryKeys(Variant pair, String place) {
    List<List<Trial>> trials = new ArrayList<>();
    List<List<Trial>> parts = new ArrayList<>();
    for (VariantKey key : pair.pair().setup().keys()) {
      if (key.isProved() && !isSet(key, pair)) {
        (key.name().contains(".") ? parts : trials).add(possible(key, pair));
        refused(key, pair).forEach(outcomes::add);
      }
    }
    tryRounds(pair, pair, trials, place);
    for (List<Trial> part : parts) { // such as tls.version, with the last value of tls
      String whole = part.get(0).key().replaceFirst("\\..*", "");
      List<String> values = pair.pair().setup().key(whole).orElseThrow().words();
      String last = whole + "=" + values.get(values.size() - 1);
      Variant with = pair.with(last, context.project());
      tryRounds(pair, with, List.of(part), place);
    }
  }

  private void tryRounds(Variant pair, Variant with, List<List<Trial>> trials, String place) {
    int rounds = trials.stream().mapToInt(List::size).max().orElse(0);
    for (int round = 0; round < rounds; round++) {
      int at = round;
      List<Trial> together =
          trials.stream().filter(it -> it.size() > at).map(it -> it.get(at)).toList();
      var stage = ProgressContext.of(place, pair.label() + " " + together, rounds - 1 - round);
      List<Trial> alone = together.stream().filter(it -> contradicts(it, together, pair)).toList();
      Stream.concat(
              Stream.of(together.stream().filter(it -> !alone.contains(it)).toList()),
              alone.stream().map(List::of))
          .filter(it -> !it.isEmpty())
          .forEach(it -> outcomes.addAll(run(pair, with, it, stage)));
    }
  }

  /** Whether a value rules another one out, such as HTTP/3 a key of TLS. */
  private static boolean contradicts(Trial trial, List<Trial> others, Variant pair) {
    VariantKey key = pair.pair().setup().key(trial.key()).orElseThrow();
    return others.stream().anyMatch(it -> key.excludes(trial.value(), it.toString()));
  }

  private static boolean isSet(VariantKey key, Variant pair) {
    return Stream.of(Role.values())
        .anyMatch(it -> pair.side(it).settings().containsKey(key.name()));
  }

  /** The values that this JDK has; it refuses others. */
  private List<Trial> possible(VariantKey key, Variant pair) {
    var possible = new ArrayList<Trial>();
    for (String value : key.examples()) {
      int oldest = key.oldestJdk(value);
      if (oldest > settings.jdk().feature()) {
        outcomes.add(
            KeyOutcome.of(pair.label(), key.name(), value, Word.REFUSED, "it needs JDK " + oldest));
      } else {
        possible.add(new Trial(key.name(), value));
      }
    }
    return possible;
  }

  /** The values that only other pairs have. */
  private List<KeyOutcome> refused(VariantKey key, Variant pair) {
    var others = new TreeSet<String>();
    for (Pair other : context.project().pairs()) {
      other.setup().key(key.name()).map(VariantKey::words).ifPresent(others::addAll);
    }
    key.words().forEach(others::remove);
    return others.stream()
        .map(
            it ->
                KeyOutcome.of(
                    pair.label(),
                    key.name(),
                    it,
                    Word.REFUSED,
                    "%s takes %s=%s".formatted(pair.pair().name(), key.name(), key.text())))
        .toList();
  }

  /**
   * Tries values of several keys in one run; one by one if nothing can be seen of it, so that the
   * one that is to blame is named.
   */
  private List<KeyOutcome> run(
      Variant pair, Variant with, List<Trial> together, ProgressContext stage) {
    String overrides = String.join(",", together.stream().map(Trial::toString).toList());
    Variant variant = with.with(overrides, context.project());
    Path folder;
    String failure = "";
    try {
      trying.requirePlaces(context, List.of(variant));
      folder = new RunningTopology(variant, trying, commit, context).execute(status, stage);
    } catch (RunFailed failed) {
      context.interruption().check();
      folder = failed.folder();
      failure = failed.reason();
    }
    Optional<Map<String, ObservedFacts>> observed = observed(folder);
    if (observed.isPresent()) {
      return together.stream().map(it -> outcome(variant, pair, it, observed.get())).toList();
    }
    if (together.size() > 1) {
      return together.stream().flatMap(it -> run(pair, with, List.of(it), stage).stream()).toList();
    }
    Trial only = together.get(0);
    String reason = failure.lines().findFirst().orElse("nothing was recorded");
    Word word = reason.contains(NativeLibrary.MISSING) ? Word.REFUSED : Word.FAILS;
    return List.of(KeyOutcome.of(pair.label(), only.key(), only.value(), word, reason));
  }

  private static Optional<Map<String, ObservedFacts>> observed(Path folder) {
    return Json.read(folder.resolve(RunFiles.RECORD), RunRecord.class)
        .observed()
        .map(Observed::parts)
        .filter(it -> it.containsKey(Role.CLIENT.suffix()));
  }

  private static KeyOutcome outcome(
      Variant variant, Variant pair, Trial trial, Map<String, ObservedFacts> observed) {
    List<String> seen =
        Stream.of(Role.values())
            .filter(it -> variant.side(it).settings().containsKey(trial.key()))
            .map(Role::suffix)
            .filter(observed::containsKey)
            .map(it -> observed.get(it).keys().getOrDefault(trial.key(), ""))
            .toList();
    return KeyOutcome.seen(pair.label(), trial.key(), trial.value(), seen);
  }
}
