// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.text.Words;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.ServiceContract;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a pair cannot carry, as its client's pom declares it: {@code pair.leaves-out} has the names
 * of operations, {@code pair.leaves-out.because} a clause that says why. No run of the pair has
 * these operations. Without {@link benchmark.contract.EchoContract#TREE} a message in JSON is sent
 * as one text.
 *
 * @param names of operations; none for most pairs
 * @param streams whether it has the operations of {@link Contracts#STREAM}: {@code pair.streams} in
 *     its protocol's base
 * @param service what it carries of a user's own service: {@code pair.service}. Empty for its
 *     interface, {@code serializable} for one whose objects are all {@link java.io.Serializable},
 *     {@code messages} for generated ones, or {@code no: } and a clause that says why
 */
public record UnsupportedOperations(
    String pair, List<String> names, String reason, boolean streams, String service) {

  private static final String NO = "no: ";

  /** What a pair carries of a user's own service whose server is a command. */
  static final String OF_PROGRAM =
      NO + "its server is a program, which has only the contracts of this project";

  private static final String MESSAGES = "messages";

  private static final String SERIALIZABLE = "serializable";

  private static final Set<String> OF_STREAMS =
      Contracts.STREAM.operations().stream().map(Operation::name).collect(Collectors.toSet());

  static UnsupportedOperations of(String pair, Pom client, boolean streams, String service) {
    return new UnsupportedOperations(
        pair,
        client.words("pair.leaves-out"),
        client.property("pair.leaves-out.because"),
        streams,
        service);
  }

  /** Whether it carries a user's own service in generated messages. */
  public boolean takesMessages() {
    return service.equals(MESSAGES);
  }

  /** One sentence if the user's own service is measured and the pair cannot carry it. */
  public Optional<String> ofService() {
    return Contracts.service()
        .flatMap(
            own ->
                reasonAgainst(own)
                    .map(it -> "%s does not carry %s: %s.".formatted(pair, own.name(), it)));
  }

  private Optional<String> reasonAgainst(ServiceContract own) {
    if (service.startsWith(NO)) {
      return Optional.of(service.substring(NO.length()));
    }
    if (takesMessages()) {
      return own.hasMessages()
          ? Optional.empty()
          : Optional.of("its messages are generated, and the file has no \"grpc\"");
    }
    if (!own.hasInterface()) {
      return Optional.of("the file has no \"interface\"");
    }
    return own.notSerializable()
        .filter(it -> service.equals(SERIALIZABLE))
        .map(
            "%s does not implement java.io.Serializable, and its serialization refuses such objects"
                ::formatted);
  }

  /** Whether the pair cannot carry an operation of this name. */
  public boolean includes(String operation) {
    return names.contains(operation) || lacks(operation) || ofService().isPresent();
  }

  private boolean lacks(String operation) {
    return !streams && OF_STREAMS.contains(operation);
  }

  /** One sentence about those of some operations, such as are to be measured; empty for none. */
  public Optional<String> among(Collection<String> operations) {
    if (ofService().isPresent()) {
      return ofService();
    }
    if (operations.stream().anyMatch(this::lacks)) {
      return Optional.of("%s has no streams: its protocol carries calls only.".formatted(pair));
    }
    List<String> out = names.stream().filter(operations::contains).toList();
    return out.isEmpty()
        ? Optional.empty()
        : Optional.of("%s leaves out %s: %s.".formatted(pair, Words.list(out), reason));
  }

  /** One sentence. */
  @Override
  public String toString() {
    return among(names).orElse("");
  }
}
