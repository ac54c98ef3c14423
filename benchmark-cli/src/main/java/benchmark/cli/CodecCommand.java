// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.codec.CodecReport;
import benchmark.cli.codec.CodecRun;
import benchmark.cli.codec.PairCodec;
import benchmark.cli.machine.CpuPinning;
import benchmark.cli.project.Build;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.Document;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Tells what share of a call the codec is. */
@Command(
    name = "codec",
    description = "Measure encoding and decoding without a network, beside the whole call.")
final class CodecCommand implements Callable<Integer> {

  private final CommandContext session;

  @Parameters(paramLabel = "<pair>", arity = "0..*", description = "the pairs (default: all).")
  private List<String> names = List.of();

  @Mixin private CommonOptions common;

  CodecCommand(CommandContext session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    session.requireNoJmhArguments("codec");
    List<Variant> variants = session.variants(names);
    RunSettings settings = settings();
    new Build(session.project())
        .update(variants.stream().map(variant -> variant.pair().client()).distinct().toList());
    RunFolder folder = RunFolder.create(settings.results(), "codec");
    var run =
        new CodecRun(
            session.project(), settings, folder, session.children(), session.interruption());
    var codecs = new ArrayList<PairCodec>();
    try {
      variants.forEach(variant -> codecs.add(run.measure(variant)));
    } catch (RuntimeException failure) {
      folder.fail();
      throw failure;
    }
    return tell(codecs, folder);
  }

  private int tell(List<PairCodec> codecs, RunFolder folder) {
    Document report = new CodecReport(codecs).document();
    Json.write(folder.file(PairCodec.FILE), codecs);
    folder.write(CodecReport.FILE, MarkdownRenderer.render(report));
    boolean allWell = codecs.stream().allMatch(codec -> codec.problem() == null);
    Path finished = allWell ? folder.succeed() : folder.fail();
    System.out.print(TextRenderer.render(report));
    System.out.println("\nAs Markdown and JSON: " + finished);
    return allWell ? 0 : ExitStatus.FAILURE;
  }

  private RunSettings settings() {
    return new RunSettings(
        Defaults.HOST,
        0,
        false,
        common.jdk(),
        List.of(),
        common.results(session.project()),
        CpuPinning.NONE);
  }
}
