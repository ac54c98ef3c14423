// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** {@link EchoService}: the payloads of the published reports, with nothing behind them. */
public final class EchoContract extends Contract<EchoService> {

  /** The JMH parameter of {@code string}. */
  public static final String SIZE = "size";

  /** The texts by the values of {@link #SIZE}: K is 1,024 characters. */
  private static final List<StringOperation> STRINGS =
      List.of(
          new StringOperation("1K", new EchoText(1 << 10, false)),
          new StringOperation("5K", new EchoText(5 << 10, false)),
          new StringOperation("50K", new EchoText(50 << 10, false)),
          new StringOperation("200K", new EchoText(200 << 10, false)),
          new StringOperation("1K-chinese", new EchoText(1 << 10, true)),
          new StringOperation("50K-chinese", new EchoText(50 << 10, true)),
          new StringOperation("200K-chinese", new EchoText(200 << 10, true)));

  private final List<Operation<EchoService>> operations;
  private final List<Operation<EchoService>> measured;

  EchoContract() {
    super("echo", "Echo", EchoService.class);
    var person = new PersonOperation();
    var people = new PeopleOperation();
    operations =
        Stream.<Operation<EchoService>>concat(
                STRINGS.stream(), Stream.of(person, people, new PingOperation()))
            .toList();
    // what the stability scenario of the report calls
    var mixed = new Mixture<EchoService>("mixed", List.of(STRINGS.get(1), person, people));
    measured =
        Stream.concat(operations.stream(), Stream.<Operation<EchoService>>of(mixed)).toList();
  }

  @Override
  public List<Operation<EchoService>> operations() {
    return operations;
  }

  @Override
  public List<Operation<EchoService>> measured() {
    return measured;
  }

  @Override
  public EchoService prepared() {
    return new PreparedEchoService();
  }

  @Override
  public List<Class<?>> dataClasses() {
    return List.of(People.class, Person.class, Address.class, Phone.class, PhoneKind.class);
  }

  /** Arguments are named by the operation's label and the number of the request. */
  @Override
  public List<ExpectedCall<EchoService>> everyCall() {
    var calls = new ArrayList<ExpectedCall<EchoService>>();
    for (Operation<EchoService> operation : operations) {
      for (int n = 0; n < operation.requests(); n++) {
        Object argument = operation.argument(n);
        calls.add(
            new ExpectedCall<>(
                operation.name(),
                operation.label() + ' ' + n,
                operation.answer(n),
                service -> operation.call(service, argument)));
      }
    }
    return List.copyOf(calls);
  }

  /** The answer is what was asked. */
  private abstract static class Echo extends Operation<EchoService> {

    Echo(String name, Map<String, String> parameters, int requests) {
      super(name, parameters, requests);
    }

    @Override
    public final Object answer(int n) {
      return argument(n);
    }
  }

  /** Sends text n. */
  private static final class StringOperation extends Echo {

    /** Few, because a client holds all of them, and each 200K as the others. */
    private static final int REQUESTS = 16;

    private final EchoText texts;

    StringOperation(String size, EchoText texts) {
      super("string", Map.of(SIZE, size), REQUESTS);
      this.texts = texts;
    }

    @Override
    public Object argument(int n) {
      return texts.text(n);
    }

    @Override
    public Object call(EchoService service, Object argument) {
      return service.string((String) argument);
    }

    @Override
    public boolean accepts(int n, Object answer) {
      return texts.accepts(n, (String) answer);
    }
  }

  /** Sends person n. */
  private static final class PersonOperation extends Echo {

    PersonOperation() {
      super("person", Map.of(), PreparedPersons.TOTAL);
    }

    @Override
    public Object argument(int n) {
      return PreparedPersons.person(n);
    }

    @Override
    public Object call(EchoService service, Object argument) {
      return service.person((Person) argument);
    }

    @Override
    public boolean accepts(int n, Object answer) {
      return answer != null && ((Person) answer).getId() == n;
    }
  }

  /** Sends persons n and those after it. */
  private static final class PeopleOperation extends Echo {

    PeopleOperation() {
      super("people", Map.of(), PreparedPersons.TOTAL);
    }

    @Override
    public Object argument(int n) {
      return PreparedPersons.people(n);
    }

    @Override
    public Object call(EchoService service, Object argument) {
      return service.people((People) argument);
    }

    @Override
    public boolean accepts(int n, Object answer) {
      if (answer == null) {
        return false;
      }
      Map<String, Person> persons = ((People) answer).getPersons();
      return persons != null
          && persons.size() == PreparedPersons.TOGETHER
          && persons.get(PreparedPersons.name(n)) != null
          && persons.get(PreparedPersons.name(n)).getId() == n;
    }
  }

  /** Sends nothing and gets nothing. */
  private static final class PingOperation extends Echo {

    PingOperation() {
      super("ping", Map.of(), 1);
    }

    @Override
    public Object argument(int n) {
      return null;
    }

    @Override
    public Object call(EchoService service, Object argument) {
      service.ping();
      return null;
    }

    @Override
    public boolean accepts(int n, Object answer) {
      return answer == null;
    }
  }
}
