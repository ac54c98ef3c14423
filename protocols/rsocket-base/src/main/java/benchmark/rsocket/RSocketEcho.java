// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.contract.EchoService;
import benchmark.contract.People;
import benchmark.contract.Person;
import java.util.Map;
import org.springframework.messaging.handler.annotation.MessageMapping;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Controller;
import reactor.core.publisher.Mono;

/** Serves the echo contract. Thread-safe. */
@Controller
@MessageMapping("echo")
public final class RSocketEcho {

  private final EchoService echo;
  private final Calls calls;

  /** Offers this service, called as the set-up says. */
  public RSocketEcho(EchoService echo, Calls calls) {
    this.echo = echo;
    this.calls = calls;
  }

  @MessageMapping("string")
  Mono<String> string(@Payload(required = false) String text) {
    return calls.of(() -> echo.string(text));
  }

  @MessageMapping("person")
  Mono<Person> person(@Payload Person person) {
    return calls.of(() -> echo.person(person));
  }

  @MessageMapping("people")
  Mono<People> people(@Payload People people) {
    return calls.of(() -> echo.people(people));
  }

  @MessageMapping("tree")
  Mono<Map<String, Object>> tree(@Payload Map<String, Object> tree) {
    return calls.of(() -> echo.tree(tree));
  }

  @MessageMapping("ping")
  Mono<Void> ping() {
    return calls.of(
        () -> {
          echo.ping();
          return null;
        });
  }
}
