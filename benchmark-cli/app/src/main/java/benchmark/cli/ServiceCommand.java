// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Pair;
import benchmark.cli.project.ServiceModule;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.OwnService;
import benchmark.cli.run.ServiceTool;
import benchmark.cli.text.ShellWords;
import benchmark.cli.text.Terminal;
import benchmark.cli.text.Words;
import benchmark.launch.EntryPoint;
import benchmark.launch.ExitStatus;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Describes a service of the user's own in a file, with sample calls. */
@Command(
    name = "service",
    header = "service <interface>      describe a service of your own",
    description =
        "Write a file that describes a service of your own, with one sample call of each method:"
            + " docs/your-service.md.")
final class ServiceCommand extends ContextCommand {

  /** How the names of classes end that gRPC generates from a service. */
  private static final String OF_GRPC = "Grpc";

  @Parameters(
      paramLabel = "<interface>",
      description =
          "its full name, com.acme.OrderService; or the class that gRPC has generated,"
              + " com.acme.OrderServiceGrpc.")
  private String type;

  @Option(
      names = "--api",
      paramLabel = "JAR",
      split = ",",
      required = true,
      description = "the jar of the interface, and those that it needs.")
  private List<Path> jars;

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "how many elements collections have (default ${DEFAULT-VALUE}).")
  private int size = 3;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "chooses other objects (default ${DEFAULT-VALUE}).")
  private int seed = 1;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "the file to write (default: the interface's name with .json).")
  private Path file;

  @Option(names = "--jdk", paramLabel = "PATH", description = "the JDK that loads the interface.")
  private Path jdk;

  ServiceCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    Path target = file == null ? Path.of(simpleName() + ".json") : file;
    for (Path jar : jars) {
      if (!Files.exists(jar)) {
        throw UserError.badInput("--api %s: there is no such jar. Check the path.", jar);
      }
    }
    Jdk own = jdk == null ? Jdk.ofThisProcess() : Jdk.at(jdk);
    boolean isGenerated = type.endsWith(OF_GRPC);
    var module =
        isGenerated
            ? ServiceModule.ofMessages(context.project())
            : ServiceModule.ofSamples(context.project());
    context.build().update(List.of(module));
    var arguments = new ArrayList<>(List.of(type, String.valueOf(size), String.valueOf(seed)));
    jars.stream().map(it -> written(it, target)).forEach(arguments::add);
    JsonNode found =
        read(
            ServiceTool.output(
                context,
                own,
                Classpath.of(module)
                    .and(new Classpath(jars.stream().map(Path::toAbsolutePath).toList())),
                isGenerated ? EntryPoint.MESSAGE_SAMPLES : EntryPoint.SERVICE_SAMPLES,
                arguments));
    found.get("leftOut").forEach(it -> System.err.println(it.asText().replaceFirst("\\.?$", ".")));
    JsonNode calls = found.get("description").get("calls");
    if (calls.isEmpty()) {
      throw UserError.badInput(
          "%s: no method can be called with objects made from JSON. Write a file whose calls a"
              + " class supplies: docs/your-service.md",
          type);
    }
    write(target, found.get("description"));
    OwnService.use(target.toString(), context, own);
    Terminal.format(
        "%s has %s with a sample call each (seed %d): edit the arguments, answers and weights.%n",
        target, Words.count(calls.size(), "method"), seed);
    pairs();
    Terminal.format(
        "%nWhich pairs really carry them:%n  %s%n",
        ShellWords.benchmark("verify", "--service", target));
    Terminal.format(
        "Which one is fastest:%n  %s%n",
        ShellWords.benchmark("--quick", "--service", target, "all"));
    return ExitStatus.SUCCESS;
  }

  private String simpleName() {
    return type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
  }

  /** A jar as the description names it: relative to its file. */
  private static String written(Path jar, Path target) {
    Path folder = target.toAbsolutePath().normalize().getParent();
    return folder.relativize(jar.toAbsolutePath().normalize()).toString();
  }

  private static JsonNode read(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (IOException impossible) { // this project has written it
      throw new IllegalStateException(text, impossible);
    }
  }

  private static void write(Path target, JsonNode description) {
    try {
      Files.writeString(target, description.toPrettyString() + "\n", StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException exists) {
      throw UserError.badInput(
          "--file %s: this file exists, and may have been edited. Name another one.", target);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Name another file.", target, e.getMessage());
    }
  }

  private void pairs() {
    List<Pair> able =
        context.project().pairs().stream()
            .filter(pair -> pair.unsupported().ofService().isEmpty())
            .toList();
    Terminal.format(
        "%d of %d pairs take it: %s.%n",
        able.size(),
        context.project().pairs().size(),
        String.join(", ", able.stream().map(Pair::name).toList()));
    context.project().pairs().stream()
        .map(pair -> pair.unsupported().ofService())
        .flatMap(Optional::stream)
        .forEach(Terminal::line);
  }
}
