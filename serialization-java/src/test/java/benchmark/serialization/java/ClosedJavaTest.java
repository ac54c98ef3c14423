// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.java.JavaSerialization;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClosedJavaTest {

  private final Serialization serialization = new ClosedJava(new JavaSerialization());

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
    assertThat(input.readThrowable())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("reason");
  }

  @Test
  void refusesToReadAnUnknownClass() throws Exception {
    byte[] hostile = written(new Intruder());

    var input = new ByteArrayInputStream(hostile);
    assertThatThrownBy(() -> serialization.deserialize(null, input).readObject())
        .isInstanceOf(InvalidClassException.class)
        .hasMessageContaining("REJECTED");
    assertThat(Intruder.read).isFalse();
  }

  @Test
  void refusesToReadAnUnknownClassInsideAKnownOne() throws Exception {
    var page = new Page<Intruder>();
    page.setResult(List.of(new Intruder()));
    var input = new ByteArrayInputStream(written(page));

    assertThatThrownBy(() -> serialization.deserialize(null, input).readObject())
        .isInstanceOf(InvalidClassException.class);
    assertThat(Intruder.read).isFalse();
  }

  @Test
  void isPutInFrontOfTheExtensionByDubbo() throws Exception {
    var inUse =
        FrameworkModel.defaultModel().getExtensionLoader(Serialization.class).getExtension("java");
    var input = new ByteArrayInputStream(written(new Intruder()));

    assertThatThrownBy(() -> inUse.deserialize(null, input).readObject())
        .hasStackTraceContaining("REJECTED");
  }

  @ParameterizedTest
  @ValueSource(strings = {"compactedjava", "nativejava"})
  void closesTheVariantsThatTheSameJarBrings(String variant) throws Exception {
    var inUse =
        FrameworkModel.defaultModel().getExtensionLoader(Serialization.class).getExtension(variant);
    var bytes = new ByteArrayOutputStream();
    var output = inUse.serialize(null, bytes);
    output.writeObject("anything");
    output.flushBuffer();

    assertThatThrownBy(() -> inUse.deserialize(null, new ByteArrayInputStream(bytes.toByteArray())))
        .hasStackTraceContaining("is closed");
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

  /** On no list, and not in the contract's package. */
  private static final class Intruder implements Serializable {

    @Serial private static final long serialVersionUID = 1L;
    private static boolean read;

    @Serial
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      read = true;
      in.defaultReadObject();
    }
  }
}
