// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.registry.NotifyListener;
import org.apache.dubbo.registry.support.FailbackRegistry;

/**
 * A registry that is a folder, {@link LaunchProperties#REGISTRY}: each provider is a file with its
 * URL in it. It stands for the registries of production where a provider is replaced: consumers
 * that have nothing but addresses do not know how old a provider is, and connect again to one that
 * has come back only when Dubbo next looks, once a minute (HeaderExchangeClient,
 * ReconnectTimerTask). A provider that is killed stays registered. Thread-safe.
 */
public final class FolderRegistry extends FailbackRegistry {

  /** The address of all such registries: there is one in a JVM. */
  static final String ADDRESS = "folder://this-run?file.cache=false";

  /** More than the ten minutes in which Dubbo gives a provider its full weight. */
  private static final Duration AGE = Duration.ofHours(1);

  private static final long LOOK_MILLIS = 50;
  private static final String UNFINISHED = ".new";

  private final Path folder = LaunchProperties.REGISTRY.get().orElseThrow();
  private final Map<NotifyListener, List<URL>> found = new ConcurrentHashMap<>();
  private final ScheduledExecutorService looking =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            var thread = new Thread(work, "registry");
            thread.setDaemon(true);
            return thread;
          });

  /** The registry of an address that Dubbo has made. */
  public FolderRegistry(URL address) {
    super(address);
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean isAvailable() {
    return true;
  }

  @Override
  public void doRegister(URL url) {
    if (isProvider(url)) {
      try {
        Path file = file(url);
        Path unfinished = Path.of(file + UNFINISHED);
        Files.writeString(unfinished, registered(url).toFullString());
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public void doUnregister(URL url) {
    if (isProvider(url)) {
      try {
        Files.deleteIfExists(file(url));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Called in turn, by weight. Whoever is no replacement has been warmed up, and is not young. */
  private static URL registered(URL url) {
    URL inTurn = url.addParameter("loadbalance", "roundrobin");
    return LaunchProperties.REPLACEMENT.or(false)
        ? inTurn
        : inTurn.addParameter(
            "timestamp", Long.toString(System.currentTimeMillis() - AGE.toMillis()));
  }

  private static boolean isProvider(URL url) {
    return "provider".equals(url.getParameter("side"));
  }

  private Path file(URL url) {
    return folder.resolve(url.getServiceInterface() + "-" + url.getPort());
  }

  @Override
  public void doSubscribe(URL url, NotifyListener listener) {
    // a provider asks for its configuration, of which there is none
    if ("consumer".equals(url.getProtocol())) {
      look(url, listener);
      looking.scheduleWithFixedDelay(
          () -> look(url, listener), LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  @Override
  public void doUnsubscribe(URL url, NotifyListener listener) {
    // whoever does is about to end
  }

  private void look(URL consumer, NotifyListener listener) {
    List<URL> now = providers(consumer);
    if (!now.equals(found.put(listener, now))) {
      notify(
          consumer,
          listener,
          now.isEmpty()
              ? List.of(consumer.setProtocol("empty").addParameter("category", "providers"))
              : now);
    }
  }

  private List<URL> providers(URL consumer) {
    var urls = new ArrayList<URL>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (name.startsWith(consumer.getServiceInterface() + "-") && !name.endsWith(UNFINISHED)) {
          read(file).ifPresent(urls::add);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return urls;
  }

  /** A provider; none if it has just been unregistered. */
  private static Optional<URL> read(Path file) throws IOException {
    try {
      return Optional.of(URL.valueOf(Files.readString(file)));
    } catch (NoSuchFileException justUnregistered) {
      return Optional.empty();
    }
  }

  @Override
  public void destroy() {
    looking.shutdownNow();
    super.destroy();
  }
}
