// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.ChosenLoops;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.concurrent.TimeUnit;

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

  /**
   * Ends them and closes their channels, in about 100 ms. Without a quiet period, a loop of Netty
   * 4.2 may end and leave its channels open: {@code SingleThreadIoEventLoop.run} looks twice in a
   * round whether it shall end, and closes them only if it knows at the first time.
   */
  static void stop(EventLoopGroup loops) {
    loops
        .shutdownGracefully(1, 1_000, TimeUnit.MILLISECONDS)
        .awaitUninterruptibly(1, TimeUnit.SECONDS);
  }
}
