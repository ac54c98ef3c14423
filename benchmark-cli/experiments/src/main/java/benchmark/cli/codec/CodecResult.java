// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.chart.Grid;
import benchmark.cli.export.ExportRow;
import benchmark.cli.export.ExportRow.ExportMetric;
import benchmark.cli.export.ExportRow.Value;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Provenance;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Numbers;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What codecs cost, as a folder has it. */
public record CodecResult(Path folder, CodecRecord record) implements StoredResult {

  /** A page shows the codecs of all folders together. */
  public static final ResultKind<CodecResult> KIND =
      new ResultKind<>(
          Nature.REFERENCE,
          CodecRecord.FILE::isIn,
          folder -> new CodecResult(folder, CodecRecord.read(folder)),
          new Section<>(
              "codecs",
              all -> "Codecs",
              all -> summary(all).map(CodecSummary::headline).orElse("Codecs"),
              (all, page) -> codecs(all)));

  private static final double NANOS = 1e-9;

  @Override
  public String title() {
    return "codec";
  }

  @Override
  public Provenance provenance() {
    Provenance all = record.provenance();
    List<Map<String, String>> modules = record.modules();
    for (int i = 0; modules != null && i < Math.min(record.pairs().size(), modules.size()); i++) {
      all =
          all.with(
              "Versions in " + record.pairs().get(i).pair(), Provenance.libraries(modules.get(i)));
    }
    return all;
  }

  @Override
  public List<ExportRow> exported() {
    return record.pairs().stream()
        .flatMap(codec -> codec.messages().stream().map(message -> of(codec, message)))
        .toList();
  }

  private static ExportRow of(PairCodec codec, MessageCost message) {
    var numbers = new LinkedHashMap<String, Object>();
    numbers.put("message_bytes", message.bytes());
    numbers.put("encode_ns", message.encodeNanos());
    numbers.put("decode_ns", message.decodeNanos());
    numbers.put("codec_alloc_bytes", message.allocatedBytes());
    return new ExportRow(
        "Codecs: one thread, no call",
        codec.pair(),
        message.message(),
        numbers,
        List.of(
            Value.of(ExportMetric.of(Metric.ENCODED), message.bytes(), 1),
            Value.of(ExportMetric.ENCODE, message.encodeNanos(), NANOS),
            Value.of(ExportMetric.DECODE, message.decodeNanos(), NANOS),
            Value.of(ExportMetric.of(Metric.ALLOC), message.allocatedBytes(), 1)));
  }

  private static List<PairCodec> measured(List<CodecResult> results) {
    return results.stream()
        .flatMap(it -> it.record.pairs().stream())
        .filter(it -> !it.messages().isEmpty())
        .toList();
  }

  private static Optional<CodecSummary> summary(List<CodecResult> results) {
    return CodecSummary.of(measured(results));
  }

  /** CPU time of the codec of a pair for a call, in microseconds; NaN if it was not measured. */
  public static double micros(List<CodecResult> results, String pair, OperationKey operation) {
    return measured(results).stream()
        .filter(it -> it.pair().equals(pair))
        .flatMap(it -> it.messages().stream())
        .filter(it -> it.operation().equals(operation))
        .mapToDouble(MessageCost::nanos)
        .reduce(Double::sum)
        .stream()
        .map(it -> it / 1e3)
        .findFirst()
        .orElse(Double.NaN);
  }

  /** All codecs in one picture, or the only one by message; the rest is folded. */
  private static Document codecs(List<CodecResult> results) {
    List<PairCodec> measured = measured(results);
    if (measured.isEmpty()) {
      return Document.of();
    }
    var blocks = new ArrayList<Block>();
    var messages = new Figure(messages(measured));
    Optional<CodecSummary> summary = summary(results);
    blocks.add(summary.map(it -> new Figure(it.grid())).orElse(messages));
    if (summary.isPresent()) {
      blocks.add(new Details("Each message", Document.of(messages)));
    }
    blocks.add(
        new Details(
            "The same as tables",
            new CodecReport(results.stream().flatMap(it -> it.record.pairs().stream()).toList())
                .document()));
    return new Document(blocks)
        .madeBy(
            results.stream()
                .map(it -> it.provenance().commandLine())
                .distinct()
                .collect(Collectors.joining("\n")));
  }

  private static Grid messages(List<PairCodec> codecs) {
    List<String> messages =
        codecs.stream()
            .flatMap(it -> it.messages().stream())
            .map(MessageCost::message)
            .distinct()
            .toList();
    var rows = new ArrayList<Grid.Row>();
    for (String message : messages) {
      rows.add(Grid.Row.heading(message));
      for (PairCodec codec : codecs) {
        codec.messages().stream()
            .filter(it -> it.message().equals(message))
            .forEach(it -> rows.add(new Grid.Row(codec.pair(), cells(it))));
      }
    }
    return new Grid(
        "Codecs, each message",
        "CPU time of one thread, without a network.",
        "pair",
        List.of(
            Grid.Column.bars("time", "ns", "encode", "decode"),
            Grid.Column.bars("length", "bytes"),
            Grid.Column.bars("allocated", "bytes")),
        rows);
  }

  private static List<Grid.Cell> cells(MessageCost of) {
    return List.of(
        Grid.Cell.of(Numbers.of(of.nanos()), of.nanos())
            .of(List.of(of.encodeNanos(), of.decodeNanos()))
            .explained(
                "encode %s ns, decode %s ns"
                    .formatted(Numbers.of(of.encodeNanos()), Numbers.of(of.decodeNanos()))),
        Grid.Cell.of(Numbers.of(of.bytes()), of.bytes()),
        Grid.Cell.of(Numbers.of(of.allocatedBytes()), of.allocatedBytes()));
  }
}
