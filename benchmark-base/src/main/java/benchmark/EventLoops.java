// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static java.util.stream.Collectors.groupingBy;

import benchmark.launch.ObservedFacts.Loop;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the threads that wait for events of several connections. */
final class EventLoops {

  /** Packages of the JDK, which loads libraries, too, when a thread waits for the first time. */
  private static final List<String> JDK = List.of("java.", "jdk.internal.", "sun.nio.");

  /** The frames below the wait that belong to it rather than to the loop. */
  private static final Set<String> PARTS_OF_THE_WAIT =
      Set.of("Native", "SelectedSelectionKeySetSelector", "SelectorUtil", "SubmissionQueue");

  private static final String SELECTOR = "sun.nio.ch.SelectorImpl";
  private static final List<String> NATIVE =
      List.of("channel.epoll.Native", "channel.uring.Native", "channel.kqueue.Native");

  private EventLoops() {}

  /** Those among some threads that wait now: a loop without calls does nothing else. */
  static List<Loop> in(Map<Thread, StackTraceElement[]> threads) {
    Map<List<String>, List<Thread>> alike =
        threads.entrySet().stream()
            .filter(it -> implementation(it.getValue()).isPresent())
            .map(Map.Entry::getKey)
            .collect(
                groupingBy(
                    it ->
                        List.of(
                            implementation(threads.get(it)).orElseThrow(),
                            ThreadName.withoutNumbers(it.getName()))));
    return alike.entrySet().stream()
        .map(it -> new Loop(it.getKey().get(0), it.getKey().get(1), it.getValue().size()))
        .sorted(Comparator.comparing(Loop::name).thenComparing(Loop::implementation))
        .toList();
  }

  /** The class that waits in a stack; empty if this is no event loop. */
  static Optional<String> implementation(StackTraceElement[] stack) {
    List<String> classes = Stream.of(stack).map(StackTraceElement::getClassName).toList();
    boolean waits =
        classes.stream()
            .anyMatch(it -> it.equals(SELECTOR) || NATIVE.stream().anyMatch(it::endsWith));
    return waits
        ? classes.stream()
            .filter(it -> JDK.stream().noneMatch(it::startsWith))
            .filter(it -> !PARTS_OF_THE_WAIT.contains(it.replaceFirst(".*\\.", "")))
            .findFirst()
        : Optional.empty();
  }
}
