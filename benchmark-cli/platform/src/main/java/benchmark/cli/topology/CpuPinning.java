// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.CpuList;
import benchmark.cli.process.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Which CPUs the parts may run on.
 *
 * @param lists by the part's name; no entry for one that may run on all
 */
public record CpuPinning(Map<String, String> lists) {

  private static final String TASKSET = "taskset";

  /** The parts that a user may pin. */
  private static final List<String> PARTS = List.of(Part.SERVER, Part.CLIENT, Part.GATEWAY);

  /** All may run everywhere. */
  public static final CpuPinning NONE = new CpuPinning(Map.of());

  /** null (from a record before --cpus existed) means no pinning. */
  public CpuPinning {
    lists = lists == null ? Map.of() : Map.copyOf(Part.byName(lists));
  }

  /**
   * Reads {@code server=0,client=1}; lists are those of taskset: {@code server=0-1,client=2,3}.
   *
   * @param places of a part, by its name
   * @throws UserError if the text is not of that form, names a CPU that processes there may not
   *     use, or a place has no taskset
   */
  public static CpuPinning parse(String text, Function<String, List<Place>> places) {
    CpuPinning pinning = parse(text);
    for (Map.Entry<String, String> list : pinning.lists.entrySet()) {
      for (Place place : places.apply(list.getKey())) {
        requireAllowed(CpuList.parse(list.getValue()), place, text);
        requireTaskset(place);
      }
    }
    return pinning;
  }

  private static void requireTaskset(Place place) {
    if (place.find(TASKSET).isEmpty()) {
      throw UserError.failure(
          "--cpus: %s cannot pin processes to CPUs (there is no taskset on the PATH). Install"
              + " util-linux%s, or leave --cpus out.",
          place == Place.LOCAL ? "this system" : place.name(),
          place == Place.LOCAL ? "" : " there");
    }
  }

  private static CpuPinning parse(String text) {
    var lists = new LinkedHashMap<String, String>();
    String current = null;
    for (String word : text.split(",", -1)) {
      int equals = word.indexOf('=');
      if (equals > 0) {
        current = word.substring(0, equals);
        if (!PARTS.contains(current)) {
          throw unreadable(text);
        }
        if (lists.containsKey(current)) {
          throw UserError.badInput(
              "--cpus %s: %s is given twice. Give its CPUs as one list, such as %2$s=0-1,3.",
              text, current);
        }
        lists.put(current, word.substring(equals + 1));
      } else if (current != null) {
        lists.merge(current, word, (list, more) -> list + "," + more);
      } else {
        throw unreadable(text);
      }
    }
    lists.values().forEach(list -> requireReadable(list, text));
    return new CpuPinning(lists);
  }

  /** As {@code --cpus} takes it, in the order of the parts' names; empty if none is pinned. */
  public String text() {
    return lists.entrySet().stream()
        .map(it -> it.getKey() + "=" + it.getValue())
        .sorted()
        .collect(Collectors.joining(","));
  }

  /** The CPUs of a part; empty if it may run on all. */
  public Optional<CpuList> of(String part) {
    return Optional.ofNullable(lists.get(part)).map(CpuList::parse);
  }

  /** The words to put in front of a command. */
  public List<String> prefix(String part) {
    String list = lists.get(part);
    return list == null ? List.of() : List.of(TASKSET, "-c", list);
  }

  /**
   * The flags of a JVM that is pinned: it counts all CPUs that it could use at its place, as one
   * that is not pinned does. By that number a JVM chooses its collector and its numbers of threads,
   * and so do the libraries in it; pinning is to change where it runs, not what runs.
   */
  public List<String> flags(String part, Place place) {
    return lists.containsKey(part)
        ? List.of("-XX:ActiveProcessorCount=" + place.cpus())
        : List.of();
  }

  private static void requireReadable(String list, String text) {
    try {
      CpuList.parse(list);
    } catch (IllegalArgumentException e) {
      throw unreadable(text);
    }
  }

  private static void requireAllowed(CpuList asked, Place place, String text) {
    Optional<CpuList> allowed = place.allowedCpus();
    if (allowed.isEmpty()) {
      return;
    }
    for (int cpu : asked.cpus()) {
      if (!allowed.get().cpus().contains(cpu)) {
        throw UserError.badInput(
            "--cpus %s: CPU %d cannot be used %s; usable are %s.",
            text, cpu, place == Place.LOCAL ? "here" : "at " + place.name(), allowed.get().text());
      }
    }
  }

  private static UserError unreadable(String text) {
    return UserError.badInput(
        "--cpus %s: write lists of CPUs for server, client or gateway, such as server=0,client=1-3",
        text);
  }
}
