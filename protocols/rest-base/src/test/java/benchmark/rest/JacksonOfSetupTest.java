// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rest;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.launch.LaunchProperties;
import java.util.Map;
import org.apache.dubbo.common.json.JsonUtil;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class JacksonOfSetupTest {

  private static final String ISO = "\"birthday\":\"1968-12-08\"";
  private static final String NUMBERS = "\"birthday\":[1968,12,8]";

  @AfterEach
  void forgetTheSetup() {
    System.clearProperty(LaunchProperties.SETUP.name());
  }

  @Test
  void writesDatesAsTextsAndReadsBothForms() {
    JsonUtil json = FrameworkModel.defaultModel().getExtension(JsonUtil.class, "jackson-of-setup");

    String text = json.toJson(PreparedUsers.user(0));

    assertThat(text).contains(ISO);
    for (String form : new String[] {text, text.replace(ISO, NUMBERS)}) {
      User read = json.toJavaObject(form, User.class);
      assertThat(read).isEqualTo(PreparedUsers.user(0));
    }
  }

  @Test
  void readsKeysOfAnyLengthInEverySetup() {
    String longKey = "{\"%s\":1}".formatted("k".repeat(60_000));

    for (String setup : new String[] {"standard", "shipped"}) {
      LaunchProperties.SETUP.set(setup);
      Map<?, ?> read = new JacksonOfSetup().toJavaObject(longKey, Map.class);
      assertThat(read).as(setup).hasSize(1);
    }
  }

  @Test
  void writesNumbersInTheShippedSetup() {
    LaunchProperties.SETUP.set("shipped");

    assertThat(new JacksonOfSetup().toJson(PreparedUsers.user(0))).contains(NUMBERS);
  }
}
