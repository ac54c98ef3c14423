// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Role;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which CPUs server and client may run on; no entry for one that may run on all. */
public record CpuPinning(Map<Role, String> lists) {

  /** Both may run everywhere. */
  public static final CpuPinning NONE = new CpuPinning(Map.of());

  /** null (from a record before --cpus existed) means no pinning. */
  public CpuPinning {
    lists = lists == null ? Map.of() : Map.copyOf(lists);
  }

  /**
   * Reads {@code server=0,client=1}; lists are those of taskset: {@code server=0-1,client=2,3}.
   *
   * @throws UserError if the text is not of that form, names a CPU that this process may not use,
   *     or the system has no taskset
   */
  public static CpuPinning parse(String text) {
    return parse(text, CpuList.allowed(), System.getenv().getOrDefault("PATH", ""));
  }

  /**
   * Reads {@code server=0,client=1}.
   *
   * @param allowed the CPUs that may be used; empty if that is not known, and taskset has to tell
   * @param searchPath where to look for taskset
   */
  static CpuPinning parse(String text, Optional<CpuList> allowed, String searchPath) {
    var lists = new EnumMap<Role, String>(Role.class);
    Role current = null;
    for (String part : text.split(",", -1)) {
      int equals = part.indexOf('=');
      if (equals > 0) {
        current = role(part.substring(0, equals), text);
        if (lists.containsKey(current)) {
          throw UserError.badInput(
              "--cpus %s: %s is given twice. Give its CPUs as one list, such as %2$s=0-1,3.",
              text, current.suffix());
        }
        lists.put(current, part.substring(equals + 1));
      } else if (current != null) {
        lists.merge(current, part, (list, more) -> list + "," + more);
      } else {
        throw unreadable(text);
      }
    }
    for (String list : lists.values()) {
      requireAllowed(cpus(list, text), allowed, text);
    }
    requireTaskset(searchPath);
    return new CpuPinning(lists);
  }

  /** The CPUs of a server or client; empty if it may run on all. */
  public Optional<CpuList> of(Role role) {
    return Optional.ofNullable(lists.get(role)).map(CpuList::parse);
  }

  /** The words to put in front of a command. */
  public List<String> prefix(Role role) {
    String list = lists.get(role);
    return list == null ? List.of() : List.of("taskset", "-c", list);
  }

  /**
   * The flags of a JVM that is pinned: it counts the CPUs of this process, as one that is not
   * pinned does. By that number a JVM chooses its collector and its numbers of threads, and so do
   * the libraries in it; pinning is to change where it runs, not what runs.
   */
  public List<String> flags(Role role) {
    return lists.containsKey(role)
        ? List.of("-XX:ActiveProcessorCount=" + Runtime.getRuntime().availableProcessors())
        : List.of();
  }

  private static Role role(String name, String text) {
    for (Role role : Role.values()) {
      if (role.suffix().equals(name)) {
        return role;
      }
    }
    throw unreadable(text);
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
        "--cpus %s: write lists of CPUs for server, client or both, such as server=0,client=1-3",
        text);
  }

  private static void requireTaskset(String searchPath) {
    for (String folder : searchPath.split(File.pathSeparator)) {
      if (Files.isExecutable(Path.of(folder, "taskset"))) {
        return;
      }
    }
    throw UserError.failure(
        "--cpus: this system cannot pin processes to CPUs (there is no taskset on the PATH)."
            + " Install util-linux, or leave --cpus out.");
  }
}
