// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

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
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.apache.dubbo.common.serialize.Serialization;
import org.junit.jupiter.api.Test;

class AvroSerializationTest {

  private final Serialization serialization = new AvroSerialization();

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
  void refusesToWriteAnUnknownClass() {
    assertThatThrownBy(() -> written(new Intruder()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Intruder");
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
