// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protostuff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.protostuff.ProtostuffSerialization;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.Test;

class ClosedProtostuffTest {

  private final Serialization serialization = new ClosedProtostuff(new ProtostuffSerialization());

  @Test
  void carriesEveryUser() throws Exception {
    for (int id = 0; id < PreparedUsers.TOTAL; id++) {
      User user = PreparedUsers.user(id);
      assertThat(carried(user, User.class, User.class)).isEqualTo(user);
    }
  }

  @Test
  void carriesEveryPage() throws Exception {
    Type type = UserService.class.getMethod("listUser", int.class).getGenericReturnType();
    for (int pageNo = 0; pageNo <= PreparedUsers.FULL_PAGES + 1; pageNo++) {
      Page<User> page = PreparedUsers.page(pageNo);
      assertThat(carried(page, Page.class, type)).isEqualTo(page);
    }
  }

  @Test
  void carriesNullAndUsersWithNothingInThem() throws Exception {
    assertThat(carried(null, User.class, User.class)).isNull();
    assertThat(carried(new User(), User.class, User.class)).isEqualTo(new User());
  }

  @Test
  void carriesWhatSurroundsACall() throws Exception {
    var bytes = new ByteArrayOutputStream();
    var output = serialization.serialize(null, bytes);
    var attachments = new HashMap<String, Object>(Map.of("path", "UserService"));
    output.writeByte((byte) -3);
    output.writeUTF("\u4e2d\u6587 and \uD83D\uDE00");
    output.writeBool(true);
    output.writeInt(Integer.MIN_VALUE);
    output.writeLong(Long.MAX_VALUE);
    output.writeBytes(new byte[] {1, 2, 3});
    output.writeAttachments(attachments);
    output.writeObject(17L);
    output.writeThrowable(new IllegalStateException("reason"));
    output.flushBuffer();
    var input = serialization.deserialize(null, new ByteArrayInputStream(bytes.toByteArray()));

    assertThat(input.readByte()).isEqualTo((byte) -3);
    assertThat(input.readUTF()).isEqualTo("\u4e2d\u6587 and \uD83D\uDE00");
    assertThat(input.readBool()).isTrue();
    assertThat(input.readInt()).isEqualTo(Integer.MIN_VALUE);
    assertThat(input.readLong()).isEqualTo(Long.MAX_VALUE);
    assertThat(input.readBytes()).containsExactly(1, 2, 3);
    assertThat(input.readAttachments()).isEqualTo(attachments);
    assertThat(input.readObject(long.class)).isEqualTo(17L);
    assertThat(input.readThrowable()).hasMessageContaining("IllegalStateException: reason");
  }

  @Test
  void refusesToReadAnUnknownClassWithoutConstructingIt() throws Exception {
    byte[] hostile = written(new Intruder());
    Intruder.constructed = false;

    var input = new ByteArrayInputStream(hostile);
    assertThatThrownBy(() -> serialization.deserialize(null, input).readObject())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Intruder");
    assertThat(Intruder.constructed).isFalse();
  }

  @Test
  void refusesToReadAnUnknownClassInsideAKnownOne() throws Exception {
    // The name of a class that this JVM has not written yet, and so has not registered either.
    String user = new String(written(PreparedUsers.page(0)), StandardCharsets.ISO_8859_1);
    String hostile = user.replace("benchmark.contract.User", "evil.pkgs.intruder.Evil");
    var input = new ByteArrayInputStream(hostile.getBytes(StandardCharsets.ISO_8859_1));

    assertThat(hostile).isNotEqualTo(user);
    assertThatThrownBy(() -> serialization.deserialize(null, input).readObject())
        .isInstanceOf(IOException.class)
        .hasStackTraceContaining("not registered: evil.pkgs.intruder.Evil");
    assertThat(System.getProperty("evil.loaded")).isNull();
  }

  @Test
  void isPutInFrontOfTheExtensionByDubbo() throws Exception {
    var inUse =
        FrameworkModel.defaultModel()
            .getExtensionLoader(Serialization.class)
            .getExtension("protostuff");
    var input = new ByteArrayInputStream(written(new Intruder()));

    assertThatThrownBy(() -> inUse.deserialize(null, input).readObject())
        .hasStackTraceContaining("is on no list");
  }

  @Test
  void endsWithAnIOExceptionWhenAMessageIsCutShort() throws Exception {
    byte[] whole = written(PreparedUsers.page(1));
    for (int length = 0; length < whole.length - 1; length += 7) {
      var part = new ByteArrayInputStream(Arrays.copyOf(whole, length));
      assertThatThrownBy(
              () -> serialization.deserialize(null, part).readObject(Page.class, Page.class))
          .isInstanceOf(IOException.class);
    }
  }

  private Object carried(Object value, Class<?> type, Type genericType) throws Exception {
    return serialization
        .deserialize(null, new ByteArrayInputStream(written(value)))
        .readObject(type, genericType);
  }

  private byte[] written(Object value) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var output = serialization.serialize(null, bytes);
    output.writeObject(value);
    output.flushBuffer();
    return bytes.toByteArray();
  }

  /** On no list. */
  public static final class Intruder implements java.io.Serializable {
    private static final long serialVersionUID = 1L;
    static boolean constructed;
    public String name = "evil";

    public Intruder() {
      constructed = true;
    }
  }
}
