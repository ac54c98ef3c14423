// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.Metric;
import benchmark.cli.run.Variant;
import benchmark.contract.Operation;
import benchmark.launch.ExitStatus;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("the files of published tables")
class PublicationTest {

  static final List<String> NAMES = Publication.NAMES;

  /** The sums of the published numbers, from the reports themselves. */
  @ParameterizedTest
  @CsvSource({
    "userservice, 0, THROUGHPUT, 371.605",
    "userservice, 0, MEAN, 22.375",
    "userservice, 0, P50, 20.396",
    "userservice, 0, P99, 85.135",
    "userservice, 0, P999, 180.054",
    "userservice, 0, MAX, 511.477",
    "dubbo2, 0, THROUGHPUT, 140078.13",
    "dubbo2, 0, MEAN, 156.16",
    "triple, 0, THROUGHPUT, 180437",
    "triple, 0, P99, 171.9",
    "triple, 1, THROUGHPUT, 54834",
  })
  void haveThePublishedNumbers(String name, int table, Metric metric, double sum) {
    PublishedColumn column =
        Publication.named(name).tables().get(table).columns().stream()
            .filter(it -> it.metric() == metric)
            .findFirst()
            .orElseThrow();

    assertThat(
            column.values().values().stream()
                .flatMap(List::stream)
                .mapToDouble(PublishedValue::value)
                .sum())
        .isCloseTo(sum, within(1e-6));
  }

  /** An operation that is written differently would be measured, and shown nowhere. */
  @ParameterizedTest
  @FieldSource("NAMES")
  void nameOperationsOfTheirScenario(String name) {
    Publication publication = Publication.named(name);

    assertThat(publication.tables())
        .flatExtracting(PublishedTable::columns)
        .flatExtracting(column -> column.values().keySet())
        .isSubsetOf(publication.toScenario().operations().stream().map(it -> it.key()).toList());
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void nameVariantsThatThisProjectHas(String name) {
    for (PublishedSystem system : Publication.named(name).systems()) {
      if (system.runs().isEmpty()) {
        assertThat(system.because()).as(system.name()).isNotBlank();
      } else {
        assumeTrue(
            !system.variant().contains("gateway=nginx")
                || Place.LOCAL.find("nginx").isPresent()
                || Place.LOCAL.isExecutable("/usr/sbin/nginx"),
            "There is no nginx on this machine.");
        Variant variant = Variant.parse(system.variant(), ProjectRoot.project());
        assertThat(variant.pair().unsupported().names())
            .as(system.variant())
            .doesNotContainAnyElementsOf(Publication.named(name).toScenario().operationNames());
      }
    }
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void haveTheOperationsOfTheirScenario(String name) {
    var published = new HashSet<String>();
    for (PublishedTable table : Publication.named(name).tables()) {
      for (PublishedColumn column : table.columns()) {
        column.values().keySet().forEach(operation -> published.add(operation.label()));
      }
    }

    assertThat(Publication.named(name).toScenario().operations().stream().map(Operation::label))
        .containsExactlyInAnyOrderElementsOf(published);
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void nameEverySystemAndItsSource(String name) {
    Publication publication = Publication.named(name);

    assertThat(publication.name()).isEqualTo(name);
    assertThat(publication.systems()).extracting(PublishedSystem::name).doesNotHaveDuplicates();
    assertThat(publication.tables())
        .allSatisfy(
            table ->
                assertThat(
                        List.of(
                            table.title(),
                            table.from().source(),
                            table.from().date(),
                            table.from().machine()))
                    .noneMatch(String::isBlank));
  }

  @Test
  void anUnknownOneIsRefused() {
    assertThatThrownBy(() -> Publication.named("tripple"))
        .isInstanceOfSatisfying(
            UserError.class, e -> assertThat(e.status()).isEqualTo(ExitStatus.BAD_INPUT))
        .hasMessage(
            "There is no published report 'tripple' to reproduce. There are userservice, dubbo2,"
                + " triple, gateway, streams.");
  }

  @Test
  void someSystemsCanBeChosen() {
    Publication dubbo2 = Publication.named("dubbo2");

    assertThat(dubbo2.systems(List.of("rmi", "dubbo2-dubbo")))
        .extracting(PublishedSystem::name)
        .containsExactly("dubbo2-dubbo", "rmi");
    assertThat(dubbo2.systems(List.of())).hasSize(5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rmi,http|--systems: there is no system 'http'. There are dubbo1, dubbo2-hessian2,",
        "rmi|--systems: a ranking needs two systems, but only rmi is named. Name another one.",
        "dubbo1,rmi|--systems: dubbo1 cannot be run: Dubbo 1 was never released",
      })
  void systemsThatCannotBeMeasuredAreRefused(String names, String sentence) {
    assertThatThrownBy(() -> Publication.named("dubbo2").systems(List.of(names.split(","))))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(sentence);
  }

  @Test
  void aSystemIsMeasuredWithWhatItsRatioIsTo() {
    assertThatThrownBy(
            () -> Publication.named("gateway").systems(List.of("grpc-nginx", "json-nginx")))
        .isInstanceOfSatisfying(
            UserError.class, e -> assertThat(e.status()).isEqualTo(ExitStatus.BAD_INPUT))
        .hasMessage("--systems: the report compares grpc-nginx with grpc. Name that one, too.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "fast", "1 ± ", "0", "-1"})
  void aPublishedValueIsANumber(String text) {
    assertThatThrownBy(() -> new PublishedValue(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void publishedIntervalsOverlapOrNot() {
    assertThat(value("53.153 ± 49.787").overlaps(value("50.030 ± 3.509"))).isTrue();
    assertThat(value("14.791 ± 3.458").overlaps(value("3.457 ± 0.180"))).isFalse();
    assertThat(value("2.5").overlaps(value("2.4"))).isFalse();
  }

  private static PublishedValue value(String text) {
    return new PublishedValue(text);
  }
}
