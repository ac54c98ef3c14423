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
   * @throws UserError if the text is not of that form, names a CPU that this process may not use,
   *     or the system has no taskset
   */
  public static CpuPinning parse(String text) {
    return parse(text, Place.HERE.allowedCpus(), Place.HERE.find(TASKSET).isPresent());
  }

  /**
   * Reads {@code server=0,client=1}.
   *
   * @param allowed the CPUs that may be used; empty if that is not known, and taskset has to tell
   * @param canPin whether there is a taskset
   */
  static CpuPinning parse(String text, Optional<CpuList> allowed, boolean canPin) {
    var lists = new LinkedHashMap<String, String>();
    String current = null;
    for (String word : text.split(",", -1)) {
      int equals = word.indexOf('=');
      if (equals > 0) {
        current = part(word.substring(0, equals), text);
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
    for (String list : lists.values()) {
      requireAllowed(cpus(list, text), allowed, text);
    }
    if (!canPin) {
      throw UserError.failure(
          "--cpus: this system cannot pin processes to CPUs (there is no taskset on the PATH)."
              + " Install util-linux, or leave --cpus out.");
    }
    return new CpuPinning(lists);
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
   * The flags of a JVM that is pinned: it counts the CPUs of this process, as one that is not
   * pinned does. By that number a JVM chooses its collector and its numbers of threads, and so do
   * the libraries in it; pinning is to change where it runs, not what runs.
   */
  public List<String> flags(String part) {
    return lists.containsKey(part)
        ? List.of("-XX:ActiveProcessorCount=" + Place.HERE.cpus())
        : List.of();
  }

  private static String part(String name, String text) {
    if (!PARTS.contains(name)) {
      throw unreadable(text);
    }
    return name;
  }

  private static CpuList cpus(String list, String text) {
    try {
      return CpuList.parse(list);
    } catch (IllegalArgumentException e) {
      throw unreadable(text);
    }
  }

  private static void requireAllowed(CpuList asked, Optional<CpuList> allowed, String text) {
    if (allowed.isEmpty()) {
      return;
    }
    for (int cpu : asked.cpus()) {
      if (!allowed.get().cpus().contains(cpu)) {
        throw UserError.badInput(
            "--cpus %s: CPU %d cannot be used here; usable are %s.",
            text, cpu, allowed.get().text());
      }
    }
  }

  private static UserError unreadable(String text) {
    return UserError.badInput(
        "--cpus %s: write lists of CPUs for server, client or gateway, such as server=0,client=1-3",
        text);
  }
}
