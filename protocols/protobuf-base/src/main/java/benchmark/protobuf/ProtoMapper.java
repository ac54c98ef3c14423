// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.launch.LaunchProperties;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.Date;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import com.google.protobuf.ByteString;
import com.google.protobuf.Timestamp;
import com.google.protobuf.UnknownFieldSet;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.function.Consumer;

/**
 * Converts between the contract's objects and protobuf's messages; never while calls are measured.
 *
 * <p>Protobuf knows no absent list: {@code null} arrives as an empty one. It knows no absent
 * element either: {@code null} in a list is a NullPointerException.
 */
final class ProtoMapper {

  /**
   * What a sender with a newer schema adds to a user, byte for byte: a field that this schema does
   * not have. With the system property benchmark.evolved, {@code benchmark.sh verify} looks at what
   * an older receiver makes of it.
   */
  private static final UnknownFieldSet NICKNAME =
      UnknownFieldSet.newBuilder()
          .addField(
              1000,
              UnknownFieldSet.Field.newBuilder()
                  .addLengthDelimited(ByteString.copyFromUtf8("added on one side"))
                  .build())
          .build();

  private ProtoMapper() {}

  static benchmark.proto.User toMessage(User user) {
    var message =
        benchmark.proto.User.newBuilder()
            .setId(user.getId())
            .setSex(user.getSex())
            .setStatus(user.getStatus());
    ifPresent(user.getName(), message::setName);
    ifPresent(user.getEmail(), message::setEmail);
    ifPresent(user.getMobile(), message::setMobile);
    ifPresent(user.getAddress(), message::setAddress);
    ifPresent(user.getIcon(), message::setIcon);
    ifPresent(user.getPermissions(), message::addAllPermissions);
    ifPresent(user.getBirthday(), date -> message.setBirthday(toMessage(date)));
    ifPresent(user.getCreateTime(), time -> message.setCreateTime(toMessage(time)));
    ifPresent(user.getUpdateTime(), time -> message.setUpdateTime(toMessage(time)));
    if (LaunchProperties.EVOLVED.or(false)) {
      message.setUnknownFields(NICKNAME);
    }
    return message.build();
  }

  static User fromMessage(benchmark.proto.User message) {
    var user = new User();
    user.setId(message.getId());
    user.setName(message.hasName() ? message.getName() : null);
    user.setSex(message.getSex());
    user.setBirthday(message.hasBirthday() ? fromMessage(message.getBirthday()) : null);
    user.setEmail(message.hasEmail() ? message.getEmail() : null);
    user.setMobile(message.hasMobile() ? message.getMobile() : null);
    user.setAddress(message.hasAddress() ? message.getAddress() : null);
    user.setIcon(message.hasIcon() ? message.getIcon() : null);
    user.setPermissions(new ArrayList<>(message.getPermissionsList()));
    user.setStatus(message.getStatus());
    user.setCreateTime(message.hasCreateTime() ? fromMessage(message.getCreateTime()) : null);
    user.setUpdateTime(message.hasUpdateTime() ? fromMessage(message.getUpdateTime()) : null);
    return user;
  }

  /** A request for an e-mail address, which may be {@code null}. */
  static ExistUserRequest existUserRequest(String email) {
    var request = ExistUserRequest.newBuilder();
    ifPresent(email, request::setEmail);
    return request.build();
  }

  /** A request with a user, which may be {@code null}. */
  static CreateUserRequest createUserRequest(User user) {
    var request = CreateUserRequest.newBuilder();
    ifPresent(user, present -> request.setUser(toMessage(present)));
    return request.build();
  }

  static GetUserRequest getUserRequest(long id) {
    return GetUserRequest.newBuilder().setId(id).build();
  }

  static ListUserRequest listUserRequest(int pageNo) {
    return ListUserRequest.newBuilder().setPageNo(pageNo).build();
  }

  static GetUserReply toReply(User user) {
    return GetUserReply.newBuilder().setUser(toMessage(user)).build();
  }

  /** The user in a reply, or {@code null} where there is none. */
  static User fromReply(GetUserReply reply) {
    return reply.hasUser() ? fromMessage(reply.getUser()) : null;
  }

  static ListUserReply toReply(Page<User> page) {
    var reply = ListUserReply.newBuilder().setPageNo(page.getPageNo()).setTotal(page.getTotal());
    ifPresent(page.getResult(), users -> users.forEach(user -> reply.addResult(toMessage(user))));
    return reply.build();
  }

  static Page<User> fromReply(ListUserReply message) {
    var users = new ArrayList<User>(message.getResultCount());
    message.getResultList().forEach(user -> users.add(fromMessage(user)));
    var page = new Page<User>();
    page.setPageNo(message.getPageNo());
    page.setTotal(message.getTotal());
    page.setResult(users);
    return page;
  }

  private static Date toMessage(LocalDate date) {
    return Date.newBuilder()
        .setYear(date.getYear())
        .setMonth(date.getMonthValue())
        .setDay(date.getDayOfMonth())
        .build();
  }

  private static LocalDate fromMessage(Date date) {
    return LocalDate.of(date.getYear(), date.getMonth(), date.getDay());
  }

  private static Timestamp toMessage(LocalDateTime time) {
    return Timestamp.newBuilder()
        .setSeconds(time.toEpochSecond(ZoneOffset.UTC))
        .setNanos(time.getNano())
        .build();
  }

  private static LocalDateTime fromMessage(Timestamp time) {
    return LocalDateTime.ofEpochSecond(time.getSeconds(), time.getNanos(), ZoneOffset.UTC);
  }

  /** Sets what is not {@code null}. */
  static <T> void ifPresent(T value, Consumer<T> setter) {
    if (value != null) {
      setter.accept(value);
    }
  }
}
