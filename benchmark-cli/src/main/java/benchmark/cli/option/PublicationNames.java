// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.reproduce.Publication;
import java.util.Iterator;

/** What a shell completes to: the published reports that can be reproduced. */
public final class PublicationNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return Publication.NAMES.iterator();
  }
}
