// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServiceFileTest {

  @TempDir Path folder;

  @Test
  void isReadWithoutAnyOfTheUsersClasses() throws IOException {
    ServiceFile file =
        ServiceFile.read(
            written(
                """
                { "interface": "com.acme.OrderService", "classpath": ["a.jar"],
                  "calls": [ { "method": "find", "arguments": [1], "answer": 1.50, "weight": 3 } ] }"""));

    assertThat(file.type()).isEqualTo("com.acme.OrderService");
    assertThat(file.classpath()).containsExactly("a.jar");
    assertThat(file.calls())
        .singleElement()
        .satisfies(
            call -> {
              assertThat(call.weight()).isEqualTo(3);
              assertThat(call.answer()).hasToString("1.50");
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
      {                                              | line 1: this is not JSON: Unexpected end-of-input
      []                                             | it is not an object in braces. Its keys are calls, classpath, grpc, implementation, interface.
      { "interfce": "x" }                            | it has no "interfce". Its keys are calls, classpath, grpc, implementation, interface.
      { "calls": [ { "method": "a" } ] }             | "interface" is missing. Give the full name of the service's interface.
      { "interface": "x" }                           | "calls" is missing. Give a list of calls, or "class:" and the name of a class that supplies them.
      { "interface": "x", "calls": [ {} ] }          | calls[0] has no "method". Give its name, in quotes.
      { "interface": "x", "calls": [ 1 ] }           | calls[0] is not an object in braces. Its keys are answer, arguments, method, throws, weight.
      { "interface": "x", "calls": [ { "method": "a", "arguments": 1 } ] } | calls[0].arguments is not a list. Put brackets around them, around a single one, too.
      { "interface": "x", "calls": [ { "method": "a", "weight": 0 } ] }    | calls[0].weight is 0. Give a number from 1 to 1000.
      { "interface": "x", "classpath": "a.jar", "calls": [ { "method": "a" } ] } | "classpath" is not a list of jars.
      { "interface": "", "calls": [ { "method": "a" } ] } | "interface" is not a name in quotes.
      """)
  void whatIsWrongIsSaid(String text, String sentence) throws IOException {
    Path file = written(text);

    assertThatThrownBy(() -> ServiceFile.read(file))
        .isInstanceOf(InvalidServiceException.class)
        .hasMessageStartingWith(file.toString())
        .hasMessageContaining(sentence.strip());
  }

  @Test
  void aFileThatIsMissingOrTooLargeIsRefused() throws IOException {
    assertThatThrownBy(() -> ServiceFile.read(folder.resolve("none.json")))
        .hasMessageEndingWith("there is no such file that can be read as UTF-8. Check the path.");
    Path large = folder.resolve("large.json");
    try (var file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength(100L << 20);
    }
    assertThatThrownBy(() -> ServiceFile.read(large))
        .hasMessageContaining("the file has 100 MB, but may have 20. Describe fewer calls");
  }

  private Path written(String text) throws IOException {
    return Files.writeString(folder.resolve("service.json"), text);
  }
}
