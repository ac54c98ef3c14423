// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.process.Sha256;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import benchmark.cli.project.ServiceModule;
import benchmark.cli.project.SideCommand;
import benchmark.cli.results.MeasuredService;
import benchmark.contract.Contracts;
import benchmark.contract.ServiceContract;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
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
 * @param ofMessages the same for pairs with messages that are generated
 */
public record OwnService(
    String word,
    Path file,
    String name,
    List<Path> jars,
    Classpath libraries,
    Classpath ofMessages) {

  private static final int HASH_DIGITS = 8;

  private static volatile OwnService current;

  /** That of this command; empty if it measures this project's contracts. */
  public static Optional<OwnService> current() {
    return Optional.ofNullable(current);
  }

  /** The words that a command must be given to measure the same; none if no service is measured. */
  public static List<String> option() {
    return current().map(it -> List.of("--service", it.word())).orElse(List.of());
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
    JsonNode written = written(file);
    List<Path> jars = jars(file, written);
    Project project = context.project();
    List<ServiceModule> modules =
        written.has("grpc")
            ? List.of(ServiceModule.of(project), ServiceModule.ofMessages(project))
            : List.of(ServiceModule.of(project));
    context.build().update(modules);
    var libraries = Classpath.of(modules.get(0));
    var ofMessages = Classpath.of(modules.get(modules.size() - 1));
    String text =
        ServiceTool.output(
            context,
            jdk,
            ofMessages.and(new Classpath(jars)),
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
    current = new OwnService(word, file, name, jars, libraries, ofMessages);
    Contracts.use(
        ServiceContract.named(
            name,
            operations,
            described.has("interface"),
            described.has("grpc"),
            Optional.ofNullable(described.get("notSerializable")).map(JsonNode::asText)));
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

  /** The description as far as it can be read; what reads it in full says what is wrong. */
  private static JsonNode written(Path file) {
    try {
      return Files.size(file) > ServiceContract.LARGEST_FILE
          ? MissingNode.getInstance()
          : new ObjectMapper().readTree(file.toFile());
    } catch (IOException invalid) {
      return MissingNode.getInstance();
    }
  }

  private static List<Path> jars(Path file, JsonNode written) {
    var jars = new ArrayList<Path>();
    for (JsonNode entry : written.path("classpath")) {
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

  /** The classpath of a pair, then the user's jars, then what reads the description. */
  Classpath after(Classpath own, Pair pair) {
    return own.and(new Classpath(jars))
        .and(pair.unsupported().takesMessages() ? ofMessages : libraries);
  }

  /**
   * Makes sure that no jar brings another version of what a pair has, which must have been built.
   *
   * @throws UserError if one does: exit status 2
   */
  void requireFits(Pair pair, Collection<Role> sides) {
    conflict(pair, sides)
        .ifPresent(
            it -> {
              throw UserError.badInput("%s", it);
            });
  }

  /** The same as a sentence; empty if everything fits. */
  Optional<String> conflict(Pair pair) {
    return conflict(pair, List.of(Role.values()));
  }

  private Optional<String> conflict(Pair pair, Collection<Role> sides) {
    return sides.stream()
        .map(role -> conflict(Classpath.of(pair.module(role)), pair.name()))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<String> conflict(Classpath own, String pair) {
    Map<String, String> known = own.versions();
    for (Path jar : jars) {
      for (Map.Entry<String, String> library : Classpath.librariesIn(jar).entrySet()) {
        String other = known.getOrDefault(library.getKey(), library.getValue());
        if (!other.equals(library.getValue())) {
          return Optional.of(
              "%s brings %s %s, but %s runs on %s. Leave this library out of \"classpath\", or give a"
                      .formatted(jar, library.getKey(), library.getValue(), pair, other)
                  + " jar that is built against the pair's version.");
        }
      }
    }
    return Optional.empty();
  }

  /** Tells a JVM of it. */
  void describeTo(SideCommand command, Pair pair, Place place) {
    command
        .property(LaunchProperties.SERVICE_MESSAGES, pair.unsupported().takesMessages())
        .property(LaunchProperties.SERVICE, place.share(List.of(file)).get(0))
        .property(LaunchProperties.SCENARIO, name);
  }

  /** What records say of it. */
  public MeasuredService measured() {
    return new MeasuredService(name, file.toString(), hashes());
  }

  /** The SHA-256 of the description and of each of its jars, by their names. */
  Map<String, String> hashes() {
    var hashes = new TreeMap<>(new Classpath(jars).hashes());
    hashes.put(file.getFileName().toString(), Sha256.of(file));
    return hashes;
  }
}
