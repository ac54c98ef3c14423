// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class NativeLibraryTest {

  @Test
  void whatIsMissingIsNamedWithItsReason() {
    NativeLibrary.require("transport", "epoll", null);
    var failure = new UnsatisfiedLinkError("failed to load");
    failure.initCause(new IllegalStateException("Operation not permitted"));
    assertThatThrownBy(() -> NativeLibrary.require("transport", "io_uring", failure))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "This machine has no io_uring that Netty can use: Operation not permitted. Leave"
                + " transport=io_uring out");
  }
}
