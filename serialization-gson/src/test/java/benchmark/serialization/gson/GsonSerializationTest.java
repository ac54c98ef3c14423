// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.serialization.testing.SerializationContract;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class GsonSerializationTest extends SerializationContract {

  GsonSerializationTest() {
    super(new GsonSerialization());
  }

  @Test
  void objectsOfAClassTravelWithoutTheirNulls() throws Exception {
    assertThat(new String(written(new User()), StandardCharsets.UTF_8)).doesNotContain("null");
  }

  @Test
  void namesNoClassesSoThatTheReaderChoosesThem() throws Exception {
    assertThat(new String(written(PreparedUsers.user(1)), StandardCharsets.UTF_8))
        .doesNotContain("benchmark.contract");
    assertThat(carried(new Gadget(), User.class, User.class)).isExactlyInstanceOf(User.class);
  }
}
