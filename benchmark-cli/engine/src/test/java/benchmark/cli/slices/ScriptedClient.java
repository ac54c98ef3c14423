// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.process.DrivenProcess;
import benchmark.cli.run.PartCounts;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.SliceReply;
import benchmark.launch.SliceRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

/** A client without a JVM: it answers each request at once, and notes it down. */
public final class ScriptedClient implements DrivenProcess {

  private final String name;
  private final List<String> journal;
  private final Consumer<String> output;
  private final IntUnaryOperator compileMillis;
  private final int lastSlice;
  private final int status;
  private Runnable onExit = () -> {};
  private int slices;

  private ScriptedClient(
      String name,
      List<String> journal,
      Consumer<String> output,
      IntUnaryOperator compileMillis,
      int lastSlice,
      int status) {
    this.name = name;
    this.journal = journal;
    this.output = output;
    this.compileMillis = compileMillis;
    this.lastSlice = lastSlice;
    this.status = status;
  }

  /**
   * One that never compiles anything.
   *
   * @param journal takes a line for each request: name, operation, purpose
   * @param output takes what the client says
   */
  static ScriptedClient calm(String name, List<String> journal, Consumer<String> output) {
    return new ScriptedClient(name, journal, output, slice -> 0, Integer.MAX_VALUE, 0);
  }

  /**
   * A variant with such a client.
   *
   * @param compileMillis for how long its compiler works in each slice, counted from 1
   */
  public static SlicedVariant variant(
      String name, List<String> journal, SliceSettings settings, IntUnaryOperator compileMillis) {
    var variant = new SlicedVariant(settings, PartCounts.ONE, 0);
    variant.attach(
        List.of(calm(name, journal, piece -> variant.accept(0, piece)).compiling(compileMillis)),
        Path.of("target"));
    return variant;
  }

  /** This client with a compiler that works for some milliseconds in each slice, counted from 1. */
  ScriptedClient compiling(IntUnaryOperator millis) {
    return new ScriptedClient(name, journal, output, millis, lastSlice, status);
  }

  /** This client, which ends in the slice after so many, with an exit status. */
  ScriptedClient dyingAfter(int measured, int exit) {
    return new ScriptedClient(name, journal, output, compileMillis, measured, exit);
  }

  @Override
  public void send(String line) {
    if (line.equals(SliceRequest.END)) {
      journal.add(name + " ends");
      return;
    }
    var request = SliceRequest.parse(line);
    journal.add(
        "%s %s %s".formatted(name, request.operation(), request.purpose()).replace('_', '-'));
    slices++;
    if (slices > lastSlice) {
      onExit.run();
      return;
    }
    var cost =
        CostLine.of(request.operation())
            .with(CostColumns.NANOS, request.millis() * 1_000_000L)
            .with(CostColumns.CLIENT.compileMillis(), (long) compileMillis.applyAsInt(slices));
    String reply = new SliceReply(cost).toLine();
    output.accept("a framework says something\n" + reply.substring(0, 7));
    output.accept(reply.substring(7) + "\n");
  }

  @Override
  public void onExit(Runnable action) {
    onExit = action;
  }

  @Override
  public int awaitExit() {
    return status;
  }
}
