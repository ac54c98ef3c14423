// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.soak.Outages.Outage;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.text.Words;
import benchmark.cli.topology.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;

/** What callers saw of each restart of a server, and whether levels have returned after it. */
record RestartReport(SoakRecord record, List<Outage> outages) {

  /** A level has returned if it is higher by at most this share, or by one thing. */
  private static final double RETURNED = 0.1;

  /** The levels that a restart may leave higher, by kind of process. */
  private static final Map<String, List<SoakIndicator>> LEVELS =
      new TreeMap<>(
          Map.of(
              Part.CLIENT,
              List.of(
                  SoakIndicator.THREADS,
                  SoakIndicator.DESCRIPTORS,
                  SoakIndicator.CONNECTIONS,
                  SoakIndicator.HEAP,
                  SoakIndicator.RSS),
              Part.SERVER,
              List.of(
                  SoakIndicator.THREADS,
                  SoakIndicator.DESCRIPTORS,
                  SoakIndicator.HEAP,
                  SoakIndicator.RSS)));

  /** Nothing if there was no restart. */
  Document document() {
    return outages.isEmpty()
        ? Document.of()
        : Document.of(
            new Heading("Restarts of the server"), new Paragraph(answer()), table(), definitions());
  }

  private Definitions definitions() {
    var definitions = new ArrayList<Definition>();
    if (outages.stream().anyMatch(it -> it.restart().how().equals(SoakRecord.FORCED))) {
      definitions.add(
          new Definition(SoakRecord.FORCED, "it did not end within 10 s, and was killed then"));
    }
    definitions.add(
        new Definition(
            "first answer", "when a call was answered again, counted from the order to stop"));
    definitions.add(
        new Definition(
            "levels",
            "before the restart, and before the next one or the end; returned: at most 10% or one"
                + " higher, for memory 10% of the heap"));
    return new Definitions(definitions);
  }

  private String answer() {
    return "Time without an answer: %s. Until all calls were answered again: %s. Failed calls: %s.%s%s%s"
        .formatted(
            spread(Outage::silent, it -> Numbers.rounded(it, 3), " s"),
            spread(Outage::whole, it -> Numbers.rounded(it, 3), " s"),
            spread(Outage::failed, Numbers::plain, ""),
            kinds(),
            others(),
            returned());
  }

  private String kinds() {
    var kinds = new TreeMap<String, Long>();
    outages.forEach(it -> it.errors().forEach((kind, n) -> kinds.merge(kind, n, Long::sum)));
    return kinds.isEmpty()
        ? ""
        : " In all, %s."
            .formatted(
                Words.list(
                    kinds.entrySet().stream()
                        .map(it -> "%d were %s".formatted(it.getValue(), it.getKey()))
                        .toList()));
  }

  /** With another server there, no call has to be lost. */
  private String others() {
    if (record.parts().servers() == 1) {
      return "";
    }
    long lost = outages.stream().filter(it -> it.failed() > 0).count();
    return lost == 0
        ? " Another server was there each time, and no call was lost."
        : " Another server was there each time, but calls were lost in %d of %d restarts."
            .formatted(lost, outages.size());
  }

  private String returned() {
    var known = new ArrayList<String>();
    var higher = new ArrayList<String>();
    var lower = new ArrayList<String>();
    LEVELS.forEach(
        (kind, indicators) ->
            indicators.forEach(
                indicator -> {
                  List<Outage> told =
                      outages.stream().filter(it -> isKnown(it, kind, indicator)).toList();
                  long of = told.stream().filter(it -> isHigher(it, kind, indicator)).count();
                  String what = kind + " " + indicator.label();
                  if (!told.isEmpty()) {
                    known.add(what);
                  }
                  if (of > 0) {
                    higher.add("%s after %d of %d restarts".formatted(what, of, told.size()));
                  } else if (told.size() > 1 && isHigherInAll(told, kind, indicator)) {
                    higher.add(what + " over all restarts together");
                  }
                  if (indicator == SoakIndicator.CONNECTIONS) {
                    long fewer = told.stream().filter(it -> isLower(it, kind, indicator)).count();
                    if (fewer > 0) {
                      lower.add("%s after %d of %d restarts".formatted(what, fewer, told.size()));
                    }
                  }
                }));
    if (known.isEmpty()) {
      return "";
    }
    if (higher.isEmpty() && lower.isEmpty()) {
      return " Back at their levels: " + Words.list(known) + ".";
    }
    return (higher.isEmpty() ? "" : " Higher than before: " + Words.list(higher) + ".")
        + (lower.isEmpty() ? "" : " Lower than before: " + Words.list(lower) + ".");
  }

