// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.soak.Outages.Levels;
import benchmark.cli.soak.Outages.Outage;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Columns;
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
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;

/** What callers saw of each restart of a server, and whether levels have returned after it. */
record RestartReport(SoakRecord record, List<Outage> outages) {

  /** The levels that a restart may leave higher. */
  private static final List<SoakIndicator> LEVELS =
      List.of(
          SoakIndicator.THREADS,
          SoakIndicator.DESCRIPTORS,
          SoakIndicator.CONNECTIONS,
          SoakIndicator.HEAP,
          SoakIndicator.RSS);

  /** More restarts have no row. */
  private static final int ROWS = 20;

  /** What callers noticed for the longest time, or lost most calls by. */
  private static final Comparator<Outage> WORST_FIRST =
      Comparator.comparingDouble(Outage::whole)
          .thenComparingDouble(Outage::silent)
          .thenComparingLong(Outage::failed)
          .reversed();

  /** Nothing if there was no restart. */
  Document document() {
    return outages.isEmpty()
        ? Document.of()
        : Document.of(new Heading("Restarts of the server"), new Paragraph(answer()), table())
            .and(leftOut())
            .and(definitions());
  }

  private Document leftOut() {
    return outages.size() <= ROWS
        ? Document.of()
        : Document.of(
            new Paragraph(
                "Shown are the %d of %d restarts after which it took longest until all calls were answered again; the other %d are left out. %s and %s have all of them."
                    .formatted(
                        ROWS,
                        outages.size(),
                        outages.size() - ROWS,
                        SoakRecord.FILE.name(),
                        Timeline.FILE)));
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
    if (record.call().parts().servers() == 1) {
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
    for (String kind : List.of(Part.CLIENT, Part.SERVER)) {
      for (SoakIndicator indicator : LEVELS) {
        boolean connections = indicator == SoakIndicator.CONNECTIONS;
        List<Levels> levels =
            connections && kind.equals(Part.SERVER) // those of its clients
                ? List.of()
                : outages.stream()
                    .map(it -> it.levels(kind, indicator))
                    .filter(Levels::areKnown)
                    .toList();
        if (levels.isEmpty()) {
          continue;
        }
        String what = kind + " " + indicator.label();
        known.add(what);
        long more = levels.stream().filter(Levels::areHigher).count();
        if (more > 0) {
          higher.add("%s after %d of %d restarts".formatted(what, more, levels.size()));
        } else if (kind.equals(Part.CLIENT) && areHigherInAll(levels, indicator)) {
          higher.add(what + " over all restarts together");
        }
        long fewer = connections ? levels.stream().filter(Levels::areLower).count() : 0;
        if (fewer > 0) {
          lower.add("%s after %d of %d restarts".formatted(what, fewer, levels.size()));
        }
      }
    }
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
  private static boolean areHigherInAll(List<Levels> levels, SoakIndicator indicator) {
    double rise = levels.get(levels.size() - 1).after() - levels.get(0).before();
    return indicator.isCount() && levels.size() > 1 && rise >= levels.size();
  }

  /** The worst ones, in their order. */
  private Table table() {
    boolean several = record.call().parts().servers() > 1;
    return new Columns<Outage>()
        .and("restart", it -> Integer.toString(1 + outages.indexOf(it)))
        .group()
        .and("how", it -> it.restart().how() + (several ? " " + it.restart().server() : ""))
        .and("ready", it -> seconds(it.ready()))
        .and("first answer", it -> seconds(it.answering()))
        .and("all answers", it -> seconds(it.whole()))
        .and("failed", it -> Long.toString(it.failed()))
        .group()
        .and("client threads", it -> it.levels(Part.CLIENT, SoakIndicator.THREADS).inWords())
        .and("server threads", it -> it.levels(Part.SERVER, SoakIndicator.THREADS).inWords())
        .and("connections", it -> it.levels(Part.CLIENT, SoakIndicator.CONNECTIONS).inWords())
        .and("client heap", it -> it.levels(Part.CLIENT, SoakIndicator.HEAP).inWords())
        .table(
            outages.stream()
                .sorted(WORST_FIRST)
                .limit(ROWS)
                .sorted(Comparator.comparing(outages::indexOf))
                .toList());
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
