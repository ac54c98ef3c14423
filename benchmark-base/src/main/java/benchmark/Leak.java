// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.LaunchProperty;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What calls leave behind on purpose, which is how the instrument tests itself: some bytes on the
 * heap for each call, and for every {@value #RARELY}th one a thread, an open file descriptor, a
 * direct buffer of {@value #BUFFER} bytes, or a class. Thread-safe.
 */
public final class Leak {

  private static final int RARELY = 1_000;
  private static final int BUFFER = 65_536;
  private static final Pattern BYTES = Pattern.compile("(\\d{1,6})(B|KiB|MiB)");

  private final Queue<Object> kept = new ConcurrentLinkedQueue<>();
  private final AtomicLong calls = new AtomicLong();
  private int bytes;
  private boolean thread;
  private boolean descriptor;
  private boolean direct;
  private boolean metaspace;

  private Leak() {}

  /**
   * The leak that a system property of this JVM asks for; empty if it is not set.
   *
   * @throws IllegalArgumentException naming the property and the word, if one is not known
   */
  public static Optional<Leak> of(LaunchProperty<String> property) {
    return property.get().map(text -> parse(property.name(), text));
  }

  /**
   * Reads what leaks.
   *
   * @param name of the property, for the error
   * @param text one or more of {@code 64B}, {@code 1KiB} or {@code 1MiB}, {@code thread}, {@code
   *     descriptor}, {@code direct} and {@code metaspace}, with + between them
   */
  static Leak parse(String name, String text) {
    var leak = new Leak();
    for (String word : text.split("\\+", -1)) {
      Matcher size = BYTES.matcher(word);
      switch (word) {
        case "thread" -> leak.thread = true;
        case "descriptor" -> leak.descriptor = true;
        case "direct" -> leak.direct = true;
        case "metaspace" -> leak.metaspace = true;
        default -> {
          if (!size.matches()) {
            throw new IllegalArgumentException(
                ("%s is '%s'; it takes bytes of each call, such as 64B or 1KiB, thread, descriptor,"
                        + " direct and metaspace, with + between them")
                    .formatted(name, text));
          }
          leak.bytes =
              Math.multiplyExact(
                  Integer.parseInt(size.group(1)),
                  switch (size.group(2)) {
                    case "B" -> 1;
                    case "KiB" -> 1 << 10;
                    default -> 1 << 20;
                  });
        }
      }
    }
    return leak;
  }

  /** Leaves behind what one call is to leave. */
  public void call() {
    if (bytes > 0) {
      kept.add(new byte[bytes]);
    }
    if (calls.incrementAndGet() % RARELY == 0) {
      rarely();
    }
  }

  private void rarely() {
    if (thread) {
      var waiting = new Thread(Leak::waitForEver, "leaked");
      waiting.setDaemon(true);
      waiting.start();
    }
    if (descriptor) {
      kept.add(open());
    }
    if (direct) {
      kept.add(ByteBuffer.allocateDirect(BUFFER));
    }
    if (metaspace) {
      kept.add(hidden());
    }
  }

  private static void waitForEver() {
    while (true) {
      LockSupport.park();
    }
  }

  /** What is loaded again and again. */
  private static final class Left {}

  /** A class that was not there before. */
  private static Class<?> hidden() {
    try (InputStream bytes = Leak.class.getResourceAsStream("Leak$Left.class")) {
      return MethodHandles.lookup()
          .defineHiddenClass(bytes.readAllBytes(), false, MethodHandles.Lookup.ClassOption.STRONG)
          .lookupClass();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Closeable open() {
    try {
      return FileChannel.open(Path.of("/dev/null"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What has been left behind and can be counted, for tests. */
  int kept() {
    return kept.size();
  }
}
