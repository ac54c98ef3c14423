// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.ProjectRoot;
import java.io.IOException;
import java.lang.reflect.Field;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("the newer User")
class EvolvedUserTest {

  @TempDir Path dir;

  @Test
  void isTheContractsWithOneFieldMore() throws IOException, ReflectiveOperationException {
    Path classes = EvolvedUser.compile(ProjectRoot.PATH, dir);

    try (var loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
      Class<?> newer = loader.loadClass("benchmark.contract.User");
      List<String> expected = new ArrayList<>(fields(benchmark.contract.User.class));
      expected.add("nickname");

      assertThat(fields(newer)).isEqualTo(expected);
      Object user = newer.getConstructor().newInstance();
      assertThat(newer.getMethod("getNickname").invoke(user)).isEqualTo("added on one side");
    }
  }

  private static List<String> fields(Class<?> type) {
    return Arrays.stream(type.getDeclaredFields())
        .filter(field -> !field.isSynthetic())
        .map(Field::getName)
        .toList();
  }
}
