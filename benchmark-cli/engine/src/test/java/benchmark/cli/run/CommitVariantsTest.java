// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Checkout;
import benchmark.cli.project.ProjectRoot;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommitVariantsTest {

  @TempDir Path dir;

  @Test
  void classesOfTheUsersOwnAreRefused() throws Exception {
    Files.writeString(dir.resolve("A.class"), "");
    Variant variant = Variant.parse("dubbo-kryo@classpath=" + dir, ProjectRoot.project());

    assertThatThrownBy(() -> CommitVariants.of(null, null, variant, new Checkout(dir)))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--refs chooses the classes, so leave classpath= out of 'dubbo-kryo@classpath=%s'.",
            dir);
  }
}
