// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package evil.pkgs.gadgets2;

/**
 * On no allow-list; tells when it is loaded. Its name is as long as that of the contract's User.
 */
public class Evil {

  static {
    System.setProperty("evil.loaded", "true");
  }
}
