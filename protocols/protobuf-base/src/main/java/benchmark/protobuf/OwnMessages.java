// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.ServiceContract;
import benchmark.protobuf.MessageOperation.Exchange;
import com.google.protobuf.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A user's own service that answers with the replies of its description. Thread-safe.
 *
 * @param grpc what gRPC calls a service descriptor: what it has generated
 * @param name the service's full name in the .proto
 * @param methods by their names in the .proto, in the order of tables
 */
public record OwnMessages(Object grpc, String name, Map<String, MessageAnswers> methods)
    implements MessageService {

  /** That of this JVM; empty if it has this project's contracts. */
  public static Optional<OwnMessages> ofThisJvm() {
    return Contracts.service().map(it -> (OwnMessages) it.prepared());
  }

  /**
   * The contract that client and server know.
   *
   * @param contract its name, see {@link ServiceContract#of}
   * @param grpc what gRPC has generated
   * @param service the service's full name in the .proto
   * @param exchanges all calls
   */
  public static ServiceContract contract(
      String contract, Object grpc, String service, List<Exchange> exchanges) {
    Map<String, List<Exchange>> byMethod =
        exchanges.stream()
            .collect(
                Collectors.groupingBy(
                    Exchange::method, LinkedHashMap::new, Collectors.toUnmodifiableList()));
    var operations = new ArrayList<Operation<Object>>();
    var methods = new LinkedHashMap<String, MessageAnswers>();
    byMethod.forEach(
        (method, all) -> {
          operations.add(MessageOperation.of(method, all));
          methods.put(method, MessageAnswers.of(all));
        });
    return ServiceContract.of(
        contract,
        operations,
        byMethod.values().stream()
            .mapToInt(all -> all.stream().mapToInt(Exchange::weight).sum())
            .toArray(),
        ServiceContract.Implementation.of(
            MessageService.class, new OwnMessages(grpc, service, methods)));
  }

  @Override
  public Message call(String method, Message request) {
    return methods.get(method).to(request);
  }
}
