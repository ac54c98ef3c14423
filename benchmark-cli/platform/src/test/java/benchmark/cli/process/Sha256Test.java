// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Sha256Test {

  /** The hash of "abc" in FIPS 180-2. */
  private static final String ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @TempDir private Path dir;

  @Test
  void ofAFileIsWhatSha256sumPrints() throws IOException {
    assertThat(Sha256.of(Files.writeString(dir.resolve("file"), "abc"))).isEqualTo(ABC);
  }

  @Test
  void ofAFolderDependsOnNamesAndContentsOnly() throws IOException {
    Path one = folder("one", "b/B.class", "abc", "A.class", "x");
    Path same = folder("same", "A.class", "x", "b/B.class", "abc");

    assertThat(Sha256.of(one)).isEqualTo(Sha256.of(same)).hasSize(64);
    assertThat(Sha256.of(folder("renamed", "A.class", "x", "b/C.class", "abc")))
        .isNotEqualTo(Sha256.of(one));
    assertThat(Sha256.of(folder("changed", "A.class", "y", "b/B.class", "abc")))
        .isNotEqualTo(Sha256.of(one));
  }

  private Path folder(String name, String... files) throws IOException {
    Path folder = dir.resolve(name);
    for (int file = 0; file < files.length; file += 2) {
      Path path = folder.resolve(files[file]);
      Files.createDirectories(path.getParent());
      Files.writeString(path, files[file + 1]);
    }
    return folder;
  }
}
