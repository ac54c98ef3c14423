// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import j2html.tags.DomContent;

/** What a page can show and text cannot. */
public interface Picture {

  /** What it shows. */
  String title();

  /** What its marks and its axis mean. */
  String note();

  /** The picture itself: as wide as the page, without the title and the note. */
  DomContent drawing();
}
