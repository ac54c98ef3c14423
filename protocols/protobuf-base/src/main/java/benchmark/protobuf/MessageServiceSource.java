// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Operation;
import benchmark.contract.ServiceContract;
import benchmark.contract.ServiceSource;
import benchmark.launch.LaunchProperties;
import benchmark.service.ServiceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

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
    GeneratedMethods methods = GeneratedMethods.of(description);
    var exchanges = new LinkedHashMap<String, List<MessageOperation.Exchange>>();
    for (ServiceFile.DescribedCall call : description.calls()) {
      MessageOperation.Exchange exchange = methods.exchange(description, call);
      exchanges.computeIfAbsent(exchange.method(), it -> new ArrayList<>()).add(exchange);
    }
    var operations = new ArrayList<Operation<Object>>();
    exchanges.forEach((method, all) -> operations.add(MessageOperation.of(method, all)));
    var answers = new LinkedHashMap<String, MessageAnswers>();
    exchanges.forEach((method, all) -> answers.put(method, MessageAnswers.of(all)));
    MessageService service = (method, request) -> answers.get(method).to(request);
    return ServiceContract.of(
        LaunchProperties.SCENARIO.or(methods.service()),
        operations,
        exchanges.values().stream()
            .mapToInt(all -> all.stream().mapToInt(MessageOperation.Exchange::weight).sum())
            .toArray(),
        ServiceContract.Implementation.of(MessageService.class, service));
  }

  /** What is generated for the service that a description names. */
  public static GeneratedMethods methods(Path file) {
    return GeneratedMethods.of(ServiceFile.read(file));
  }
}
