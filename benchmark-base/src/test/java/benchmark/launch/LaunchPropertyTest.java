// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LaunchPropertyTest {

  private final LaunchProperty<Integer> property = LaunchProperty.number("benchmark.test.number");

  @AfterEach
  void clear() {
    System.clearProperty(property.name());
  }

  @Test
  void hasTheValueThatTheCommandLineSets() {
    assertThat(property.flag(7)).isEqualTo("-Dbenchmark.test.number=7");
    property.set(7);
    assertThat(property.get()).contains(7);
    assertThat(property.or(8)).isEqualTo(7);
  }

  @Test
  void isAbsentIfItIsNotSetOrSetToNothing() {
    assertThat(property.get()).isEmpty();
    System.setProperty(property.name(), "");
    assertThat(property.or(8)).isEqualTo(8);
  }

  @Test
  void namesItselfAndAValueOfAnotherType() {
    System.setProperty(property.name(), "many");
    assertThatThrownBy(property::get)
        .hasMessageContaining("benchmark.test.number")
        .hasMessageContaining("'many'");
  }
}
