// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TemplateTest {

  @Test
  void repeatsALineForEachElementOfItsList() {
    String text =
        new Template()
            .with("service", List.of("A", "B"))
            .with("model", List.of("m"))
            .expand("<a model='{model}'>\n<b id='{#}' of='{service}'/>\n</a>");

    assertThat(text).isEqualTo("<a model='m'>\n<b id='1' of='A'/>\n<b id='2' of='B'/>\n</a>");
  }
}
