// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.process.Child;
import benchmark.cli.results.Mixture;
import java.util.Optional;

/** What is said between the command line and one client, from its start to its end. */
public interface ClientDialog {

  /** Takes a piece of the client's standard output; called by one thread. */
  void accept(String piece);

  /** Leads the client through its measurement, and returns its exit status once it has ended. */
  int lead(Child client);

  /** How the run went if one JVM measured all operations; empty if each had JVMs of its own. */
  default Optional<Mixture> mixture() {
    return Optional.empty();
  }
}
