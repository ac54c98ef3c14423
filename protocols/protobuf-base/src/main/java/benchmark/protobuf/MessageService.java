// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import com.google.protobuf.Message;

/** A user's own service with messages that are generated from its .proto. */
@FunctionalInterface
public interface MessageService {

  /**
   * Makes a call.
   *
   * @param method its name in the .proto
   * @throws RuntimeException as the protocol throws it, if the call fails
   */
  Message call(String method, Message request);
}
