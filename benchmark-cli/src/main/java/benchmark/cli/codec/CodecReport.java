// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.text.LineWrap;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What the codecs of pairs cost, for people. */
public final class CodecReport {

  private static final String NOTES =
      "Bytes are the body of a message as it is on the wire, without the frame around it. Times"
          + " are CPU time of the one thread that does it (mean of all messages, median of the"
          + " iterations);"
          + " allocation is on the heap, B for each message. The codec of a call is encoding and"
          + " decoding of its request and of its response, on both sides together. The share is"
          + " of the CPU time that client and server together use for a call, in the run named;"
          + " where a run has recorded none it is of the mean time of a call, which is mostly"
          + " waiting when threads are many, so that the share comes out too small. The run may"
          + " be older than the code: look at its run.json.";

  private final List<PairCodec> codecs;

  public CodecReport(List<PairCodec> codecs) {
    this.codecs = codecs;
  }

  /** Writes the report for a terminal. */
  public String toText() {
    return write(Table::toText, "", "");
  }

  /** Writes the report in Markdown. */
  public String toMarkdown() {
    return write(Table::toMarkdown, "### ", "\n");
  }

  private String write(Function<Table, String> form, String heading, String gap) {
    var text = new StringBuilder();
    for (PairCodec codec : codecs) {
      text.append(heading).append(codec.pair()).append('\n').append(gap);
      if (codec.problem() != null) {
        text.append(codec.problem().strip()).append('\n');
      } else if (codec.messages().isEmpty()) {
        text.append("has no codec: nothing is encoded.\n");
      } else {
        text.append(form.apply(messages(codec)))
            .append('\n')
            .append(form.apply(calls(codec)))
            .append(gap)
            .append(origin(codec));
      }
      text.append('\n');
    }
    boolean anyFigures = codecs.stream().anyMatch(codec -> !codec.messages().isEmpty());
    text.append(anyFigures ? LineWrap.wrap(NOTES, "") : "");
    return text.toString().stripTrailing() + "\n";
  }

  private static Table messages(PairCodec codec) {
    var table =
        new Table("message", "bytes", "encode, ns", "decode, ns", "alloc. encode", "alloc. decode");
    for (MessageCost message : codec.messages()) {
      table.row(
          message.operation() + " " + message.direction(),
          Numbers.of(message.bytes()),
          Numbers.of(message.encodeNanos()),
          Numbers.of(message.decodeNanos()),
          Numbers.of(message.encodeAllocatedBytes()),
          Numbers.of(message.decodeAllocatedBytes()));
    }
    return table;
  }

  private static Table calls(PairCodec codec) {
    var table = new Table("call", "codec, ns", "whole call, ns", "measured as", "codec's share");
    for (CallShare call : codec.calls()) {
      table.row(
          call.operation(),
          Numbers.of(call.codecNanos()),
          call.callNanos() == null ? Numbers.NONE : Numbers.of(call.callNanos()),
          call.measure() == null ? Numbers.NONE : name(call.measure()),
          call.share() == null
              ? Numbers.NONE
              : String.format(Locale.ROOT, "%.1f%%", 100 * call.share()));
    }
    return table;
  }

  private static String name(CallShare.Measure measure) {
    return measure == CallShare.Measure.CPU ? "CPU time" : "mean time";
  }

  private static String origin(PairCodec codec) {
    return codec.run() == null
        ? "There is no stored run of %s on JDK %s to compare with. Store one:%n  benchmark.sh --quick %s%n"
            .formatted(codec.pair(), codec.jdk(), codec.pair())
        : "Whole calls are from the run %s.%n".formatted(Path.of(codec.run()).getFileName());
  }
}
