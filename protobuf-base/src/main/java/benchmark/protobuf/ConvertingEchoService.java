// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.EchoService;
import benchmark.contract.People;
import benchmark.contract.Person;
import benchmark.proto.Nothing;
import java.util.Map;

/**
 * The contract's service over one with messages, which converts every request and reply: for
 * comparing full answers, never for measuring. Thread-safe if that is. There is no message for a
 * person that is {@code null}.
 */
public final class ConvertingEchoService implements EchoService {

  private final ProtoEchoService remote;

  /** Converts for this service. */
  public ConvertingEchoService(ProtoEchoService remote) {
    this.remote = remote;
  }

  @Override
  public String string(String text) {
    return EchoMapper.fromMessage(remote.string(EchoMapper.toMessage(text)));
  }

  @Override
  public Person person(Person person) {
    return EchoMapper.fromMessage(remote.person(EchoMapper.toMessage(person)));
  }

  @Override
  public People people(People people) {
    return EchoMapper.fromMessage(remote.people(EchoMapper.toMessage(people)));
  }

  /** There is no message for a tree. */
  @Override
  public Map<String, Object> tree(Map<String, Object> tree) {
    throw new UnsupportedOperationException("The schema of the messages has no tree");
  }

  @Override
  public void ping() {
    remote.ping(Nothing.getDefaultInstance());
  }
}
