// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.serialization.testing.SerializationContract;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
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
  void datesTravelAsIsoTexts() throws Exception {
    User user = PreparedUsers.user(1);

    assertThat(new String(written(user), StandardCharsets.UTF_8))
        .contains(
            '"' + user.getBirthday().toString() + '"', '"' + user.getCreateTime().toString() + '"');
    assertThatThrownBy(() -> reading(bytes("\"yesterday\"")).readObject(LocalDate.class))
        .isInstanceOf(IOException.class)
        .hasStackTraceContaining("yesterday");
  }

  private static byte[] bytes(String json) {
    return json.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void namesNoClassesSoThatTheReaderChoosesThem() throws Exception {
    assertThat(new String(written(PreparedUsers.user(1)), StandardCharsets.UTF_8))
        .doesNotContain("benchmark.contract");
    assertThat(carried(new Gadget(), User.class, User.class)).isExactlyInstanceOf(User.class);
  }
}
