// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.msgpack;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.PreparedUsers;
import benchmark.serialization.testing.SerializationContract;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MsgpackSerializationTest extends SerializationContract {

  MsgpackSerializationTest() {
    super(new MsgpackSerialization());
  }

  @Test
  void namesNoClassesSoThatTheReaderChoosesThem() throws Exception {
    assertThat(new String(written(PreparedUsers.user(1)), StandardCharsets.UTF_8))
        .doesNotContain("benchmark.contract");
    assertThat(carried(new Gadget(), Object.class, Object.class)).isInstanceOf(Map.class);
  }
}
