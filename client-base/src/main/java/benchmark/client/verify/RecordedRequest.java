// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

/**
 * The bytes of an ordinary request as this pair's client sends them.
 *
 * @param opening what the connection had sent before: nothing, or a handshake and earlier calls
 * @param request the request itself
 */
record RecordedRequest(byte[] opening, byte[] request) {}
