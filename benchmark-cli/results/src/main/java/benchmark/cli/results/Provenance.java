// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.Jdk;
import benchmark.cli.text.ShellWords;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Where results are from, in the same words everywhere. What the origin lacks is left out.
 *
 * @param commands the words that the user gave, of every time that something was measured
 * @param more names of other facts, and the facts
 */
public record Provenance(List<List<String>> commands, Origin origin, Map<String, String> more) {

  private static final int SHOWN_OF_COMMIT = 12;

  /** As many libraries of one name and version are given together. */
  private static final int FAMILY = 3;

  /** What JVMs are pinned to, among the other facts. */
  public static final String PINNING = "Pinned to CPUs";

  /** Where parts ran, among the other facts. */
  public static final String PLACES = "Places";

  /** The JDKs of parts that run on another one, among the other facts. */
  static final String OTHER_JDKS = "Other JDKs";

  /** Copies the lists. */
  public Provenance {
    commands = commands == null ? List.of() : List.copyOf(commands);
    more = Collections.unmodifiableMap(new LinkedHashMap<>(more));
  }

  /** This provenance with one fact more, unless it is empty. */
  public Provenance with(String name, String fact) {
    var facts = new LinkedHashMap<>(more);
    if (!fact.isEmpty()) {
      facts.put(name, fact);
    }
    return new Provenance(commands, origin, facts);
  }

  /** This provenance with some values by their names: server 0, client 1. */
  public Provenance with(String name, Map<?, String> values) {
    return with(
        name,
        values == null
            ? ""
            : values.entrySet().stream()
                .map(it -> it.getKey() + " " + it.getValue())
                .collect(Collectors.joining(", ")));
  }

  /** The model and the number of CPUs; empty if not known. */
  public String processor() {
    Machine machine = origin.machine();
    return machine == null ? "" : "%s, %d CPUs".formatted(machine.cpuModel(), machine.cpus());
  }

  /** All but commands and times: names of facts, and the facts. */
  public Map<String, String> facts() {
    var facts = new LinkedHashMap<String, String>();
    if (origin.machine() != null) {
      facts.put("Machine", machineInWords());
    }
    if (origin.jdk() != null) {
      facts.put("JDK", jdkInWords(origin.jdk()));
    }
    commit(Integer.MAX_VALUE).ifPresent(it -> facts.put("Commit", it));
    facts.putAll(more);
    return facts;
  }

  /** Everything in sentences, and every command as code. */
  public List<String> sentences() {
    var sentences = new ArrayList<String>();
    if (origin.machine() != null && origin.jdk() != null) {
      sentences.add("Machine: %s; JDK %s.".formatted(machineInWords(), jdkInWords(origin.jdk())));
    }
    more.forEach((name, fact) -> sentences.add(name + ": " + fact + "."));
    sentences.add(
        "Tool: commit %s; measured %s."
            .formatted(
                commit(SHOWN_OF_COMMIT).orElse("unknown"),
                origin.end().atOffset(ZoneOffset.UTC).toLocalDate()));
    for (List<String> words : commands) {
      String command = ShellWords.benchmark(words);
      sentences.add(command.contains("`") ? command : "`" + command + "`");
    }
    return sentences;
  }

  /** The command as it is typed, of several the first; empty if not known. */
  public String commandLine() {
    return commands.isEmpty() ? "" : ShellWords.benchmark(commands.get(0));
  }

  /** When it was measured; empty if not known. */
  public String time() {
    Instant start = origin.start();
    Instant end = origin.end();
    return end == null ? "" : start == null ? "until " + end : start + " to " + end;
  }

  private String machineInWords() {
    Machine machine = origin.machine();
    return "%s, %s, kernel %s".formatted(processor(), machine.os(), machine.kernel());
  }

  /** JDKs by the names of parts. */
  static Map<String, String> jdksInWords(Map<String, Jdk> jdks) {
    return jdks.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, it -> jdkInWords(it.getValue())));
  }

  /** Version and vendor. */
  public static String jdkInWords(Jdk jdk) {
    return (jdk.version() + " " + jdk.vendor()).strip();
  }

  /** The beginning of the project's commit; empty if it is not known. */
  private Optional<String> commit(int length) {
    return Optional.ofNullable(origin.project())
        .filter(it -> it.commit() != null)
        .map(
            it ->
                it.commit().substring(0, Math.min(length, it.commit().length()))
                    + (Boolean.TRUE.equals(it.dirty()) ? " with local changes" : ""));
  }

  /**
   * Libraries and their versions; the many parts of Netty or Spring are given as netty-* and a
   * version.
   */
  public static String libraries(Map<String, String> versions) {
    var families = new LinkedHashMap<String, List<String>>();
    versions.forEach(
        (library, version) ->
            families
                .computeIfAbsent(
                    library.replaceFirst("-.*", "-*") + " " + version, it -> new ArrayList<>())
                .add(library + " " + version));
    return families.entrySet().stream()
        .map(it -> it.getValue().size() < FAMILY ? String.join(", ", it.getValue()) : it.getKey())
        .collect(Collectors.joining(", "));
  }
}
