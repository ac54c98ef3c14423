// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.error.UserError;
import benchmark.cli.run.Variant;
import java.util.List;

/** What is searched, the oldest first: releases of a framework, or commits of a checkout. */
public interface Candidates {

  /** What kind of thing one is: version or commit. */
  String kind();

  /** What each is called, once. */
  List<String> names();

  /** What each is about, in their order; none if they have no more than a name. */
  List<String> subjects();

  /**
   * The variant that runs on one.
   *
   * @param place among the names
   * @throws UserError if there is none, such as if it cannot be built
   */
  Variant variant(int place);
}
