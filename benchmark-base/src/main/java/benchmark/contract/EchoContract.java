// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.launch.LaunchProperties;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** {@link EchoService}: the payloads of the published reports, with nothing behind them. */
public final class EchoContract extends Contract<EchoService> {

  /** The JMH parameter of {@code string}: see {@link #isSize}. */
  public static final String SIZE = "size";

  /**
   * What a value of {@link #SIZE} begins with that means the text in {@link
   * LaunchProperties#PAYLOAD}; the rest distinguishes one text from another.
   */
  public static final String PAYLOAD = "payload-";

  /**
   * What a value of {@link #SIZE} begins with that means the message in JSON whose tree is in
   * {@link LaunchProperties#PAYLOAD_TREE}, and whose text is in {@link LaunchProperties#PAYLOAD};
   * the rest distinguishes one message from another.
   */
  public static final String JSON = "json-";

  /**
   * The name of {@link EchoService#tree}, which is not measured by this name: a pair that
   * {@linkplain LeftOut leaves it out} sends a message in JSON as one text.
   */
  public static final String TREE = "tree";

  /**
   * The most characters of a user-supplied text, or of a key in a tree: every pair is verified to
   * carry so long a text, and keys of 60,000.
   */
  public static final int LONGEST = 1 << 20;

  /** The name of the mixture of a text, a person and some persons: {@link #SIZE} may be given. */
  public static final String MIXED = "mixed";

  private static final String CHINESE = "-chinese";
  private static final Pattern OWN_SIZE =
      Pattern.compile("([1-9][0-9]{0,6})(K?)(" + CHINESE + ")?");

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

  private final Map<String, Operation<EchoService>> unlisted = new ConcurrentHashMap<>();
  private final Map<String, Operation<EchoService>> mixtures = new ConcurrentHashMap<>();
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
    var mixed = new Mixture<EchoService>(MIXED, Map.of(), List.of(STRINGS.get(1), person, people));
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

  /**
   * Whether there is a text for a value of {@link #SIZE}: a number of characters from 1 to {@link
   * #LONGEST}, in K of 1,024 if a K follows, and {@code -chinese} if a third of them should be.
   */
  public static boolean isSize(String size) {
    return own(size).isPresent();
  }

  private static Optional<EchoText> own(String size) {
    var matcher = OWN_SIZE.matcher(size);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    long length = Long.parseLong(matcher.group(1)) * (matcher.group(2).isEmpty() ? 1 : 1 << 10);
    return length > LONGEST
        ? Optional.empty()
        : Optional.of(new EchoText((int) length, matcher.group(3) != null));
  }

  @Override
  protected Optional<Operation<EchoService>> unlisted(String name, Map<String, String> parameters) {
    String size = parameters.get(SIZE);
    if (parameters.size() != 1 || size == null) {
      return Optional.empty();
    }
    if (name.equals(MIXED)) {
      return Optional.ofNullable(mixtures.computeIfAbsent(size, this::mixture));
    }
    if (!name.equals(StringOperation.NAME)) {
      return Optional.empty();
    }
    return Optional.ofNullable(unlisted.computeIfAbsent(size, EchoContract::sending));
  }

  /** The mixture with a text of another size; null if the size means nothing. */
  private Operation<EchoService> mixture(String size) {
    return own(size)
        .map(
            text ->
                new Mixture<>(
                    MIXED,
                    Map.of(SIZE, size),
                    List.of(
                        new StringOperation(size, text), operation("person"), operation("people"))))
        .orElse(null);
  }

  private Operation<EchoService> operation(String name) {
    return operations.stream().filter(it -> it.name().equals(name)).findFirst().orElseThrow();
  }

  /** Sends what a value of {@link #SIZE} means; null if it means nothing. */
  private static Operation<EchoService> sending(String size) {
    if (size.startsWith(PAYLOAD)) {
      return new PayloadOperation(StringOperation.NAME, size);
    }
    if (size.startsWith(JSON)) {
      return LeftOut.ofThisJvm().carries(TREE)
          ? new TreeOperation(StringOperation.NAME, size)
          : new PayloadOperation(StringOperation.NAME, size);
    }
    return own(size).map(text -> new StringOperation(size, text)).orElse(null);
  }

  @Override
  public EchoService prepared() {
    return new PreparedEchoService();
  }

  @Override
  public List<Class<?>> dataClasses() {
    return List.of(People.class, Person.class, Address.class, Phone.class, PhoneKind.class);
  }

  /** What a tree is made of that some codecs do not know by themselves. */
  @Override
  public List<Class<?>> jdkClasses() {
    return List.of(LinkedHashMap.class);
  }

  /** Sends text n. */
  private static final class StringOperation extends EchoOperation {

    /** Few, because a client holds all of them, and each 200K as the others. */
    private static final int REQUESTS = 16;

    private static final String NAME = "string";

    private final EchoText texts;

    StringOperation(String size, EchoText texts) {
      super(NAME, Map.of(SIZE, size), REQUESTS);
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
  private static final class PersonOperation extends EchoOperation {

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
  private static final class PeopleOperation extends EchoOperation {

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
  private static final class PingOperation extends EchoOperation {

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
