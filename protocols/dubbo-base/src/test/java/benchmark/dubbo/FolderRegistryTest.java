// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.dubbo.common.URL;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("a registry that is a folder")
class FolderRegistryTest {

  private static final String FOLDER = "benchmark.registry";
  private static final String REPLACEMENT = "benchmark.replacement";
  private static final URL CONSUMER =
      URL.valueOf(
          "consumer://127.0.0.1/a.Service?interface=a.Service&side=consumer"
              + "&category=providers,configurators,routers");

  @TempDir Path folder;

  private final BlockingQueue<List<URL>> seen = new LinkedBlockingQueue<>();
  private FolderRegistry registry;

  @BeforeEach
  void open() {
    System.setProperty(FOLDER, folder.resolve("of a run").toString());
    registry = new FolderRegistry(URL.valueOf(FolderRegistry.ADDRESS));
  }

  @AfterEach
  void close() {
    registry.destroy();
    System.clearProperty(FOLDER);
    System.clearProperty(REPLACEMENT);
  }

  @Test
  void tellsConsumersWhichProvidersThereAre() throws InterruptedException {
    registry.register(provider(20880, "a.Service"));
    registry.register(provider(20880, "a.ServiceOfAnotherName"));
    registry.subscribe(CONSUMER, seen::add);

    assertThat(next()).singleElement().extracting(URL::getPort).isEqualTo(20880);

    registry.register(provider(20881, "a.Service"));

    assertThat(next()).extracting(URL::getPort).containsExactly(20880, 20881);

    registry.unregister(provider(20880, "a.Service"));
    assertThat(next()).extracting(URL::getPort).containsExactly(20881);
    registry.unregister(provider(20881, "a.Service"));
    assertThat(next()).singleElement().extracting(URL::getProtocol).isEqualTo("empty");
  }

  @Test
  void knowsWhichProvidersAreYoung() throws InterruptedException {
    registry.register(provider(20880, "a.Service"));
    System.setProperty(REPLACEMENT, "true");
    registry.register(provider(20881, "a.Service"));
    registry.subscribe(CONSUMER, seen::add);

    assertThat(next())
        .extracting(it -> System.currentTimeMillis() - Long.parseLong(it.getParameter("timestamp")))
        .satisfiesExactly(
            age -> assertThat(age).isGreaterThan(Duration.ofMinutes(10).toMillis()),
            age -> assertThat(age).isLessThan(Duration.ofMinutes(10).toMillis()));
  }

  private List<URL> next() throws InterruptedException {
    List<URL> urls = seen.poll(1, TimeUnit.MINUTES);
    assertThat(urls).as("notified within a minute").isNotNull();
    return urls;
  }

  private static URL provider(int port, String service) {
    return URL.valueOf(
        "dubbo://127.0.0.1:%d/%s?interface=%s&side=provider&category=providers&timestamp=%d"
            .formatted(port, service, service, System.currentTimeMillis()));
  }
}
