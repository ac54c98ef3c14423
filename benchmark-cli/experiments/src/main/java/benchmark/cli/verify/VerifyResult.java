// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.results.Provenance;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.Document;
import benchmark.cli.text.Words;
import benchmark.cli.verify.VerifyRecord.VerifiedPair;
import benchmark.contract.conformance.Capability;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** What verify has found, as a folder has it. */
public record VerifyResult(Path folder, VerifyRecord record) implements StoredResult {

  /** What pairs can carry and withstand, and which versions understand each other. */
  public static final ResultKind<VerifyResult> KIND =
      ResultKind.of(
          Nature.REFERENCE,
          VerifyRecord.FILE,
          VerifyResult::new,
          Section.of("capabilities", "Capabilities", (it, page) -> it.document()));

  @Override
  public String title() {
    return "verify";
  }

  @Override
  public String headline() {
    if (!record.keys().isEmpty()) {
      return "%d of %d values of keys act"
          .formatted(
              record.keys().stream().filter(it -> it.outcome().startsWith("acts")).count(),
              record.keys().stream().filter(it -> it.word() != KeyOutcome.Word.REFUSED).count());
    }
    if (record.pairs().isEmpty()) {
      return record.versions().stream().map(it -> it.headline()).collect(Collectors.joining("; "));
    }
    long right = record.pairs().stream().filter(VerifiedPair::right).count();
    List<String> unsafe =
        record.pairs().stream()
            .filter(it -> "no".equals(it.capabilities().get(Capability.GADGET.head())))
            .map(VerifiedPair::variant)
            .toList();
    return "%d of %s the same work; %s"
        .formatted(
            right,
            record.pairs().size() == 1 ? "1 pair does" : record.pairs().size() + " pairs do",
            unsafe.isEmpty()
                ? "all refuse classes outside the allow-list"
                : Words.list(unsafe) + " created an object outside the allow-list");
  }

  @Override
  public Provenance provenance() {
    return record.provenance();
  }

  private Document document() {
    Document keys = record.keys().isEmpty() ? Document.of() : new KeyTable(record.keys()).page();
    Document versions =
        record.versions().isEmpty() ? Document.of() : new VersionReport(record.versions()).page();
    return record.pairs().isEmpty()
        ? keys.and(versions)
        : keys.and(versions).and(new CapabilityMatrix(record.pairs()).page());
  }
}
