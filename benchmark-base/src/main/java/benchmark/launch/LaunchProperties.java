// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.nio.file.Path;

/** Every system property that JVMs of this project agree on: the only place that names them. */
public final class LaunchProperties {

  /** What the name of every property begins with. */
  public static final String PREFIX = "benchmark.";

  // every JVM

  /** The pair that this JVM belongs to, for messages. */
  public static final LaunchProperty<String> PAIR = LaunchProperty.text("benchmark.pair");

  /** Where the server listens, or the client connects: a name or an address. */
  public static final LaunchProperty<String> HOST = LaunchProperty.text("benchmark.host");

  /** The server's port, 1 to 65535. */
  public static final LaunchProperty<Integer> PORT = LaunchProperty.number("benchmark.port");

  /** How many ports the server has, one after the other from {@link #PORT} on; one unless set. */
  public static final LaunchProperty<Integer> PORTS = LaunchProperty.number("benchmark.ports");

  /**
   * The addresses of several servers that the client calls in turn, as host:port with commas; not
   * set for the one at {@link #HOST} and {@link #PORT}.
   */
  public static final LaunchProperty<String> SERVERS = LaunchProperty.text("benchmark.servers");

  /**
   * The folder in which servers say where they listen, and in which the client finds them, for
   * pairs whose framework has registries; not set where addresses are all that a client has.
   */
  public static final LaunchProperty<Path> REGISTRY = LaunchProperty.path("benchmark.registry");

  /** Whether a server takes the place of one that has run before: it is young. */
  public static final LaunchProperty<Boolean> REPLACEMENT =
      LaunchProperty.flag("benchmark.replacement");

  /** Whether somebody else started what listens at the server's address, maybe another server. */
  public static final LaunchProperty<Boolean> FOREIGN_SERVER =
      LaunchProperty.flag("benchmark.server.foreign");

  /** Milliseconds after which a call fails. */
  public static final LaunchProperty<Integer> TIMEOUT_MILLIS =
      LaunchProperty.number("benchmark.timeout");

  /**
   * What precedes the name of a variant's key in the property that has its value. Poms declare the
   * keys: a JVM gets those that were given, and code of a pair's base reads its own.
   */
  public static final String KEY = "benchmark.key.";

  /** How the pair is set up: the name of a {@link Setup}. */
  public static final LaunchProperty<String> SETUP = LaunchProperty.text(KEY + "setup");

  /** Which of the framework's filters run: {@code default}, or {@code none}. */
  public static final LaunchProperty<String> FILTERS = LaunchProperty.text(KEY + "filters");

  /** How many connections the client opens. */
  public static final LaunchProperty<Integer> CONNECTIONS =
      LaunchProperty.number(KEY + "connections");

  /** What carries the bytes, by the framework's name for it. */
  public static final LaunchProperty<String> TRANSPORTER = LaunchProperty.text(KEY + "transporter");

  /** Which threads call the services: see {@link benchmark.ServiceExecutor}. */
  public static final LaunchProperty<String> EXECUTOR = LaunchProperty.text(KEY + "executor");

  /** How many event loops there are: see {@link benchmark.ChosenLoops}. */
  public static final LaunchProperty<Integer> LOOPS = LaunchProperty.number(KEY + "loops");

  /** What waits for events of connections, where the code of a base decides it. */
  public static final LaunchProperty<String> TRANSPORT = LaunchProperty.text(KEY + "transport");

  /** The folder with the files of {@link benchmark.Tls}; not set if nothing is encrypted. */
  public static final LaunchProperty<Path> TLS = LaunchProperty.path("benchmark.tls");

  /** What is written into a registry and read from it, by the framework's name for the model. */
  public static final LaunchProperty<String> DISCOVERY = LaunchProperty.text(KEY + "discovery");

  /** Milliseconds for which a consumer collects changes of a registry before it acts on them. */
  public static final LaunchProperty<Integer> NOTIFICATION =
      LaunchProperty.number(KEY + "notification");

