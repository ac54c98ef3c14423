// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.launch.LaunchProperties;
import com.alibaba.dubbo.common.URL;
import com.alibaba.dubbo.common.extension.ExtensionLoader;
import com.alibaba.dubbo.common.serialize.Serialization;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class Dubbo26PairTest {

  private static final URL URL = new URL("dubbo", "127.0.0.1", 1);

  @AfterEach
  void forgetTransporter() {
    System.clearProperty(LaunchProperties.TRANSPORTER.name());
  }

  @Test
  void saysWhereAndHowToCall() throws IOException {
    assertThat(new Dubbo26Pair("hessian2").getProperty("pair.url"))
        .isEqualTo("dubbo://2130706433:8080?serialization=hessian2&client=netty4&timeout=5000");

    LaunchProperties.TRANSPORTER.set("mina");
    assertThat(new Dubbo26Pair("hessian2")).containsEntry("pair.transporter", "mina");
  }

  @Test
  void aSerializationThatThisVersionDoesNotHaveIsOneSentence() {
    assertThatThrownBy(() -> new Dubbo26Pair("dubbo"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("This version of Dubbo has no serialization 'dubbo'; it has ")
        .hasMessageEndingWith("Use one of those, or another version with dubbo=VERSION.");
  }

  @Test
  void anotherSerializationIsRefusedWhateverAMessageNames() throws IOException {
    new Dubbo26Pair("hessian2");
    Serialization java =
        ExtensionLoader.getExtensionLoader(Serialization.class).getExtension("nativejava");

    assertThatThrownBy(() -> java.deserialize(URL, new ByteArrayInputStream(new byte[100])))
        .isInstanceOf(IOException.class)
        .hasMessage("x-application/nativejava is refused: this JVM reads hessian2 only");
  }

  @Test
  void minaServesOneCaller() {
    assertThat(new TransporterLimit("netty4").callers()).isEqualTo(Integer.MAX_VALUE);
    assertThat(new TransporterLimit("mina").callers()).isEqualTo(1);
    assertThat(new TransporterLimit("mina").reason())
        .isEqualTo(
            "Dubbo's Mina transporter mixes up the replies to concurrent callers. Give it one"
                + " caller (-t 1 or threads=1), or use transporter=netty4.");
  }
}
