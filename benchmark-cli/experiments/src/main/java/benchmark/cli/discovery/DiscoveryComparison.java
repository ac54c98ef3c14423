// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.RegistryModule;
import benchmark.cli.project.Role;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.Variant;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.ShellWords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Measures systems in turn: each block has a fresh consumer, and fresh registries, of every system,
 * in another order than the block before it. Each run is on disk when it has been measured.
 *
 * @param continued the folder with what has been measured before, if any
 */
public record DiscoveryComparison(
    CommandContext context,
    DiscoverySettings settings,
    List<Variant> variants,
    Optional<Path> continued) {

  /**
   * Builds what is stale and measures.
   *
   * @return the folder with the record
   * @throws UserError if a run fails; its folder's name says so, and keeps all of it; or if what is
   *     continued still goes on
   */
  public Path execute() {
    context.update(variants);
    context.build().update(List.of(RegistryModule.of(context.project())));
    for (Variant variant : variants) {
      for (Role role : Role.values()) {
        new JvmLauncher(context, variant, settings.run()).classpath(role);
      }
    }
    context.interruption().check();
    var folder = RunFolder.begin(settings.run().results(), "discovery", continued);
    FilledFolder filled = FilledFolder.of(folder, context.interruption(), () -> fill(folder));
    if (filled.failure() instanceof UserError error) {
      throw UserError.failure(
          "%s%nAll files of the run are kept in %s. To continue: %s",
          error.getMessage(),
          filled.path(),
          ShellWords.benchmark("discovery", "--continue", filled.path()));
    }
    return filled.orThrow();
  }

  private void fill(RunFolder folder) {
    DiscoveryRecord record =
        continued
            .map(it -> DiscoveryRecord.FILE.read(folder.path()))
            .map(it -> it.continued(context.userCommand(), settings.blocks()))
            .orElseGet(this::begin);
    var status = StatusLine.ofThisProcess();
    try {
      DiscoveryRecord.FILE.write(folder.path(), record);
      for (int block = 1; block <= settings.blocks(); block++) {
        for (Variant variant : order(block)) {
          if (!record.has(variant.label(), block)) {
            record = record.with(measure(variant, block, folder, status), Place.LOCAL.now());
            DiscoveryRecord.FILE.write(folder.path(), record);
          }
        }
      }
    } finally {
      status.clear();
    }
    folder.write(
        "discovery.md",
        MarkdownRenderer.render(new DiscoveryReport(folder.path(), record).document()));
  }

  private DiscoveryRecord begin() {
    return new DiscoveryRecord(
        List.of(context.userCommand()),
        context.origin(settings.run()),
        settings.conditions(),
        variants.stream().map(Variant::label).toList(),
        settings.blocks(),
        List.of());
  }

  private DiscoveryRecord.Run measure(
      Variant variant, int block, RunFolder folder, StatusLine status) {
    return new DiscoveryRun(
            context,
            settings,
            variant,
            folder.path().resolve("block-" + block).resolve(variant.fileName()))
        .execute(
            block,
            phase ->
                status.show(
                    "block %d of %d, %s: %s"
                        .formatted(block, settings.blocks(), variant.label(), phase),
                    ""));
  }

  /** Each block begins with another system. */
  private List<Variant> order(int block) {
    var order = new ArrayList<>(variants);
    Collections.rotate(order, 1 - block);
    return order;
  }
}
