// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.proto.Nothing;
import benchmark.proto.People;
import benchmark.proto.Person;
import benchmark.proto.Text;
import benchmark.protobuf.ProtoEchoService;

/**
 * The echo service over bytes, which are converted here: for comparing full answers, never for
 * measuring. Thread-safe.
 */
final class BytesEchoClient implements ProtoEchoService {

  private final BytesMessages messages;

  BytesEchoClient(BytesChannel channel) {
    messages = new BytesMessages(channel);
  }

  @Override
  public Text string(Text request) {
    return messages.call("string", request, Text.parser());
  }

  @Override
  public Person person(Person request) {
    return messages.call("person", request, Person.parser());
  }

  @Override
  public People people(People request) {
    return messages.call("people", request, People.parser());
  }

  @Override
  public Nothing ping(Nothing request) {
    return messages.call("ping", request, Nothing.parser());
  }
}
