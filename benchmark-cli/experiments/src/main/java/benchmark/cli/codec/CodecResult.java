// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.RowChart;
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
import benchmark.cli.text.Document.Paragraph;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
              (all, page) ->
                  codecs(all.stream().flatMap(it -> it.record.pairs().stream()).toList())));

  private static final double NANOS = 1e-9;

  @Override
  public List<String> variants() {
    return List.of();
  }

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

  private static Document codecs(List<PairCodec> codecs) {
    List<PairCodec> measured = codecs.stream().filter(it -> !it.messages().isEmpty()).toList();
    var blocks = new ArrayList<Block>();
    measured.stream()
        .flatMap(it -> it.messages().stream())
        .map(MessageCost::message)
        .distinct()
        .forEach(it -> blocks.add(new Figure(codec(it, measured))));
    if (!blocks.isEmpty()) {
      blocks.add(
          0, new Paragraph("CPU time to encode and to decode one message, without a network."));
      blocks.add(new Details("The same as tables", new CodecReport(codecs).document()));
    }
    return new Document(blocks);
  }

  private static Chart codec(String message, List<PairCodec> codecs) {
    var stacks = new ArrayList<RowChart.Stack>();
    for (PairCodec codec : codecs) {
      codec.messages().stream()
          .filter(it -> it.message().equals(message))
          .map(it -> List.of(it.encodeNanos(), it.decodeNanos()))
          .forEach(it -> stacks.add(new RowChart.Stack(codec.pair(), it)));
    }
    String title = message + ": codec";
    return RowChart.stacks(title, "nanoseconds", List.of("encode", "decode"), stacks);
  }
}
