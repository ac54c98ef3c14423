// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service.messages;

import benchmark.contract.ServiceContract;
import benchmark.contract.ServiceSource;
import benchmark.launch.LaunchProperties;
import benchmark.protobuf.OwnMessages;
import benchmark.service.InvalidServiceException;
import benchmark.service.ServiceFile;
import java.nio.file.Path;

/**
 * Reads a user's own service for pairs with generated messages: the calls of a description, whose
 * arguments and answers become messages.
 */
public final class MessageServiceSource implements ServiceSource {

  @Override
  public boolean makesMessages() {
    return true;
  }

  @Override
  public ServiceContract read(Path file) {
    ServiceFile description = ServiceFile.read(file);
    if (description.supplier().isPresent()) {
      throw new InvalidServiceException(
          "%s: \"grpc\" needs calls in JSON, because a class supplies no messages. List the calls,"
              + " or leave out \"grpc\".",
          file);
    }
    GeneratedMethods methods = GeneratedMethods.of(description);
    GeneratedSource source = methods.source();
    return OwnMessages.contract(
        LaunchProperties.SCENARIO.or(source.service().getName()),
        source.grpc(),
        source.service().getFullName(),
        description.calls().stream().map(it -> methods.exchange(description, it)).toList());
  }
}