  /** What each restart leaves may be too little to see: of a client, which lives on, it adds up. */
  private static boolean isHigherInAll(List<Outage> told, String kind, SoakIndicator indicator) {
    double first = told.get(0).levels(kind, indicator)[0];
    double last = told.get(told.size() - 1).levels(kind, indicator)[1];
    return kind.equals(Part.CLIENT) && indicator.isWhole() && last - first >= told.size();
  }

  private static boolean isLower(Outage outage, String kind, SoakIndicator indicator) {
    double[] levels = outage.levels(kind, indicator);
    return levels[1] < levels[0];
  }

  private static boolean isKnown(Outage outage, String kind, SoakIndicator indicator) {
    double[] levels = outage.levels(kind, indicator);
    return Double.isFinite(levels[0]) && Double.isFinite(levels[1]);
  }

  private static boolean isHigher(Outage outage, String kind, SoakIndicator indicator) {
    double[] levels = outage.levels(kind, indicator);
    double tolerance = RETURNED * indicator.reference(levels[0], outage.heap(kind));
    return levels[1] - levels[0] > (indicator.isWhole() ? Math.max(1, tolerance) : tolerance);
  }

  private Table table() {
    var rows = new ArrayList<List<String>>();
    for (Outage it : outages) {
      rows.add(
          List.of(
              Integer.toString(rows.size() + 1),
              it.restart().how()
                  + (record.parts().servers() == 1 ? "" : " " + it.restart().server()),
              seconds(it.ready()),
              seconds(it.answering()),
              seconds(it.whole()),
              Long.toString(it.failed()),
              levels(it, Part.CLIENT, SoakIndicator.THREADS),
              levels(it, Part.SERVER, SoakIndicator.THREADS),
              levels(it, Part.CLIENT, SoakIndicator.CONNECTIONS),
              levels(it, Part.CLIENT, SoakIndicator.HEAP)));
    }
    return new Table(
        List.of(
            "restart",
            "how",
            "ready",
            "first answer",
            "all answers",
            "failed",
            "client threads",
            "server threads",
            "connections",
            "client heap"),
        rows,
        List.of(new Table.Group("restart", 5), new Table.Group("restart", 4)));
  }

  private static String levels(Outage outage, String kind, SoakIndicator indicator) {
    double[] levels = outage.levels(kind, indicator);
    return "%s to %s".formatted(number(levels[0], indicator), number(levels[1], indicator));
  }

  private static String number(double value, SoakIndicator indicator) {
    return Double.isNaN(value) ? Numbers.NONE : indicator.unit().text(value);
  }

  private String spread(
      ToDoubleFunction<Outage> value, DoubleFunction<String> written, String unit) {
    double[] sorted =
        outages.stream().mapToDouble(value).filter(Double::isFinite).sorted().toArray();
    String last = sorted.length == 0 ? "" : written.apply(sorted[sorted.length - 1]) + unit;
    if (sorted.length < outages.size()) {
      return "in %d of %d not over before the next restart or the end%s"
          .formatted(
              outages.size() - sorted.length,
              outages.size(),
              last.isEmpty() ? "" : ", else up to " + last);
    }
    return sorted.length == 1
        ? last
        : "median %s, %s to %s"
            .formatted(written.apply(Samples.median(sorted)), written.apply(sorted[0]), last);
  }

  private static String seconds(double seconds) {
    return Double.isInfinite(seconds) ? "never" : Numbers.rounded(seconds, 3) + " s";
  }
}
