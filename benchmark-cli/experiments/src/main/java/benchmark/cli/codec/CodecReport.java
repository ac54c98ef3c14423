// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.report.AsOneText;
import benchmark.cli.results.RunFiles;
import benchmark.cli.run.OwnService;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Renders what the codecs of pairs cost as tables and notes. */
public record CodecReport(List<PairCodec> codecs) {

  /** The file for the report in Markdown. */
  public static final String FILE = "codec.md";

  private static final String NOTES =
      "Bytes are the body of a message as it is on the wire, without the frame around it. Times are"
          + " CPU time of the one thread that does it (mean of all messages, median of the"
          + " iterations); allocation is on the heap, B for each message. The codec of a call is"
          + " encoding and decoding of its request and of its response, on both sides together. The"
          + " share is of the CPU time that client and server together use for a call, in the run"
          + " named; where a run has recorded none it is of the mean time of a call, which is"
          + " mostly waiting when there are many threads, so that the share comes out too small."
          + " The run may be older than the code: look at its "
          + RunFiles.RECORD
          + ".";

  /** Of several codecs first one table; the tables of each pair, and what their numbers are. */
  public Document document() {
    Document each = ofEachPair();
    return CodecSummary.of(codecs)
        .map(summary -> summary.document().and(Document.folded("Each pair, each message", each)))
        .orElse(each);
  }

  private Document ofEachPair() {
    var blocks = new ArrayList<Block>();
    for (PairCodec codec : codecs) {
      blocks.add(new Heading(codec.pair()));
      if (codec.problem() != null) {
        blocks.addAll(problem(codec.problem().strip()));
      } else if (codec.messages().isEmpty()) {
        blocks.add(new Paragraph("has no codec: nothing is encoded."));
      } else {
        blocks.add(messages(codec));
        if (codec.asText()) {
          AsOneText.line(List.of(codec.pair())).map(Paragraph::new).ifPresent(blocks::add);
        }
        blocks.add(calls(codec));
        blocks.addAll(origin(codec));
      }
    }
    if (codecs.stream().anyMatch(codec -> !codec.messages().isEmpty())) {
      blocks.add(new Paragraph(NOTES));
    }
    return new Document(blocks);
  }

  /** The sentence, and the lines of a log that may follow it. */
  private static List<Block> problem(String text) {
    String log = text.lines().skip(1).collect(Collectors.joining("\n"));
    var sentence = new Paragraph(text.lines().findFirst().orElse(""));
    return log.isEmpty() ? List.of(sentence) : List.of(sentence, new Code(log));
  }

  private static Table messages(PairCodec codec) {
    return new Columns<MessageCost>()
        .and("message", MessageCost::message)
        .and("bytes", it -> Numbers.of(it.bytes()))
        .and("encode, ns", it -> Numbers.of(it.encodeNanos()))
        .and("decode, ns", it -> Numbers.of(it.decodeNanos()))
        .and("alloc. encode", it -> Numbers.of(it.encodeAllocatedBytes()))
        .and("alloc. decode", it -> Numbers.of(it.decodeAllocatedBytes()))
        .table(codec.messages());
  }

  private static Table calls(PairCodec codec) {
    return new Table(
        List.of("call", "codec, ns", "whole call, ns", "measured as", "codec's share"),
        codec.calls().stream()
            .map(
                call ->
                    List.of(
                        call.operation().label(),
                        Numbers.of(call.codecNanos()),
                        call.callNanos() == null ? Numbers.NONE : Numbers.of(call.callNanos()),
                        call.measure() == null ? Numbers.NONE : name(call.measure()),
                        call.share() == null
                            ? Numbers.NONE
                            : String.format(Locale.ROOT, "%.1f%%", 100 * call.share())))
            .toList());
  }

  private static String name(CallShare.Measure measure) {
    return measure == CallShare.Measure.CPU ? "CPU time" : "mean time";
  }

  private static List<Block> origin(PairCodec codec) {
    return codec.run() == null
        ? List.of(
            new Paragraph(
                "There is no stored run of %s on JDK %s to compare with. Store one:"
                    .formatted(codec.pair(), codec.jdk())),
            Command.of("--quick", codec.pair()).and(OwnService.option()))
        : List.of(
            new Paragraph(
                "Whole calls are from the run %s.".formatted(Path.of(codec.run()).getFileName())));
  }
}
