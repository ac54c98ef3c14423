// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.results.RateLoad;
import benchmark.cli.slices.SliceLoop;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.slices.SlicedVariant;
import benchmark.cli.status.Position;
import benchmark.cli.text.Numbers;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceOutcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Leads the clients of one block after the other through their rates. The first block finds what
 * each variant can do in a closed loop, climbs the ladder and searches on; those after it call at
 * the same rates, every other one from the highest down. Rates that were given are all called; on
 * the way up a ladder, a variant that does not sustain a rate is not called at higher ones. For one
 * thread.
 */
final class LadderLoop {

  /** Of what a closed loop reaches: the rate of the warm-up, where none is given. */
  private static final double SHARE_OF_CAPACITY = 0.5;

  private final LoadSettings settings;
  private final RandomGenerator random;
  private final Map<Key, RateSearch> searches = new HashMap<>();
  private final Map<OperationKey, List<Double>> capacities = new LinkedHashMap<>();
  private int block;

  /** What the operations take that follow the one that is called. */
  private Duration after = Duration.ZERO;

  /** Where a limit is to be kept, steps are the longer, the lower their rate. */
  private double lowestRate;

  private Consumer<Position> listener;

  LadderLoop(LoadSettings settings, RandomGenerator random) {
    this.settings = settings;
    this.random = random;
    lowestRate =
        settings.load().rates().stream()
            .mapToDouble(it -> it)
            .min()
            .orElse(Double.POSITIVE_INFINITY);
  }

  /**
   * What is called.
   *
   * @param variant its number
   */
  private record Key(int variant, SlicedOperation operation) {}

  /**
   * What each variant reached in a closed loop, in calls a second, by operation; empty if rates
   * were given.
   */
  Map<OperationKey, List<Double>> capacities() {
    return Collections.unmodifiableMap(capacities);
  }

  /**
   * Measures the next block.
   *
   * @param clients of all variants, in any order
   * @param listener where the measurement is
   */
  void run(List<SlicedVariant> clients, Consumer<Position> listener) {
    block++;
    this.listener = listener;
    int all = settings.operations().size();
    Duration steps =
        lengthOf(
            clients.size()
                * (settings.hasLadder() ? RateSearch.MOST_RATES : settings.load().rates().size()));
    new SliceLoop(
            settings.slices(),
            random,
            false,
            it -> listener.accept(it.plus(steps.multipliedBy(all))))
        .warmUp(clients);
    Duration warmUp = settings.slices().warmupAtRate().multipliedBy(clients.size()).dividedBy(all);
    after = steps.plus(warmUp).multipliedBy(all);
    for (SlicedOperation operation : settings.operations()) {
      after = after.minus(steps).minus(warmUp);
      if (block == 1 && settings.hasLadder()) {
        findCapacities(operation, clients, steps.plus(warmUp));
      }
      warmUpAtRate(operation, clients, steps);
      if (block == 1) {
        find(operation, clients);
      } else {
        repeat(operation, clients);
      }
    }
  }

  private void find(SlicedOperation operation, List<SlicedVariant> clients) {
    List<Double> wanted =
        settings.hasLadder()
            ? RateSearch.ladder(reachableByAll(operation, clients))
            : settings.load().rates();
    for (SlicedVariant client : clients) {
      double capacity = settings.hasLadder() ? reachable(operation, client) : 0;
      searches.put(
          new Key(client.number(), operation), new RateSearch(capacity, settings.highestRate()));
    }
    var climbing = new ArrayList<>(clients);
    List<Double> ladder = wanted.stream().sorted().toList();
    lowestRate = ladder.get(0);
    int searched = settings.hasLadder() ? clients.size() * RateSearch.MOST_TRIES : 0;
    for (int rung = 0; rung < ladder.size(); rung++) {
      double rate = ladder.get(rung);
      for (SlicedVariant client : shuffled(climbing)) {
        CostLine step =
            step(operation, client, rate, searched + (ladder.size() - rung) * climbing.size());
        search(operation, client).tried(rate, settings.holds(step));
        if (settings.hasLadder() && !isSustained(step)) {
          climbing.remove(client);
        }
      }
    }
    if (settings.hasLadder()) {
      for (SlicedVariant client : clients) {
        search(operation, client, searched);
        searched -= RateSearch.MOST_TRIES;
      }
    }
  }

