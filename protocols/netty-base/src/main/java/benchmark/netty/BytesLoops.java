// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.ChosenLoops;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.util.concurrent.DefaultThreadFactory;

/** The event loops of a side. */
final class BytesLoops {

  /** Netty's own number: two for each CPU. */
  static final int OF_NETTY = 0;

  private BytesLoops() {}

  /**
   * Makes them.
   *
   * @param otherwise how many, unless a variant says it
   */
  static EventLoopGroup start(int otherwise) {
    IoHandlerFactory handlers = BytesTransport.current().handlers();
    if (ChosenLoops.current().isEmpty()) {
      return new MultiThreadIoEventLoopGroup(otherwise, handlers);
    }
    var loops =
        new MultiThreadIoEventLoopGroup(
            ChosenLoops.current().get().number(),
            new DefaultThreadFactory(ChosenLoops.NAME),
            handlers);
    ChosenLoops.start(loops);
    return loops;
  }
}
