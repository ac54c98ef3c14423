// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import benchmark.Lifeline;
import benchmark.launch.ExitStatus;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;

/**
 * Reads the description of a service as servers and clients will, and prints what the command line
 * needs to know: an object with the names of the interface, of what gRPC has generated, and of the
 * operations.
 *
 * <p>Argument: the file. Exit status: 0, or 2 with a sentence on standard error if the description
 * cannot be used.
 */
public final class DescribeMain {

  private DescribeMain() {}

  public static void main(String[] args) {
    Lifeline.attach();
    System.exit(describe(Path.of(args[0])));
  }

  private static int describe(Path file) {
    try {
      ServiceFile description = ServiceFile.read(file);
      ObjectNode found = JsonValues.MAPPER.createObjectNode();
      description.grpc().ifPresent(it -> found.put("grpc", it));
      var operations = found.putArray("operations");
      if (description.type().isEmpty()) {
        description.calls().stream()
            .map(it -> lowerCase(it.method()))
            .distinct()
            .forEach(operations::add);
      } else {
        found.put("interface", description.type());
        DescribedService.of(description)
            .contract()
            .operations()
            .forEach(operation -> operations.add(operation.name()));
      }
      System.out.println(found);
      return ExitStatus.SUCCESS;
    } catch (InvalidServiceException invalid) {
      System.err.println(invalid.getMessage());
    } catch (LinkageError incomplete) {
      System.err.printf(
          "%s: a class of the service cannot be loaded: %s. Add the jar that it needs to"
              + " \"classpath\".%n",
          file, incomplete);
    }
    return ExitStatus.BAD_INPUT;
  }

  /** Methods of a .proto begin with a capital letter, and operations do not. */
  private static String lowerCase(String method) {
    return Character.toLowerCase(method.charAt(0)) + method.substring(1);
  }
}