  /** The file for this JVM's {@link JvmFacts}; not set for none. */
  public static final LaunchProperty<Path> FACTS = LaunchProperty.path("benchmark.facts");

  /** The file for this JVM's {@link ObservedFacts} when it has measured; not set for none. */
  public static final LaunchProperty<Path> OBSERVED = LaunchProperty.path("benchmark.observed");

  /** Whether this JVM halts when its standard input ends. */
  public static final LaunchProperty<Boolean> LIFELINE = LaunchProperty.flag("benchmark.lifeline");

  /** Whether data classes have one field more than they had, for testing evolution. */
  public static final LaunchProperty<Boolean> EVOLVED = LaunchProperty.flag("benchmark.evolved");

  /** The file for this JVM's {@link Failure}, should it fail; not set for none. */
  public static final LaunchProperty<Path> FAILURE = LaunchProperty.path("benchmark.failure");

  /** The lowest level that is logged, WARN unless set. logback.xml has this name, too. */
  public static final LaunchProperty<String> LOG_LEVEL = LaunchProperty.text("benchmark.log.level");

  /** The name of the scenario that is measured; not set for the default. */
  public static final LaunchProperty<String> SCENARIO = LaunchProperty.text("benchmark.scenario");

  /**
   * The file that describes a user's own service, which is then the only contract; not set for
   * those of this project.
   */
  public static final LaunchProperty<Path> SERVICE = LaunchProperty.path("benchmark.service");

  /** Whether calls of such a service carry generated messages, and not the user's objects. */
  public static final LaunchProperty<Boolean> SERVICE_MESSAGES =
      LaunchProperty.flag("benchmark.service.messages");

  /** Whether counters have the {@link Gauge}s, too, as in long runs. */
  public static final LaunchProperty<Boolean> GAUGES = LaunchProperty.flag("benchmark.gauges");

  // the server

  /** The file for the server's {@link WorkShares} when it ends; not set for none. */
  public static final LaunchProperty<Path> SHARES = LaunchProperty.path("benchmark.shares");

  /** Whether the server opens a port for its counters and names it in its READY line. */
  public static final LaunchProperty<Boolean> COUNTERS = LaunchProperty.flag("benchmark.counters");

  /**
   * The port for the counters at the address where the server listens, for clients on other hosts
   * that know the {@link CountersToken} in its environment; not set for a free port of the loopback
   * address.
   */
  public static final LaunchProperty<Integer> REMOTE_COUNTERS =
      LaunchProperty.number("benchmark.counters.remote");

  /**
   * The file with the {@link CountersToken}, which only its owner can read; not set for that of the
   * environment.
   */
  public static final LaunchProperty<Path> COUNTERS_TOKEN =
      LaunchProperty.path("benchmark.counters.token");

  /** The file for the server's flight recording; not set for none. */
  public static final LaunchProperty<Path> SERVER_RECORDING =
      LaunchProperty.path("benchmark.server.recording");

  /** Whether the server has {@link benchmark.HeldCalls}. */
  public static final LaunchProperty<Boolean> HOLDS = LaunchProperty.flag("benchmark.holds");

  /** How long a core is kept busy in every call: a number and ns, us, ms or s. */
  public static final LaunchProperty<String> DELAY = LaunchProperty.text("benchmark.delay");

  /** How long the server sleeps in every call: a number and ns, us, ms or s. */
  public static final LaunchProperty<String> SLEEP = LaunchProperty.text("benchmark.sleep");

  /**
   * For how long after READY the server sleeps in every call, and how long it does: two times as
   * that of {@link #SLEEP}, such as {@code 3s:20ms}.
   */
  public static final LaunchProperty<String> COLD = LaunchProperty.text("benchmark.cold");

  /** How many MiB the server keeps on its heap on purpose: a number and MiB. */
  public static final LaunchProperty<String> KEEPS = LaunchProperty.text("benchmark.keeps");

  /** What each of its calls leaves behind on purpose: {@link benchmark.Leak}. */
  public static final LaunchProperty<String> LEAK = LaunchProperty.text("benchmark.leak");

