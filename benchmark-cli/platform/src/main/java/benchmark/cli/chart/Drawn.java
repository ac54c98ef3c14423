// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import benchmark.cli.text.Picture;
import java.util.List;

/** A picture that can also be had as files. */
public sealed interface Drawn extends Picture permits Chart, Grid {

  /** The pictures that say the same by themselves, without a page around them. */
  List<Chart> charts();
}
