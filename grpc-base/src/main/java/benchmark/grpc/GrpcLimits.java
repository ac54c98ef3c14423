// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

/** What both sides agree on beside the service itself. */
final class GrpcLimits {

  /** The largest message that either side reads: the same 8 MiB as Dubbo's payload limit. */
  static final int MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

  /** How long an end may wait for its threads. */
  static final int CLOSE_SECONDS = 1;

  private GrpcLimits() {}
}
