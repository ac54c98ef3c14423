// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import benchmark.Lifeline;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import benchmark.launch.ReadyLine;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;

/**
 * The one real provider of a system under test. It registers itself as its framework does, at
 * {@link LaunchProperties#HOST} and as many ports as there are protocols. Arguments: the registries
 * with commas, the group that everything is in, how many services and how many protocols there are,
 * the run's folder.
 */
public final class ProviderMain {

  /**
   * Dubbo takes at most 200 characters in a parameter; these make the URL of a service about as
   * long as those of the published test.
   */
  private static final int PADDING = 140;

  private static final int PADDINGS = 3;

  private ProviderMain() {}

  public static void main(String[] args) throws InterruptedException {
    Path folder = Path.of(args[4]);
    Lifeline.attach();
    int port = LaunchProperties.PORT.required();
    List<String> protocols =
        IntStream.range(0, Integer.parseInt(args[3]))
            .mapToObj(i -> "name=\"dubbo%s\" port=\"%d\"".formatted(i == 0 ? "" : i + 1, port + i))
            .toList();
    try {
      new Template()
          .with("registry", List.of(args[0].split(",")))
          .with("group", List.of(args[1]))
          .with(
              "interface",
              GeneratedServices.write(
                  folder.resolve(GeneratedServices.FOLDER), Integer.parseInt(args[2])))
          .with("protocol", protocols)
          .with("model", List.of(LaunchProperties.DISCOVERY.or("interface")))
          .with("padding", Collections.nCopies(PADDINGS, "x".repeat(PADDING)))
          .start("discovery-provider.xml", folder.resolve("provider.xml"));
    } catch (Throwable failure) { // errors too: a framework of another version has other classes
      failure.printStackTrace();
      Runtime.getRuntime().halt(ExitStatus.FAILURE);
    }
    System.out.println(
        new ReadyLine(LaunchProperties.HOST.required() + ":" + port, OptionalInt.empty()).toLine());
    new CountDownLatch(1).await();
  }
}
