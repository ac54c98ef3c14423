// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.ServiceContract;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.type.TypeReference;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DescribedServiceTest {

  private static final String ORDER =
      """
      { "id": 7, "day": "2026-11-27", "currency": "USD",
        "lines": [ { "article": "tea", "count": 2, "price": 4.50 } ] }\
      """;

  @TempDir Path folder;

  @Test
  void everyKindOfMethodIsCalledAndAnswered() throws Exception {
    ServiceContract contract =
        contract(
            call("find", "7", ORDER),
            call("place", ORDER + ", true", "true"),
            call("search(String)", "'tea'", "[ " + ORDER + " ]"),
            call("search(String, int)", "'tea', 1", "[]"),
            call("later", "7", ORDER),
            call("totals", "", "{ 'EUR': 10.00 }"),
            call("counts", "[ " + ORDER + " ]", "[ 1 ]"),
            "{ 'method': 'remove', 'arguments': [ 7 ] }",
            "{ 'method': 'remove', 'arguments': [ 8 ], 'throws': { 'type':"
                + " 'benchmark.service.ShopService$NoSuchOrderException', 'message': 'no 8' } }");

    assertThat(contract.operations())
        .extracting(Operation::name)
        .containsExactly(
            "find",
            "place",
            "search_String",
            "search_String_int",
            "later",
            "totals",
            "counts",
            "remove");
    Object service = contract.prepared();
    assertThat(service).isInstanceOf(ShopService.class).hasToString("ShopService");
    for (Operation<Object> operation : contract.operations()) {
      IntFunction<Object> calls = operation.on(service);
      for (int n = 0; n < operation.requests(); n++) {
        Object answer = calls.apply(n);
        assertThat(operation.isAnswer(n, answer)).as("%s %d", operation, n).isTrue();
        assertThat(operation.accepts(n, answer)).as("%s %d", operation, n).isTrue();
        assertThat(operation.isAnswer(n, operation.call(service, operation.argument(n)))).isTrue();
        assertThat(
                operation.isValue(
                    Direction.REQUEST, n, operation.argumentOf(operation.arguments(n))))
            .isTrue();
      }
    }
    assertThat(contract.measured()).last().hasToString("mixed");
  }

  @Test
  void aWrongAnswerIsRefusedWithItsPath() throws Exception {
    Operation<Object> find = contract(call("find", "7", ORDER)).operations().get(0);
    var order = (ShopService.Order) find.answer(0);
    order.setLines(List.of(new ShopService.Line("tea", 2, new BigDecimal("4.5"))));

    assertThat(find.isAnswer(0, order)).isFalse();
    assertThat(find.difference(0, order)).hasValue("answer.lines[0].price: 4.50 arrives as 4.5");
    order.setId(8);
    assertThat(find.accepts(0, order)).isFalse();
    assertThat(find.accepts(0, null)).isFalse();
    assertThat(find.accepts(0, "7")).isFalse();
  }

  @Test
  void anArgumentThatArrivesWronglyFailsTheCall() throws Exception {
    ServiceContract contract = contract(call("place", ORDER + ", true", "true"));
    var service = (ShopService) contract.prepared();
    var order = (ShopService.Order) contract.operations().get(0).arguments(0)[0];
    order.setDay(null);

    assertThatThrownBy(() -> service.place(order, true))
        .hasMessage("ShopService.place: arguments[0].day: 2026-11-27 arrives as null");
  }

  @Test
  void aServerFindsTheCallByWhatDiffersInItsArguments() throws Exception {
    String other = ORDER.replace("tea", "coffee");
    ServiceContract contract =
        contract(call("place", ORDER + ", true", "true"), call("place", other + ", true", "false"));
    Operation<Object> place = contract.operations().get(0);
    IntFunction<Object> calls = place.on(contract.prepared());

    assertThat(calls.apply(0)).isEqualTo(true);
    assertThat(calls.apply(1)).isEqualTo(false);
    assertThatThrownBy(
            () -> ((ShopService) contract.prepared()).place(new ShopService.Order(), true))
        .hasMessage("ShopService.place is called with arguments that are not described");
  }

  @Test
  void weightsMakeCallsMoreOften() throws Exception {
    ServiceContract contract =
        contract(
            call("find", "7", ORDER),
            "{ 'method': 'totals', 'arguments': [], 'answer': {}, 'weight': 3 }");

    assertThat(contract.operations()).extracting(Operation::requests).containsExactly(1, 1);
    assertThat(contract.mixture().requests()).isEqualTo(4);
    ServiceContract within =
        contract(
            "{ 'method': 'find', 'arguments': [ 1 ], 'answer': null, 'weight': 2 }",
            "{ 'method': 'find', 'arguments': [ 2 ], 'answer': null, 'weight': 4 }");
    Operation<Object> find = within.operations().get(0);
    assertThat(find.requests()).isEqualTo(3);
    assertThat(List.of(find.arguments(0)[0], find.arguments(1)[0], find.arguments(2)[0]))
        .isEqualTo(List.of(1L, 2L, 2L));
    assertThat(within.mixture()).isSameAs(find);
  }

  @Test
  void codecsAreToldOfWhatIsReachableAndOfNothingElse() throws Exception {
    ServiceContract contract =
        contract(call("counts", "[ " + ORDER + " ]", "[ 1 ]"), call("totals", "", "{ 'EUR': 1 }"));

    assertThat(contract.dataClasses())
        .isEqualTo(
            List.of(ShopService.Currency.class, ShopService.Line.class, ShopService.Order.class));
    assertThat(contract.jdkClasses())
        .contains(ShopService.Order[].class, ShopService.Document.class)
        .contains(BigDecimal.class, ArrayList.class)
        .doesNotContain(String.class, Object.class, Integer.class);
  }

  @Test
  void anImplementationAnswersAndIsHeldAgainstWhatIsDescribed() throws Exception {
    ServiceContract contract =
        DescribedService.of(
                file(
                    "'implementation': '" + Shop.class.getName() + "'",
                    "{ 'method': 'search(String)', 'arguments': [ 'tea' ] }",
                    "{ 'method': 'remove', 'arguments': [ 1 ] }"))
            .contract();

    assertThat(contract.operations().get(0).answer(0)).isEqualTo(List.of());
    assertThat(contract.operations().get(1).answer(0))
        .hasToString("benchmark.service.ShopService$NoSuchOrderException: none");
    assertThat(contract.prepared()).isInstanceOf(Shop.class);
    assertThatThrownBy(
            () ->
                DescribedService.of(
                    file(
                        "'implementation': '" + Shop.class.getName() + "'",
                        call("search(String)", "'tea'", "[ " + ORDER + " ]"))))
        .isInstanceOf(InvalidServiceException.class)
        .hasMessageContaining(
            "calls[0] is not what benchmark.service.DescribedServiceTest$Shop answers: answer: 1"
                + " elements arrive as 0. Correct it, or leave it out.");
  }

  @Test
  void aClassSuppliesCallsThatJsonCannotDescribe() throws Exception {
    Path file = folder.resolve("supplied.json");
    Files.writeString(
        file,
        """
        { "interface": "benchmark.service.ShopService",
          "calls": "class:benchmark.service.DescribedServiceTest$Calls" }\
        """);
    ServiceContract contract = DescribedService.of(ServiceFile.read(file)).contract();

    assertThat(contract.operations()).extracting(Operation::name).containsExactly("find");
    assertThat(contract.operations().get(0).answer(0)).isInstanceOf(ShopService.Order.class);
    Files.writeString(file, Files.readString(file).replace("$Calls", "$Shop"));
    assertThatThrownBy(() -> DescribedService.of(ServiceFile.read(file)))
        .hasMessageContaining(
            "$Shop is not a java.util.function.Supplier. Name a class that is one.");
  }

  @Test
  void bothJvmsFindItByTheProperty() {
    assertThat(Contracts.service()).as("none is described to this JVM").isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          find(int) | 7      | null   | there is no method 'find(int)'. There are find.
          seek      | 7      | null   | benchmark.service.ShopService has no method 'seek'. It has counts, find, later,
          search    | 'x'    | []     | 'search' can be each of several methods. Write one of search(String), search(String,int).
          find      | 7, 8   | null   | line 3: calls[0].arguments has 2 values, but find takes 1.
          find      | 'x'    | null   | line 3: calls[0].arguments[0] does not fit long: Cannot deserialize value of type `long` from String "x"
          find      | 7      | { 'lines': [ { 'article': 'tea' } ] } | line 3: calls[0].answer.lines[0].count does not fit benchmark.service.ShopService$Order: Cannot map
          find      | 7      | { 'cost': 1 } | line 3: calls[0].answer.cost does not fit
          watch     | null   | null   | watch cannot be called: it has a java.util.function.Consumer, which is a callback or a stream.
          """)
  void whatDoesNotFitIsNamed(String method, String arguments, String answer, String sentence) {
    assertThatThrownBy(() -> contract(call(method, arguments, answer)))
        .isInstanceOf(InvalidServiceException.class)
        .hasMessageContaining(sentence.strip());
  }

  /** Such as a class of a library whose annotations are for another version of Jackson. */
  @Test
  void aClassThatJacksonCannotUnderstandIsAReason() {
    assertThat(JsonValues.written(new Contradictory(), Contradictory.class).loss())
        .hasValueSatisfying(it -> assertThat(it).contains("same"));
  }

  @Test
  void aClassThatContradictsItsFieldsIsReadByItsGetters() {
    assertThat(JsonValues.written(new ByGetters(7), ByGetters.class))
        .satisfies(it -> assertThat(it.loss()).isEmpty())
        .satisfies(it -> assertThat(it.json()).hasToString("{\"value\":\"7\"}"));
  }

  @Test
  void aClassWithoutASuitableConstructorIsMadeWithoutOne() {
    assertThat(JsonValues.written(new NoConstructor("a", 2), NoConstructor.class).loss()).isEmpty();
  }

  @Test
  void aNameThatHasNoEffectIsATypingError() {
    JsonPointer at = JsonPointer.compile("/calls/0/answer");
    assertThatThrownBy(
            () ->
                JsonValues.requireEffects(
                    file("'classpath': []", call("find", "7", "null")),
                    at,
                    JsonValues.MAPPER.readTree("{ \"one\": { \"id\": 1, \"idd\": 2 } }"),
                    new TypeReference<Map<String, Forgiving>>() {}.getType()))
        .hasMessageContaining("calls[0].answer.one.idd has no effect on a java.util.Map<")
        .hasMessageEndingWith("Correct its name, or leave it out.");
  }

  @Test
  void classesThatCannotBeSerializedAreFoundAmongTheObjects() throws Exception {
    assertThat(
            DescribedService.of(file("'classpath': []", call("find", "7", ORDER)))
                .classes()
                .notSerializable())
        .hasValue(ShopService.Line.class);
    assertThat(
            DescribedService.of(file("'classpath': []", call("totals", "", "{ 'EUR': 10.00 }")))
                .classes()
                .notSerializable())
        .isEmpty();
  }

  @Test
  void aClassForANewerJavaIsNamed() {
    assertThat(
            UserClasses.unusable(
                "orders.json", new UnsupportedClassVersionError("Order has version 99.0")))
        .hasMessageStartingWith("orders.json: a class was compiled for a newer Java than this JDK ")
        .hasMessageEndingWith(": Order has version 99.0. Run on a newer one: --jdk PATH");
    assertThat(UserClasses.unusable("orders.json", new NoClassDefFoundError("com/acme/Money")))
        .hasMessage(
            "orders.json: a class cannot be loaded: java.lang.NoClassDefFoundError: com/acme/Money."
                + " Add the jar that it needs to the classpath.");
  }

  @Test
  void whatIsMissingOrTwiceIsNamed() {
    assertThatThrownBy(() -> contract("{ 'method': 'find', 'arguments': [ 7 ] }"))
        .hasMessageEndingWith(
            "calls[0] has no \"answer\", but find returns a Order. Add one, which may be null, or"
                + " name an \"implementation\".");
    assertThatThrownBy(() -> contract(call("find", "7", "null"), call("find", "7", ORDER)))
        .hasMessageEndingWith(
            "calls[0] and calls[1] have the same arguments. Leave one out; a \"weight\" makes a"
                + " call more often.");
    assertThatThrownBy(
            () ->
                contract(
                    "{ 'method': 'find', 'arguments': [ 7 ], 'throws': { 'type':"
                        + " 'benchmark.service.ShopService$NoSuchOrderException' } }"))
        .hasMessageEndingWith(
            "calls[0].throws: find does not declare that it throws"
                + " benchmark.service.ShopService$NoSuchOrderException.");
    assertThatThrownBy(() -> ServiceMethods.of("com.acme.Missing", List.of("a.jar")))
        .hasMessage(
            "There is no class com.acme.Missing in a.jar. Check the name, and that the classpath"
                + " has its jar.");
    assertThatThrownBy(() -> ServiceMethods.of("java.lang.String", List.of()))
        .hasMessage(
            "java.lang.String is not a public interface. Name the interface that clients call.");
  }

  private ServiceContract contract(String... calls) throws IOException {
    return DescribedService.of(file("'classpath': []", calls)).contract();
  }

  private ServiceFile file(String more, String... calls) throws IOException {
    Path file = folder.resolve("shop.json");
    String text =
        "{ 'interface': 'benchmark.service.ShopService',\n"
            + more
            + ",\n'calls': [ "
            + String.join(", ", calls)
            + " ] }";
    Files.writeString(file, text.replace('\'', '"'));
    return ServiceFile.read(file);
  }

  private static String call(String method, String arguments, String answer) {
    return "{ 'method': '%s', 'arguments': [ %s ], 'answer': %s }"
        .formatted(method, arguments, answer);
  }

  /** What a user's own implementation is. */
  public static final class Shop implements ShopService {

    @Override
    public Order find(long id) {
      return null;
    }

    @Override
    public void remove(long id) throws NoSuchOrderException {
      throw new NoSuchOrderException("none");
    }

    @Override
    public boolean place(Order order, boolean express) {
      return express;
    }

    @Override
    public List<Order> search(String text) {
      return List.of();
    }

    @Override
    public List<Order> search(String text, int most) {
      return List.of();
    }

    @Override
    public CompletableFuture<Optional<Order>> later(long id) {
      return CompletableFuture.completedFuture(Optional.empty());
    }

    @Override
    public Map<Currency, BigDecimal> totals() {
      return Map.of();
    }

    @Override
    public int[] counts(Order[] orders) {
      return new int[0];
    }

    @Override
    public void watch(Consumer<Order> changes) {}
  }

  /** Calls that are made by code. */
  public static final class Calls implements Supplier<Collection<Map<String, Object>>> {

    @Override
    public Collection<Map<String, Object>> get() {
      var call = new LinkedHashMap<String, Object>();
      call.put("method", "find");
      call.put("arguments", new Object[] {7L});
      call.put("answer", new ShopService.Order());
      return List.of(call);
    }
  }

  /** Two values of one name. */
  public static final class Contradictory {

    @JsonProperty("same")
    public int one;

    @JsonProperty("same")
    public int other;
  }

  /** Its field is not what its constructor takes. */
  public static final class ByGetters {

    @JsonIgnore private final int number;

    public ByGetters(int number) {
      this.number = number;
    }

    @JsonCreator
    public static ByGetters of(@JsonProperty("value") String value) {
      return new ByGetters(Integer.parseInt(value));
    }

    public String getValue() {
      return String.valueOf(number);
    }
  }

  /** As those of Gson's users. */
  public static final class NoConstructor {

    private final String name;
    private final int size;

    public NoConstructor(String first, int second) {
      name = first;
      size = second;
    }

    @Override
    public String toString() {
      return name + size;
    }
  }

  /** Accepts any name. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  public record Forgiving(int id) {}
}
