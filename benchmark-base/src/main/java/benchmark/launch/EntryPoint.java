// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

/**
 * The main classes of the JVMs of a pair. A test in each class's module makes sure that it has this
 * name.
 */
public enum EntryPoint {
  /** The server: starts provider.xml, prints a {@link ReadyLine}, waits. */
  SERVER("benchmark.Server"),
  /** JMH's own command line, which measures the calls. Arguments: JMH's. */
  JMH("benchmark.client.jmh.JmhMain"),
  /** Measures calls in slices, as its standard input says: {@link SliceRequest}. */
  SLICES("benchmark.client.jmh.SliceMain"),
  /** Measures the codec alone. Arguments: a file for JMH's JSON, and the operations. */
  CODEC("benchmark.client.jmh.CodecMain"),
  /** Asks a server what its pair can carry and withstand. */
  CONFORMANCE("benchmark.client.verify.ConformanceMain"),
  /** Reads the description of a user's own service. Argument: the file. */
  SERVICE_DESCRIPTION("benchmark.service.DescribeMain"),
  /** Makes a description with sample calls. Arguments: see the class. */
  SERVICE_SAMPLES("benchmark.service.samples.SampleMain"),
  /** The same with generated messages. Arguments: see the class. */
  MESSAGE_SAMPLES("benchmark.service.messages.MessageSampleMain"),
  /** Tries whether a port can be reached: {@link benchmark.PortProbe}. */
  PROBE("benchmark.PortProbe"),
  /** A registry of its own. Argument: the folder for its data. */
  REGISTRY("benchmark.registry.ZooKeeperMain"),
  /** Creates a node in registries, and removes it at its end. Arguments: see the class. */
  ROOT("benchmark.registry.RootMain"),
  /** Registers itself. Arguments: see the class. */
  PROVIDER("benchmark.registry.ProviderMain"),
  /** Registers clones of the provider. Arguments: see the class. */
  SIMULATOR("benchmark.registry.SimulatorMain"),
  /** Finds both, and calls them. Arguments: see the class. */
  CONSUMER("benchmark.registry.ConsumerMain");

  private final String className;

  EntryPoint(String className) {
    this.className = className;
  }

  /** The name of the class with the main method. */
  public String className() {
    return className;
  }
}
