// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.http;

import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.datatype.jsr310.deser.LocalDateDeserializer;
import com.fasterxml.jackson.datatype.jsr310.deser.LocalDateTimeDeserializer;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalDateSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalDateTimeSerializer;
import java.io.Serial;
import java.time.LocalDate;
import java.time.LocalDateTime;

/**
 * The contract's user as users of Dubbo's http protocol write it: Dubbo gives its ObjectMapper no
 * modules and lets nobody else do so (HttpProtocol, 2.7.23), so that each date names its
 * serializer, and its form: a text of ISO 8601, as Jackson's users write it. Not thread-safe.
 */
public final class JsonUser extends User {

  @Serial private static final long serialVersionUID = 1L;

  /** A copy; null of null. */
  static JsonUser of(User user) {
    return user == null ? null : PreparedUsers.copy(user, new JsonUser());
  }

  /** A copy in the contract's own type; null of null. */
  static User toUser(JsonUser user) {
    return user == null ? null : PreparedUsers.copy(user, new User());
  }

  @Override
  @JsonFormat(shape = JsonFormat.Shape.STRING)
  @JsonSerialize(using = LocalDateSerializer.class)
  public LocalDate getBirthday() {
    return super.getBirthday();
  }

  @Override
  @JsonDeserialize(using = LocalDateDeserializer.class)
  public void setBirthday(LocalDate birthday) {
    super.setBirthday(birthday);
  }

  @Override
  @JsonFormat(shape = JsonFormat.Shape.STRING)
  @JsonSerialize(using = LocalDateTimeSerializer.class)
  public LocalDateTime getCreateTime() {
    return super.getCreateTime();
  }

  @Override
  @JsonDeserialize(using = LocalDateTimeDeserializer.class)
  public void setCreateTime(LocalDateTime createTime) {
    super.setCreateTime(createTime);
  }

  @Override
  @JsonFormat(shape = JsonFormat.Shape.STRING)
  @JsonSerialize(using = LocalDateTimeSerializer.class)
  public LocalDateTime getUpdateTime() {
    return super.getUpdateTime();
  }

  @Override
  @JsonDeserialize(using = LocalDateTimeDeserializer.class)
  public void setUpdateTime(LocalDateTime updateTime) {
    super.setUpdateTime(updateTime);
  }
}
