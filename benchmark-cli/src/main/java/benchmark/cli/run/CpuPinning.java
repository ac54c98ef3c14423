// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.UserError;
import benchmark.cli.project.Role;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Which CPUs each half may run on; nothing for a half that may run on all. */
public record CpuPinning(Map<Role, String> lists) {

  /** Every half may run everywhere. */
  public static final CpuPinning NONE = new CpuPinning(Map.of());

  /**
   * Reads {@code server=0,client=1}; lists are those of taskset: {@code server=0-1,client=2,3}.
   *
   * @throws UserError if the text is not of that form, names a CPU that this machine has not, or
   *     the system has no taskset
   */
  public static CpuPinning parse(String text) {
    var lists = new EnumMap<Role, String>(Role.class);
    Role current = null;
    for (String part : text.split(",", -1)) {
      int equals = part.indexOf('=');
      if (equals > 0) {
        current = role(part.substring(0, equals), text);
        if (lists.containsKey(current)) {
          throw UserError.badInput(
              "--cpus %s: %s stands twice. Give its CPUs as one list, such as %2$s=0-1,3.",
              text, current.suffix());
        }
        lists.put(current, requireCpus(part.substring(equals + 1), text));
      } else if (current != null) {
        lists.merge(current, requireCpus(part, text), (list, more) -> list + "," + more);
      } else {
        throw unreadable(text);
      }
    }
    requireTaskset();
    return new CpuPinning(Map.copyOf(lists));
  }

  /** The words to put in front of a half's command. */
  public List<String> prefix(Role role) {
    String list = lists.get(role);
    return list == null ? List.of() : List.of("taskset", "-c", list);
  }

  private static Role role(String name, String text) {
    for (Role role : Role.values()) {
      if (role.suffix().equals(name)) {
        return role;
      }
    }
    throw unreadable(text);
  }

  private static String requireCpus(String range, String text) {
    if (!range.matches("\\d{1,4}(-\\d{1,4})?")) {
      throw unreadable(text);
    }
    int count = Runtime.getRuntime().availableProcessors();
    var ends = new ArrayList<Integer>();
    for (String end : range.split("-")) {
      ends.add(Integer.valueOf(end));
    }
    for (int cpu : ends) {
      if (cpu >= count) {
        throw UserError.badInput(
            "--cpus %s: this machine has no CPU %d; its CPUs are 0 to %d.", text, cpu, count - 1);
      }
    }
    if (ends.get(0) > ends.get(ends.size() - 1)) {
      throw unreadable(text);
    }
    return range;
  }

  private static UserError unreadable(String text) {
    return UserError.badInput(
        "--cpus %s: write lists of CPUs for one half or both, such as server=0,client=1-3", text);
  }

  private static void requireTaskset() {
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      if (Files.isExecutable(Path.of(folder, "taskset"))) {
        return;
      }
    }
    throw UserError.failure(
        "--cpus: this system cannot pin processes to CPUs (there is no taskset on the PATH)."
            + " Install util-linux, or leave --cpus out.");
  }
}
