// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

import benchmark.cli.incident.RunWatch.Growth;
import benchmark.cli.incident.RunWatch.PartState;
import benchmark.cli.incident.RunWatch.Seen;
import benchmark.cli.incident.RunWatch.Silence;
import benchmark.cli.results.StoredRun;
import benchmark.cli.status.Progress;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Words;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.ExitStatus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What broke in a run, in sentences: calls that collapsed, and why; errors in logs; parts that no
 * longer report their counters. It is the first that a report says, and fails the command.
 *
 * @param sentences each of one incident, the gravest first; empty of a run in which nothing broke
 */
public record Incidents(List<String> sentences) {

  /** Nothing broke. */
  public static final Incidents NONE = new Incidents(List.of());

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.UTC);

  /** More collapses are counted, and only these told. */
  private static final int TOLD = 2;

  /** Copies the sentences. */
  public Incidents {
    sentences = List.copyOf(sentences);
  }

  /**
   * Of a run.
   *
   * @param watch what its intervals told
   * @param folders where its logs are, in folders inside them, too
   */
  public static Incidents of(RunWatch watch, Collection<Path> folders) {
    return of(
        watch.seen(),
        folders.stream()
            .filter(Files::isDirectory)
            .flatMap(it -> LogWatch.read(it).stream())
            .toList());
  }

  /**
   * Of a run that has stored what it saw.
   *
   * @param folder the run's
   */
  public static Incidents of(Path folder) {
    return of(
        RunWatch.FILE.isIn(folder) ? RunWatch.FILE.read(folder) : Seen.NOTHING,
        LogWatch.read(folder));
  }

  /** Of a stored run, which JMH may have measured. */
  public static Incidents of(StoredRun run) {
    if (run.isQuick()) {
      return of(run.folder());
    }
    var watch = new RunWatch();
    Object process = null;
    for (CostLine iteration : run.results().iterations()) {
      Object of = List.of(iteration.get(CostColumns.PID), iteration.get(CostColumns.MODE));
      if (process != null && !process.equals(of)) {
        watch.restart();
      }
      process = of;
      watch.take(Reading.of(iteration, Double.NaN, Map.of()));
    }
    return of(watch, List.of(run.folder()));
  }

  static Incidents of(Seen run, List<LogWatch.Seen> errors) {
    var told = new Telling(run, errors);
    told.collapses();
    told.causesWithoutCollapse();
    told.errors();
    told.silences();
    told.failures();
    return new Incidents(told.sentences);
  }

  /** Whether anything broke. */
  public boolean isEmpty() {
    return sentences.isEmpty();
  }

  /** These, and those of another run, each with the name of its run. */
  public Incidents and(String run, Incidents others) {
    var all = new ArrayList<>(sentences);
    others.sentences.forEach(it -> all.add(run + ": " + it));
    return new Incidents(all);
  }

  /** Those of several runs. */
  public static Incidents all(List<Incidents> each) {
    return new Incidents(each.stream().flatMap(it -> it.sentences.stream()).toList());
  }

  /** The first paragraph of a report; empty if nothing broke. */
  public Document toDocument() {
    return isEmpty() ? Document.of() : Document.of(new Paragraph(text()));
  }

  /** All sentences in one line. */
  public String text() {
    return String.join(" ", sentences);
  }

  /**
   * The exit status of a command in whose run something may have broken.
   *
   * @param status what it would be otherwise
   * @param expecting whether the user expects something of it, or has it decide
   */
  public int status(int status, boolean expecting) {
    if (isEmpty() || status == ExitStatus.GATE_FAILED) {
      return status;
    }
    return expecting ? ExitStatus.GATE_FAILED : ExitStatus.FAILURE;
  }

  /** Makes the sentences, which join a cause and what followed from it. */
  private static final class Telling {

    private final Seen run;
    private final List<LogWatch.Seen> errors;
    private final Map<String, String> causes = new LinkedHashMap<>();
    private final List<String> sentences = new ArrayList<>();

    Telling(Seen run, List<LogWatch.Seen> errors) {
      this.run = run;
      this.errors =
          errors.stream()
              .sorted(
                  Comparator.comparing(
                      LogWatch.Seen::first, Comparator.nullsLast(Comparator.naturalOrder())))
              .toList();
      this.errors.forEach(this::cause);
      run.parts()
          .forEach(
              (part, state) -> {
                if (Double.isFinite(state.fullSince())) {
                  causes.putIfAbsent(
                      part + Resource.HEAP,
                      exhausted(part, Resource.HEAP, state, state.fullSince()));
                }
              });
    }

    /** What an error says that a part has run out of, as far as what it told confirms that. */
    private void cause(LogWatch.Seen error) {
      PartState state = run.parts().get(error.part());
      Optional<Resource> resource = error.error().resource();
      if (state == null || resource.isEmpty()) {
        return;
      }
      Growth growth = state.growths().get(resource.get());
      boolean heap = resource.get() == Resource.HEAP;
      if (heap && growth != null && growth.to() < state.heap() / 2) {
        return; // it ran out of something else
      }
      double first = error.first() == null ? Double.NaN : error.first().toEpochMilli() / 1e3;
      double since = heap && state.fullSince() < first ? state.fullSince() : first;
      causes.putIfAbsent(
          error.part() + resource.get(), exhausted(error.part(), resource.get(), state, since));
    }

    /** The server's heap was full after 45 s: it grew by about 1 KiB a call. */
    private String exhausted(String part, Resource resource, PartState state, double since) {
      Growth growth = state.growths().get(resource);
      String what =
          switch (resource) {
            case HEAP -> "the %s's heap was full";
            case DIRECT -> "the %s had no memory left for direct buffers";
            case METASPACE -> "the %s's metaspace was full";
            case THREADS -> "the %s could start no more threads";
            case DESCRIPTORS -> "the %s had no file descriptor left";
          };
      String how =
          growth == null || growth.to() <= growth.from()
              ? Double.isFinite(state.heap()) && resource == Resource.HEAP
                  ? ": it has %s".formatted(resource.text(state.heap()))
                  : ""
              : ": %s grew from %s to %s%s"
                  .formatted(
                      resource == Resource.HEAP || resource == Resource.METASPACE
                          ? "it"
                          : "its " + resource.label(),
                      resource.text(growth.from()),
                      resource.text(growth.to()),
                      Double.isNaN(growth.perCall())
                          ? ""
                          : ", by about " + resource.perCall(growth.perCall()));
      return what.formatted(part) + after(since) + how;
    }

    private String after(double time) {
      return Double.isFinite(time) && time >= run.start()
          ? " after " + Progress.duration(Math.round(time - run.start()))
          : "";
    }

    void collapses() {
      run.collapses()
          .forEach(
              (what, all) -> {
                for (Collapse collapse : all.subList(0, Math.min(TOLD, all.size()))) {
                  sentences.add(sentence(what, collapse));
                }
                if (all.size() > TOLD) {
                  sentences.add(
                      "%s collapsed %s in all."
                          .formatted(capital(calls(what)), Words.count(all.size(), "time")));
                }
              });
    }

    private String sentence(String what, Collapse collapse) {
      String cause = String.join("; ", causes.values());
      causes.clear();
      String level =
          collapse.before() == 0
              ? "none was answered"
              : "%s/s fell to %s/s".formatted(scaled(collapse.before()), scaled(collapse.during()));
      return "Collapsed%s, at %s UTC: %s: %s for %s%s.%s"
          .formatted(
              after(collapse.begin()),
              TIME.format(Instant.ofEpochMilli(Math.round(collapse.begin() * 1e3))),
              calls(what),
              level,
              Progress.duration(Math.round(collapse.seconds())),
              collapse.lasts() ? ", to the end" : "",
              cause.isEmpty() ? "" : " " + capital(cause) + ".");
    }

    private static String scaled(double rate) {
      return rate == 0 ? "0" : Numbers.scaled(rate, 3);
    }

    private static String calls(String what) {
      return what.isEmpty() ? "calls" : "calls of " + what;
    }

    /** A part has run out of something, and calls went on all the same, or had not begun. */
    void causesWithoutCollapse() {
      causes.values().forEach(cause -> sentences.add(capital(cause) + "."));
    }

    void errors() {
      for (LogWatch.Seen seen : errors) {
        String times = seen.count() == 1 ? "once" : "%,d times".formatted(seen.count());
        String when =
            seen.first() == null
                ? ""
                : ", %sat %s UTC%s"
                    .formatted(
                        seen.count() == 1 ? "" : "the first ",
                        TIME.format(seen.first()),
                        after(seen.first().toEpochMilli() / 1e3));
        sentences.add(
            "%s.log: %s, %s%s.".formatted(seen.part(), seen.error().title(), times, when));
      }
    }

    void silences() {
      run.parts()
          .forEach(
              (part, state) -> {
                Silence silence = state.silence();
                if (silence != null) {
                  sentences.add(
                      "The counters of the %s could not be read for %s%s%s: its indicators are not measured in that time."
                          .formatted(
                              part,
                              Progress.duration(Math.round(silence.seconds())),
                              silence.begin() > run.start() ? "," + after(silence.begin()) : "",
                              silence.lasts() ? " and to the end" : ""));
                }
              });
    }

    void failures() {
      if (run.failed() > 0) {
        sentences.add(
            "%,.0f calls failed, the first ones up to %s after the beginning."
                .formatted(
                    run.failed(), Progress.duration(Math.round(run.firstFailed() - run.start()))));
      }
    }

    private static String capital(String sentence) {
      return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }
  }
}
