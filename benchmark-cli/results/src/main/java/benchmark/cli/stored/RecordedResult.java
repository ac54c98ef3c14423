// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.stored;

import benchmark.cli.results.Provenance;
import java.nio.file.Path;
import java.util.List;

/** What an experiment has left in a folder: its record, and what can be said of it. */
public abstract class RecordedResult<R extends RecordedResult.Stored> implements StoredResult {

  protected final Path folder;
  protected final R record;
  private final String name;

  /** What an experiment writes down. */
  public interface Stored {

    /** The labels of its variants. */
    List<String> variants();

    /** Where it is from. */
    Provenance provenance();
  }

  /**
   * A result.
   *
   * @param name of its kind, for its title
   */
  protected RecordedResult(String name, Path folder, R record) {
    this.name = name;
    this.folder = folder;
    this.record = record;
  }

  /** At the end of sentences, why it has ended before its time; empty if it has not. */
  protected static String endedEarly(String error) {
    return error == null ? "" : " Ended before its time: " + error + ".";
  }

  @Override
  public final Path folder() {
    return folder;
  }

  /** All that is stored. */
  public final R record() {
    return record;
  }

  @Override
  public final List<String> variants() {
    return record.variants();
  }

  @Override
  public final String title() {
    return name + ": " + String.join(", ", variants());
  }

  @Override
  public final Provenance provenance() {
    return record.provenance();
  }
}
