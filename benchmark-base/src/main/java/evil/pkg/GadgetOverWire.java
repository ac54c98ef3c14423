// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package evil.pkg;

import benchmark.contract.User;
import benchmark.contract.conformance.Gadgets;
import java.io.Serial;

/**
 * A class that nobody has allowed, put into an honest message by swapping names on the wire, for
 * which this name must be as long as that of {@link User}. See {@link Gadgets}.
 */
public class GadgetOverWire extends User {

  @Serial private static final long serialVersionUID = 1L;

  static {
    Gadgets.markLoaded("GadgetOverWire");
  }
}
