// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.ChosenLoops;
import benchmark.NumericHost;
import benchmark.PairSettings;
import benchmark.ServiceExecutor;
import benchmark.ServiceExecutor.Kind;
import benchmark.ServicePool;
import benchmark.contract.Contracts;
import benchmark.launch.LaunchProperties;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.dubbo.common.Version;

/**
 * What makes a pair on Dubbo: its serialization, and its protocol where that is another than dubbo.
 * Declare it as the bean "pair" in consumer.xml and provider.xml; the XML of all pairs has
 * placeholders for it:
 *
 * <ul>
 *   <li>those of {@link PairSettings}, hosts written as a {@link NumericHost};
 *   <li>{@code pair.filter}: Dubbo's name of the filters, empty for its default ones;
 *   <li>{@code pair.protocol}: Dubbo's name of the protocol;
 *   <li>{@code pair.dispatcher}, {@code pair.threadpool}, {@code pair.threads} and {@code
 *       pair.queues}: which threads of the provider call the services: its {@link ServiceExecutor};
 *   <li>{@code pair.serialization}: Dubbo's name of the serialization;
 *   <li>{@code pair.registry}: Dubbo's address of the registry, if there is one;
 *   <li>{@code pair.url}: where a consumer finds its provider, or its providers; empty if the
 *       registry says so.
 * </ul>
 */
public final class DubboPair extends Properties {

  /** Dubbo's way to say that none of its default filters is to run. */
  static final String NO_FILTERS = "-default";

  private static final String TRIPLE = "tri";

  /** Whether REST offers interfaces without annotations, as POST /interface/method. */
  private static final String DEFAULT_MAPPING = "dubbo.protocol.triple.rest.enable-default-mapping";

  /** How many event loops a provider has; as an attribute in XML it would always be given. */
  private static final String LOOPS = "dubbo.protocol.iothreads";

  /** What Dubbo calls the threads of those. */
  private static final String LOOP = "NettyServerWorker";

  /** Dubbo's documentation, Thread Model: for what neither blocks nor calls another service. */
  private static final String ON_EVENT_LOOPS = "direct";

  private static final String UNBOUNDED = "-1";

  private static final String BALANCED = "&cluster=failfast&loadbalance=roundrobin";

  private static final long serialVersionUID = 1;

  /**
   * Takes the settings of this JVM.
   *
   * @throws UnknownHostException if the host does not resolve
   */
  public DubboPair() throws UnknownHostException {
    putAll(PairSettings.asProperties());
    if (Contracts.service().isPresent()) { // Dubbo reads this soon: rest-base turns it off
      System.setProperty(DEFAULT_MAPPING, "true");
    }
    ChosenLoops.current()
        .ifPresent(
            chosen -> {
              System.setProperty(LOOPS, String.valueOf(chosen.number()));
              ChosenLoops.count(LOOP);
            });
    for (String host : List.of(PairSettings.HOST, PairSettings.SERVER_HOST)) {
      setProperty(host, NumericHost.of(getProperty(host)));
    }
    setProperty(PairSettings.SERVERS, NumericHost.ofAll(getProperty(PairSettings.SERVERS)));
    setProperty(
        "pair.filter",
        getProperty(PairSettings.FILTERS).equals(PairSettings.NO_FILTERS) ? NO_FILTERS : "");
    setRegistry();
    setProtocol("dubbo");
  }

  /** A provider that can be replaced has Dubbo's own time to end its calls: 10 s. */
  private void setRegistry() {
    if (hasRegistry()) {
      setProperty("pair.registry", FolderRegistry.ADDRESS);
      new DiscoveryModel("interface");
      System.setProperty("dubbo.service.shutdown.wait", "10000");
    }
  }

  /** Consumers of Dubbo 2.7 find none in this way: they have addresses. */
  private static boolean hasRegistry() {
    return LaunchProperties.REGISTRY.get().isPresent() && !Version.getVersion().startsWith("2.");
  }

  /** Sets the protocol, by Dubbo's name for it; "dubbo" unless set. */
  public void setProtocol(String name) {
    setProperty("pair.protocol", name);
    setThreads(name.equals(TRIPLE));
    setUrl();
  }

  /**
   * Triple calls services from a pool, whatever the dispatcher; a small one hands over less often.
   * What Dubbo ships is a pool without a queue, which refuses calls when all threads are busy; one
   * that a variant asks for has a queue, as those of other frameworks.
   */
  private void setThreads(boolean triple) {
    ServiceExecutor executor = ServiceExecutor.current();
    boolean direct = executor.kind() == Kind.DIRECT;
    boolean chosen = LaunchProperties.EXECUTOR.get().isPresent() && executor.kind() == Kind.POOL;
    boolean small = triple && direct;
    setProperty("pair.dispatcher", direct && !triple ? ON_EVENT_LOOPS : "all");
    setProperty("pair.threadpool", executor.kind() == Kind.VIRTUAL ? "virtual" : "fixed");
    int threads = small ? 2 * Runtime.getRuntime().availableProcessors() : ServicePool.THREADS;
    setProperty("pair.threads", String.valueOf(chosen ? executor.threads() : threads));
    setProperty("pair.queues", small ? "10000" : chosen ? UNBOUNDED : "0");
  }

  /** Sets the serialization, by Dubbo's name for it. */
  public void setSerialization(String name) {
    setProperty("pair.serialization", name);
    setUrl();
  }

  /**
   * One address, or several behind Dubbo's own load balancing: in turn, and nothing is retried.
   * (Without a cluster of its own, Dubbo 2.7 and later take several addresses for zones.)
   */
  private void setUrl() {
    if (hasRegistry()) {
      setProperty("pair.url", "");
      return;
    }
    String[] servers = getProperty(PairSettings.SERVERS).split(",");
    setProperty(
        "pair.url",
        Stream.of(servers)
            .map(server -> url(server) + (servers.length == 1 ? "" : BALANCED))
            .collect(Collectors.joining(";")));
  }

  private String url(String server) {
    return "%s://%s?serialization=%s"
        .formatted(getProperty("pair.protocol"), server, getProperty("pair.serialization"));
  }
}
