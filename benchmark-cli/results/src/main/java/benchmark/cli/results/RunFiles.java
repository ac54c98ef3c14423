// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

/** The names of the files that runs leave. */
public final class RunFiles {

  /** Where the results come from: {@link RunRecord} as JSON. */
  public static final String RECORD = "run.json";

  /** JMH's results, as JMH writes them. */
  public static final String JMH_RESULTS = "jmh.json";

  /**
   * The times of calls of every slice, in HdrHistogram's log format V2 and nanoseconds, each tagged
   * with its operation; what they cost is in {@link #COSTS}.
   */
  public static final String SLICES = "slices.hlog";

  /** JMH's text. */
  public static final String JMH_TEXT = "jmh.txt";

  /** What a client that measures in slices has answered. */
  public static final String SLICES_TEXT = "slices.txt";

  /** What every measured iteration cost, in {@link benchmark.launch.CostColumns}. */
  public static final String COSTS = "costs.csv";

  /** What each of several servers and clients did in every slice: {@link PartCosts}. */
  public static final String PARTS = "parts.csv";

  /** A file that each of several parts has of its own: {@code client-1.slices.hlog}. */
  public static String of(String part, String name) {
    return part + "." + name;
  }

  /** The output of a part; of a client its standard error. */
  public static String log(String part) {
    return part + ".log";
  }

  /** Why a part's JVM has failed, if it has: {@link benchmark.launch.Failure}. */
  public static String failure(String part) {
    return part + ".failure";
  }

  /** What a part tells of its JVM, until the record has it: {@link benchmark.launch.JvmFacts}. */
  public static String facts(String part) {
    return part + ".jvm";
  }

  /** What a part has found of itself at its end, until the record has it. */
  public static String observed(String part) {
    return part + ".observed";
  }

  /**
   * How evenly the server's threads shared the work, in scenarios with work: {@link
   * benchmark.launch.WorkShares}.
   */
  public static String shares(String server) {
    return server + ".shares";
  }

  /** The user-supplied message that was sent, if one was and it is not in JSON. */
  public static final String PAYLOAD = "payload.txt";

  /** The user's message, if it is in JSON. */
  public static final String PAYLOAD_JSON = "payload.json";

  /**
   * The user's message as an object tree, if it was sent as one: {@link
   * benchmark.contract.TreeFile}.
   */
  public static final String PAYLOAD_TREE = "payload.tree";

  /** What a run's costs, conditions and warnings are, in Markdown. */
  public static final String REPORT = "report.md";

  /** What was expected against what was measured, if anything was, in Markdown. */
  public static final String EXPECT_MARKDOWN = "expect.md";

  /** What was expected of a run, as JSON. */
  public static final String EXPECT_JSON = "expect.json";

  /** The folder in which servers that come and go say where they listen. */
  public static final String REGISTRY = "registry";

  /** The server's flight recording, in runs with a profiler. */
  public static final String SERVER_RECORDING = "server.jfr";

  /** The flight recordings of the client's JVMs, in runs with a profiler; a pattern. */
  public static final String CLIENT_RECORDINGS = "client-*.jfr";

  /** What the name of the file with several pairs side by side ends in; beside their folders. */
  public static final String COMPARISON = "comparison.md";

  /** The page of results that have ended well. */
  public static final String PAGE = "report.html";

  private RunFiles() {}
}
