// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package evil.pkg;

import benchmark.contract.User;
import benchmark.contract.conformance.Intruders;
import java.io.Serial;

/** A class that nobody has allowed, sent by a server in an answer. See {@link Intruders}. */
public class IntruderInAnswer extends User {

  @Serial private static final long serialVersionUID = 1L;

  static {
    Intruders.entered("IntruderInAnswer");
  }
}
