// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
/** What the command line and the JVMs that it starts agree on. Needs nothing but the JDK. */
package benchmark.launch;
