// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package evil.pkg;

import benchmark.contract.User;
import benchmark.contract.conformance.Gadgets;
import java.io.Serial;

/** A class that nobody has allowed, sent by a client in a request. See {@link Gadgets}. */
public class GadgetInRequest extends User {

  @Serial private static final long serialVersionUID = 1L;

  static {
    Gadgets.markLoaded("GadgetInRequest");
  }
}
