// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import benchmark.Lifeline;
import benchmark.contract.ServiceContract;
import benchmark.contract.ServiceSource;
import benchmark.launch.ExitStatus;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;

/**
 * Reads the description of a service as servers and clients will, and prints what the command line
 * needs to know: an object with the names of the interface, of what gRPC has generated, of the
 * operations, and of a class of objects that is not Serializable.
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
      var contracts = new ArrayList<ServiceContract>();
      if (!description.type().isEmpty()) {
        found.put("interface", description.type());
        DescribedService service = DescribedService.of(description);
        contracts.add(service.contract());
        service
            .classes()
            .notSerializable()
            .ifPresent(it -> found.put("notSerializable", it.getName()));
      }
      if (description.grpc().isPresent()) {
        found.put("grpc", description.grpc().get());
        contracts.add(ServiceSource.of(true).read(file));
      }
      var operations = found.putArray("operations");
      contracts.get(0).operations().forEach(operation -> operations.add(operation.name()));
      System.out.println(found);
      return ExitStatus.SUCCESS;
    } catch (InvalidServiceException invalid) {
      System.err.println(invalid.getMessage());
    } catch (LinkageError unusable) {
      System.err.println(UserClasses.unusable(file, unusable).getMessage());
    }
    return ExitStatus.BAD_INPUT;
  }
}