  /** By how much longer a core is kept busy in every call for each hour: as {@link #DELAY}. */
  public static final LaunchProperty<String> SERVER_SLOWDOWN =
      LaunchProperty.text("benchmark.server.slowdown");

  /** What the server does wrong on purpose. */
  public static final LaunchProperty<String> FAULT = LaunchProperty.text("benchmark.fault");

  /** Whether the server serves the cases of the conformance suite, too. */
  public static final LaunchProperty<Boolean> CONFORMANCE =
      LaunchProperty.flag("benchmark.conformance");

  /** Whether the server counts the calls that it serves, as one of several does. */
  public static final LaunchProperty<Boolean> COUNTED = LaunchProperty.flag("benchmark.counted");

  // a gateway

  /** The host of the server that it calls; the port is {@link #PORT_BEHIND_GATEWAY}. */
  public static final LaunchProperty<String> HOST_BEHIND_GATEWAY =
      LaunchProperty.text("benchmark.gateway.server.host");

  /** Whether callers and server speak HTTP/2 from the first byte on. */
  public static final LaunchProperty<Boolean> GATEWAY_HTTP2 =
      LaunchProperty.flag("benchmark.gateway.http2");

  // the client

  /** What each call leaves behind in the client on purpose: {@link benchmark.Leak}. */
  public static final LaunchProperty<String> CLIENT_LEAK =
      LaunchProperty.text("benchmark.client.leak");

  /** By what share of itself each call takes longer for every hour, on purpose: 1%. */
  public static final LaunchProperty<String> SLOWDOWN = LaunchProperty.text("benchmark.slowdown");

  /**
   * The port that reports the server's counters; not set if none does. To a server it says which
   * one to take, where that must not be a free one.
   */
  public static final LaunchProperty<Integer> COUNTERS_PORT =
      LaunchProperty.number("benchmark.counters.port");

  /**
   * The ports of the loopback address that report the counters of several servers, with commas, in
   * the order of {@link #SERVERS}; not set for {@link #COUNTERS_PORT}.
   */
  public static final LaunchProperty<String> COUNTERS_PORTS =
      LaunchProperty.text("benchmark.counters.ports");

  /**
   * Whether the client is one of several: it waits for the others, and answers with the times of
   * calls, too.
   */
  public static final LaunchProperty<Boolean> JOINED = LaunchProperty.flag("benchmark.joined");

  /**
   * Where {@link #COUNTERS_PORT} is; it asks for the {@link CountersToken} in the client's
   * environment. Not set for this host, where nothing is asked for.
   */
  public static final LaunchProperty<String> COUNTERS_HOST =
      LaunchProperty.text("benchmark.counters.host");

  /**
   * Whether the server is a command and no JVM of this project: what it does not report is read
   * from the operating system, and it knows no cases of the conformance suite.
   */
  public static final LaunchProperty<Boolean> PROGRAM =
      LaunchProperty.flag("benchmark.server.program");

  /**
   * The words, with tabs between them, that start the program which makes the client's calls; not
   * set where its JVM does.
   */
  public static final LaunchProperty<String> CLIENT_PROGRAM =
      LaunchProperty.text("benchmark.client.program");

  /** The id of the process of a gateway between client and server; not set for none. */
  public static final LaunchProperty<Integer> GATEWAY_PID =
      LaunchProperty.number("benchmark.gateway.pid");

  /** The server's own port, where {@link #PORT} is that of a gateway; not set for none. */
  public static final LaunchProperty<Integer> PORT_BEHIND_GATEWAY =
      LaunchProperty.number("benchmark.gateway.server.port");

  /** Whether that gateway passes on bytes of connections, so that clients speak as without it. */
  public static final LaunchProperty<Boolean> GATEWAY_FORWARDS_BYTES =
      LaunchProperty.flag("benchmark.gateway.bytes");

  /** The port of the loopback address that reports the gateway's counters; not set for none. */
  public static final LaunchProperty<Integer> GATEWAY_COUNTERS_PORT =
      LaunchProperty.number("benchmark.gateway.counters.port");

