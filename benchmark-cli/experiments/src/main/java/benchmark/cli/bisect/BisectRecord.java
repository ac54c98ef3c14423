// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.compare.Conditions;
import benchmark.cli.compare.Formats;
import benchmark.cli.error.UserError;
import benchmark.cli.project.GitState;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import benchmark.cli.results.RunFolder;
import benchmark.cli.stored.RecordedResult;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A search for the version or commit since which an operation is worse; written after each step.
 *
 * @param conditions how each step is measured
 * @param steps in the order measured
 * @param change the first one that is worse against the last one that is not; null if the steps
 *     have it, or if it is not known
 * @param explanation the folder, seen from that of the search; null if there is none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BisectRecord(
    @JsonUnwrapped Question question,
    GitState project,
    Conditions conditions,
    Instant start,
    Instant end,
    List<Step> steps,
    Step change,
    String explanation)
    implements RecordedResult.Stored {

  /** Where it is stored. */
  public static final RecordFile<BisectRecord> FILE =
      new RecordFile<>(
          "bisect.json",
          BisectRecord.class,
          it ->
              it.question().variant() != null
                  && it.versions().size() > 1
                  && it.conditions() != null
                  && it.conditions().isComplete()
                  && it.question().metric() != null
                  && it.question().kind() != null,
          "the record of a bisection");

  /**
   * What is searched for.
   *
   * @param command the words that the user gave to benchmark.sh
   * @param variant as the user has named it
   * @param kind of what is searched: version or commit
   * @param versions what is searched, in their order; the first is compared with the others
   * @param subjects what each of these is about; none if they have no more than a name
   * @param margin a difference up to this does not matter
   */
  record Question(
      List<String> command,
      String variant,
      String kind,
      List<String> versions,
      List<String> subjects,
      Metric metric,
      double margin) {

    /** Copies the lists. */
    Question {
      command = List.copyOf(command);
      versions = List.copyOf(versions);
      subjects = List.copyOf(subjects);
    }

    private Question among(Question other) {
      return new Question(command, variant, kind, other.versions, other.subjects, metric, margin);
    }
  }

  /**
   * A version or commit against another one: the first one, unless it is the change.
   *
   * @param version what it is called
   * @param ratio of the metric, version / other version; null if it did not run
   * @param low the lower end of its interval, which covers 95% over all looks at the step together
   * @param high the upper end
   * @param blocks how many were measured
   * @param folder of the comparison, seen from that of the search
   * @param reason why it could not be measured, or no further; null if nothing went wrong
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Step(
      String version,
      FirstWorse.Finding finding,
      Double ratio,
      Double low,
      Double high,
      int blocks,
      String folder,
      String reason) {

    /** One that could not be measured. */
    static Step skipped(String version, String reason) {
      return new Step(version, FirstWorse.Finding.UNKNOWN, null, null, null, 0, null, reason);
    }

    /** Whether there is a ratio. */
    boolean wasMeasured() {
      return ratio != null;
    }

    /** Whether it has decided something, or so many blocks would decide nothing more. */
    boolean hasAnswer(int enough) {
      return finding != FirstWorse.Finding.UNKNOWN || reason == null && blocks >= enough;
    }
  }

  /** Copies the list. */
  public BisectRecord {
    steps = List.copyOf(steps);
  }

  /**
   * Reads one.
   *
   * @throws UserError if there is no such folder, or the file holds something else: exit status 2
   */
  static BisectRecord read(Path folder) {
    RunFolder.requireFolder(folder);
    return FILE.read(folder);
  }

  @Override
  public List<String> variants() {
    return List.of(question.variant());
  }

  @Override
  public Provenance provenance() {
    return conditions.origin().of(project, start, end).provenance(List.of(question.command()));
  }

  /** This search with one step more. */
  BisectRecord with(Step step) {
    var more = new ArrayList<>(steps);
    more.add(step);
    return with(question, more, change, explanation);
  }

  /** This search with what is known of the change by itself. */
  BisectRecord changedBy(Step step) {
    return with(question, steps, step, explanation);
  }

  /** This search, explained. */
  BisectRecord explainedIn(String folder) {
    return with(question, steps, change, folder);
  }

  private BisectRecord with(Question asked, List<Step> more, Step changed, String folder) {
    return new BisectRecord(
        asked, project, conditions, start, Instant.now(), more, changed, folder);
  }

  /** What is searched, in their order. */
  List<String> versions() {
    return question.versions;
  }

  /** What is known of one of those searched. */
  Optional<Step> step(String version) {
    return steps.stream().filter(it -> it.version().equals(version)).findFirst();
  }

  /** The last one, with which the search begins. */
  String last() {
    return versions().get(versions().size() - 1);
  }

  /** What is called, by name. */
  String operation() {
    return conditions.operations().get(0);
  }

  /** How one is called in sentences: a commit with its subject. */
  String title(String version) {
    return question.subjects.isEmpty()
        ? version
        : "%s (%s)".formatted(version, question.subjects.get(versions().indexOf(version)));
  }

  /**
   * What is asked otherwise than in another search, each with both answers: metric (cpu instead of
   * alloc). Nothing if the steps of that one answer this one. Between the same ends, Maven may know
   * other versions than before, such as offline only those that it has.
   */
  List<String> differencesTo(BisectRecord other) {
    return Conditions.differences(asked(), other.asked());
  }

  private Map<String, String> asked() {
    var asked = new LinkedHashMap<String, String>();
    asked.put("variant", question.variant);
    asked.put("range", versions().get(0) + ".." + last());
    asked.put("operation", operation());
    asked.put("metric", question.metric.label());
    asked.put("margin", Formats.percent(question.margin));
    return asked;
  }

  /**
   * This search among the versions of an earlier one and with what that has found, but for steps
   * that found nothing and may now narrow the answer, or find the change by itself: those that
   * could not be measured, and those with fewer blocks than now.
   *
   * @param blocks after which a step stays undecided
   */
  BisectRecord knowing(BisectRecord before, int blocks) {
    FirstWorse search = before.replayed();
    List<Step> known =
        before.steps.stream()
            .filter(
                step -> {
                  int place = before.versions().indexOf(step.version());
                  boolean matters = search.fine() < place && place <= search.worse();
                  return !matters || step.hasAnswer(blocks);
                })
            .toList();
    boolean isAll = known.size() == before.steps.size();
    return with(
        question.among(before.question),
        known,
        isAll && before.change != null && before.change.hasAnswer(blocks) ? before.change : null,
        isAll ? before.explanation : null);
  }

  /**
   * This search with the steps of an earlier one that this one has not measured again, so that
   * nothing that was found gets lost if it is ended; with its change and its explanation, too, if
   * that is all.
   */
  BisectRecord keeping(BisectRecord before) {
    var all = new ArrayList<>(before.steps);
    all.removeIf(it -> step(it.version()).isPresent());
    all.addAll(steps);
    boolean nothingNew = before.steps.containsAll(steps);
    return with(
        question,
        all,
        change == null && nothingNew ? before.change : change,
        explanation == null && nothingNew ? before.explanation : explanation);
  }

  /** The search as far as it has come: what is known, from one to the next. */
  FirstWorse replayed() {
    var search = new FirstWorse(versions().size());
    for (OptionalInt next = search.next(); next.isPresent(); next = search.next()) {
      Optional<Step> step = step(versions().get(next.getAsInt()));
      if (step.isEmpty()) {
        return search;
      }
      search.found(next.getAsInt(), step.get().finding());
    }
    return search;
  }
}