  private RateSearch search(SlicedOperation operation, SlicedVariant client) {
    return searches.get(new Key(client.number(), operation));
  }

  /** A closed loop's calls in a second, or as many as a step can make. */
  private double reachable(SlicedOperation operation, SlicedVariant client) {
    return Math.min(settings.highestRate(), capacities.get(operation.key()).get(client.number()));
  }

  private double reachableByAll(SlicedOperation operation, List<SlicedVariant> clients) {
    return clients.stream().mapToDouble(it -> reachable(operation, it)).min().orElseThrow();
  }

  /** What sends calls at a rate has not run in this block, and is compiled as it runs. */
  private void warmUpAtRate(
      SlicedOperation operation, List<SlicedVariant> clients, Duration steps) {
    double rate =
        settings.hasLadder()
            ? Numbers.round(SHARE_OF_CAPACITY * reachableByAll(operation, clients), 2)
            : Collections.max(settings.load().rates());
    new SliceLoop(settings.slices(), random, false, listener)
        .warmUpAtRate(clients, List.of(operation.at(rate)), steps.plus(after));
  }

  private void search(SlicedOperation operation, SlicedVariant client, int stepsLeft) {
    RateSearch search = search(operation, client);
    for (OptionalDouble rate = search.next(); rate.isPresent(); rate = search.next()) {
      CostLine step = step(operation, client, rate.getAsDouble(), stepsLeft);
      search.tried(rate.getAsDouble(), settings.holds(step));
    }
  }

  private void repeat(SlicedOperation operation, List<SlicedVariant> clients) {
    boolean up = block % 2 == 1;
    boolean endsEarly = up && settings.hasLadder();
    var all = new TreeSet<Double>();
    clients.forEach(it -> all.addAll(search(operation, it).rates()));
    var left = new ArrayList<>(clients);
    int stepsLeft = all.size();
    for (double rate : up ? all : all.descendingSet()) {
      for (SlicedVariant client : shuffled(left)) {
        if (search(operation, client).rates().contains(rate)
            && !isSustained(step(operation, client, rate, stepsLeft * left.size()))
            && endsEarly) {
          left.remove(client);
        }
      }
      stepsLeft--;
    }
  }

  private void findCapacities(
      SlicedOperation operation, List<SlicedVariant> clients, Duration following) {
    var found = new TreeMap<Integer, Double>();
    for (SlicedVariant client : clients) {
      report(operation.key().label(), "in a closed loop", following);
      found.put(client.number(), client.capacity(operation));
    }
    capacities.put(operation.key(), List.copyOf(found.values()));
  }

  private CostLine step(
      SlicedOperation operation, SlicedVariant client, double rate, int stepsLeft) {
    SlicedOperation atRate = operation.at(rate);
    report(
        operation.key().label(),
        "%s, %s calls/s".formatted(settings.labels().get(client.number()), Numbers.scaled(rate, 3)),
        lengthOf(stepsLeft));
    return client.step(atRate, block, settings.stepAt(RateLoad.of(atRate.key())));
  }

  private void report(String operation, String phase, Duration left) {
    listener.accept(Position.ofSlice(operation, phase, 0, 0, left.plus(after).toSeconds()));
  }

  private Duration lengthOf(int steps) {
    return settings.each(lowestRate).multipliedBy(steps);
  }

  private List<SlicedVariant> shuffled(List<SlicedVariant> clients) {
    var shuffled = new ArrayList<>(clients);
    Collections.shuffle(shuffled, new Random(random.nextLong()));
    return shuffled;
  }

  static boolean isSustained(CostLine step) {
    return step.get(CostColumns.OUTCOME).filter(SliceOutcome.SUSTAINED::equals).isPresent();
  }
}
