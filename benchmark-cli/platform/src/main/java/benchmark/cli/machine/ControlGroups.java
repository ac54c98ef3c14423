// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The control groups of Linux that a process is in, of version 1 and 2: what limits one of them
 * limits all groups in it. In a container, whose own group may be mounted in the place of the root,
 * that one is found there. Thread-safe.
 *
 * @param files reads a file; empty if there is none
 */
public record ControlGroups(Function<String, Optional<String>> files) {

  private static final String MOUNT = "/sys/fs/cgroup";

  /** A group, and what its files say. */
  public record Group(String folder, Function<String, Optional<String>> files) {

    /** The text of a file of this group; empty if it has none of that name. */
    public String file(String name) {
      return files.apply(folder + "/" + name).orElse("");
    }
  }

  /** The groups of a controller, such as memory, from the innermost one to the root. */
  public List<Group> of(String controller) {
    var folders = new LinkedHashSet<String>();
    files
        .apply("/proc/self/cgroup") // of lines such as 0::/path or 1:cpu,cpuacct:/path
        .orElse("")
        .lines()
        .map(line -> line.split(":", 3))
        .forEach(
            group -> {
              if (group[1].isEmpty()) {
                addUpwards(MOUNT, group[2], folders);
              } else if (List.of(group[1].split(",")).contains(controller)) {
                addUpwards(MOUNT + "/" + group[1], group[2], folders);
              }
            });
    if (folders.isEmpty()) {
      folders.add(MOUNT);
    }
    return folders.stream().map(folder -> new Group(folder, files)).toList();
  }

  private static void addUpwards(String root, String path, Set<String> folders) {
    for (String at = path; at.length() > 1; at = at.substring(0, at.lastIndexOf('/'))) {
      folders.add(root + at);
    }
    folders.add(root);
  }
}
