// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.stored;

import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.export.ExportRow;
import benchmark.cli.results.Provenance;
import benchmark.cli.text.Document;
import java.nio.file.Path;
import java.util.List;

/** What an experiment has left in a folder, as a page, a report and exports see it. */
public interface StoredResult {

  /** Where it is stored. */
  Path folder();

  /** The labels of the variants that a page is about; none if it says nothing of their speed. */
  default List<String> variants() {
    return List.of();
  }

  /** What it is, in a few words: {@code Long run: dubbo-kryo}. */
  String title();

  /** The answer in a sentence without its full stop, as a page is titled; what it is by default. */
  default String headline() {
    return title();
  }

  /** Where it is from. */
  Provenance provenance();

  /** What {@code report} prints of it; empty for what only a page shows. */
  default Document printed() {
    return Document.of();
  }

  /** Its numbers for other programs, apart from those that charts of several results show. */
  default List<ExportRow> exported() {
    return List.of();
  }

  /** What a gate or expectations have found. */
  default List<ExpectationCheck> checks() {
    return List.of();
  }
}
