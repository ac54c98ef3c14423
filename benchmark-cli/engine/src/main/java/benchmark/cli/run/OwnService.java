// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.process.Sha256;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.JavaCommand;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Pair;
import benchmark.cli.project.ServiceModule;
import benchmark.contract.Contracts;
import benchmark.contract.ServiceContract;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The user's own service that this command measures in place of this project's contracts. Its
 * classes are loaded by servers, clients and a JVM that reads the description, never by this one.
 *
 * @param word the file as the user named it
 * @param file the description
 * @param name of the interface, with a hash of the description and its jars: results of two that
 *     differ are never compared
 * @param jars the user's, in their order
 * @param libraries what reads the description, and its own libraries
 */
public record OwnService(
    String word, Path file, String name, List<Path> jars, Classpath libraries) {

  private static final int HASH_DIGITS = 8;

  private static volatile OwnService current;

  /** That of this command; empty if it measures this project's contracts. */
  public static Optional<OwnService> current() {
    return Optional.ofNullable(current);
  }

  /**
   * Has this command measure a service, once its description is found to be right.
   *
   * @param word the file of the description, as the user named it
   * @param jdk reads it
   * @throws UserError with the sentence of what is wrong: exit status 2
   */
  public static void use(String word, CommandContext context, Jdk jdk) {
    Path file = file(word);
    List<Path> jars = jars(file);
    var module = ServiceModule.of(context.project());
    context.build().update(List.of(module));
    var libraries = Classpath.of(module);
    String text =
        ServiceTool.output(
            context,
            jdk,
            new Classpath(jars).and(libraries),
            EntryPoint.SERVICE_DESCRIPTION,
            List.of(file.toString()));
    JsonNode described = read(text);
    String type = described.path("interface").asText(described.path("grpc").asText());
    var hashed = new StringBuilder(Sha256.of(file));
    jars.forEach(jar -> hashed.append(Sha256.of(jar)));
    String name =
        "%s-%s"
            .formatted(
                type.substring(type.lastIndexOf('.') + 1),
                Sha256.of(hashed.toString()).substring(0, HASH_DIGITS));
    var operations = new ArrayList<String>();
    described.get("operations").forEach(it -> operations.add(it.asText()));
    current = new OwnService(word, file, name, jars, libraries);
    Contracts.use(
        ServiceContract.named(name, operations, described.has("interface"), described.has("grpc")));
  }

  private static Path file(String word) {
    try {
      Path file = Path.of(word).toAbsolutePath().normalize();
      if (Files.isRegularFile(file)) {
        return file;
      }
    } catch (InvalidPathException notAPath) {
      // as if it were not there
    }
    throw UserError.badInput(
        "--service %s: there is no such file. Make one: ./benchmark.sh service INTERFACE --api JAR",
        word);
  }

  /** Those of the description, as far as it can be read; what reads it says what is wrong. */
  private static List<Path> jars(Path file) {
    JsonNode entries;
    try {
      entries = new ObjectMapper().readTree(file.toFile()).path("classpath");
    } catch (IOException invalid) {
      return List.of();
    }
    var jars = new ArrayList<Path>();
    for (JsonNode entry : entries) {
      Path jar = file.resolveSibling(entry.asText()).normalize();
      if (!Files.exists(jar)) {
        throw UserError.badInput(
            "%s: \"classpath\" has %s, but there is no %s. Paths are relative to the file.",
            file, entry.asText(), jar);
      }
      jars.add(jar);
    }
    return List.copyOf(jars);
  }

  private static JsonNode read(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (IOException impossible) { // this project has written it
      throw new IllegalStateException(text, impossible);
    }
  }

  /**
   * The classpath of a pair, then the user's jars, then what reads the description.
   *
   * @throws UserError if a jar brings another version of what the pair has: exit status 2
   */
  Classpath after(Classpath pair, String name) {
    Map<String, String> known = pair.versions();
    for (Path jar : jars) {
      Classpath.librariesIn(jar)
          .forEach(
              (library, version) -> {
                String other = known.get(library);
                if (other != null && !other.equals(version)) {
                  throw UserError.badInput(
                      "%s brings %s %s, but %s runs on %s. Leave this library out of \"classpath\", or"
                          + " give a jar that is built against the pair's version.",
                      jar, library, version, name, other);
                }
              });
    }
    return pair.and(new Classpath(jars)).and(libraries);
  }

  /** Tells a JVM of it. */
  void describeTo(JavaCommand command, Pair pair, Place place) {
    command
        .property(LaunchProperties.SERVICE_MESSAGES, pair.unsupported().takesMessages())
        .property(LaunchProperties.SERVICE, place.share(List.of(file)).get(0))
        .property(LaunchProperties.SCENARIO, name);
  }

  /** The SHA-256 of the description and of each of its jars, by their names. */
  Map<String, String> hashes() {
    var hashes = new TreeMap<>(new Classpath(jars).hashes());
    hashes.put(file.getFileName().toString(), Sha256.of(file));
    return hashes;
  }
}