  /** The folder for flight recordings of the client's JVMs; not set for none. */
  public static final LaunchProperty<Path> CLIENT_RECORDINGS =
      LaunchProperty.path("benchmark.client.recordings");

  /**
   * By how many milliseconds the client's clock is ahead of that of the command, whose times those
   * of its calls are compared with; none unless set.
   */
  public static final LaunchProperty<Integer> CLOCK_AHEAD_MILLIS =
      LaunchProperty.number("benchmark.clock.ahead");

  /** The file for JMH's results as JSON; not set for none. */
  public static final LaunchProperty<Path> RESULTS = LaunchProperty.path("benchmark.results");

  /** The file for JMH's table of a client that measures in slices; not set for none. */
  public static final LaunchProperty<Path> TABLE = LaunchProperty.path("benchmark.table");

  /**
   * The file that collects the times of calls of every measured slice, in HdrHistogram's log format
   * V2 and nanoseconds, each tagged with its {@link OperationKey}; not set for none.
   */
  public static final LaunchProperty<Path> SLICES = LaunchProperty.path("benchmark.slices");

  /** The file that collects what every measured iteration cost; not set for none. */
  public static final LaunchProperty<Path> COSTS = LaunchProperty.path("benchmark.costs");

  /** The names of the operations that the pair cannot carry, with commas; not set for none. */
  public static final LaunchProperty<String> LEFT_OUT = LaunchProperty.text("benchmark.left-out");

  /** The file with a user-supplied text to send, in UTF-8; not set for none. */
  public static final LaunchProperty<Path> PAYLOAD = LaunchProperty.path("benchmark.payload");

  /**
   * The message of {@link #PAYLOAD} as an object tree, in a {@link benchmark.contract.TreeFile}, if
   * it has one.
   */
  public static final LaunchProperty<Path> PAYLOAD_TREE =
      LaunchProperty.path("benchmark.payload.tree");

  /** Whether the consumer connects only when it is first called. */
  public static final LaunchProperty<Boolean> LAZY = LaunchProperty.flag("benchmark.lazy");

  /** Whether the client keeps a pool of connections, which come and go, and not one. */
  public static final LaunchProperty<Boolean> POOL = LaunchProperty.flag("benchmark.pool");

  /** The names of the contracts that a pair is verified for, with commas; all unless set. */
  public static final LaunchProperty<String> CONTRACTS = LaunchProperty.text("benchmark.contracts");

  /** How many random frames are sent to the server when a pair is verified; none unless set. */
  public static final LaunchProperty<Integer> RANDOM_FRAMES =
      LaunchProperty.number("benchmark.frames");

  /** The server's log, where the client can read it; not set if it cannot. */
  public static final LaunchProperty<Path> SERVER_LOG = LaunchProperty.path("benchmark.server.log");

  // the client that measures a codec

  /** Milliseconds of CPU time that each message is warmed up for, where not as long as usual. */
  public static final LaunchProperty<Integer> CODEC_WARMUP_CPU_MILLIS =
      LaunchProperty.number("benchmark.codec.warmup");

  /** Milliseconds that JMH's iterations take, where not as long as usual. */
  public static final LaunchProperty<Integer> CODEC_ITERATION_MILLIS =
      LaunchProperty.number("benchmark.codec.iteration");

  // the command line, from benchmark.sh

  /** The folder of the project. */
  public static final LaunchProperty<Path> HOME = LaunchProperty.path("benchmark.home");

  /** Whether standard error is a terminal. */
  public static final LaunchProperty<Boolean> TERMINAL = LaunchProperty.flag("benchmark.terminal");

  /** Whether standard output may have colour: it is a terminal, and NO_COLOR is not set. */
  public static final LaunchProperty<Boolean> COLOUR = LaunchProperty.flag("benchmark.colour");

  /** How many columns the terminal has. */
  public static final LaunchProperty<Integer> COLUMNS = LaunchProperty.number("benchmark.columns");

  private LaunchProperties() {}
}
