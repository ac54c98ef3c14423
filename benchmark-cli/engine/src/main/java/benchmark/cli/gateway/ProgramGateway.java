// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.gateway;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Lifeline;
import benchmark.cli.process.Place;
import benchmark.cli.project.Forwarding;
import benchmark.cli.project.Jdk;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.Part;
import benchmark.cli.topology.Program;
import benchmark.cli.topology.Readiness;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program that runs between client and server and forwards calls.
 *
 * @param program where it is
 * @param version what it says of itself, such as 1.22.1
 * @param callsOfAConnection after which nginx ends the connection of a client
 */
public record ProgramGateway(
    GatewayKind kind, String program, String version, Forwarding forwarding, int callsOfAConnection)
    implements Gateway {

  private static final int NEVER = 1_000_000_000;

  /** Its configuration, in the run's folder. */
  static final String CONFIGURATION = "gateway.conf";

  /** A folder that it may write to, in the run's folder. */
  static final String TEMPORARY = "gateway-temp";

  /** Where Debian and others keep programs that only administrators have on their PATH. */
  private static final List<String> MORE_FOLDERS =
      List.of("/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin");

  private static final Pattern VERSION = Pattern.compile("\\d+\\.\\d+(\\.\\d+)?");

  /**
   * Finds the program.
   *
   * @param value its name or its path
   * @throws UserError if there is none
   */
  static ProgramGateway of(String value, GatewayKind kind, Forwarding forwarding) {
    String program =
        find(value)
            .orElseThrow(
                () ->
                    UserError.badInput(
                        "gateway=%s: there is no such program. %s, or write gateway=/path/to/%s.",
                        value, kind.installation(), kind.word()));
    Matcher version = VERSION.matcher(says(program, "-v"));
    return new ProgramGateway(
        kind, program, version.find() ? version.group() : "?", forwarding, NEVER);
  }

  /** nginx, if it is installed. */
  public static Optional<ProgramGateway> nginx(Forwarding forwarding) {
    return find(GatewayKind.NGINX.word()).map(it -> of(it, GatewayKind.NGINX, forwarding));
  }

  /** This gateway, but one that ends the connections of its clients after some calls each. */
  public ProgramGateway endingConnectionsAfter(int calls) {
    return new ProgramGateway(kind, program, version, forwarding, calls);
  }

  private static Optional<String> find(String value) {
    if (value.contains("/")) {
      return Optional.of(value).filter(Place.LOCAL::isExecutable);
    }
    return Stream.concat(
            Place.LOCAL.find(value).stream(),
            MORE_FOLDERS.stream()
                .map(folder -> folder + "/" + value)
                .filter(Place.LOCAL::isExecutable))
        .findFirst();
  }

  /** What it prints for an option; nginx does so on standard error. */
  static String says(String program, String option) {
    return Place.LOCAL
        .output(List.of("sh", "-c", "exec \"$0\" \"$@\" 2>&1", program, option))
        .orElse("");
  }

  @Override
  public String title() {
    return kind.word() + " " + version;
  }

  @Override
  public Part part(Endpoint from, Endpoint to, CpuPinning cpus, Path folder, Jdk jdk) {
    int workers = cpus.of(Part.GATEWAY).map(it -> it.size()).orElse(Place.LOCAL.cpus());
    var route = new Route(forwarding, from, to, workers, callsOfAConnection);
    Program running =
        parts -> {
          write(folder, kind.configuration(program, route));
          return Lifeline.around(
              Stream.concat(
                      cpus.prefix(Part.GATEWAY).stream(), kind.command(program, folder).stream())
                  .toList());
        };
    return new Part(
        Part.GATEWAY,
        "The gateway " + kind.word(),
        Place.LOCAL,
        Optional.of(from),
        running,
        Readiness.PORT,
        Part.Output.TO_LOG,
        true);
  }

  private static void write(Path folder, String configuration) {
    try {
      Files.createDirectories(folder.resolve(TEMPORARY));
      Files.writeString(folder.resolve(CONFIGURATION), configuration);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void tidyUp(Path folder) {
    try {
      Files.deleteIfExists(folder.resolve(TEMPORARY));
    } catch (IOException notEmpty) {
      // it has not removed what it had put aside; whoever looks into the folder may want to know
    }
  }
}
