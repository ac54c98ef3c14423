// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.proto.GetUserReply;
import benchmark.proto.ListUserReply;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProtoMapperTest {

  @Test
  void carryEveryUserAndPage() throws Exception {
    for (int id = 0; id < PreparedUsers.TOTAL; id++) {
      assertThat(carried(PreparedUsers.user(id))).isEqualTo(PreparedUsers.user(id));
    }
    for (int pageNo = 0; pageNo <= PreparedUsers.FULL_PAGES + 1; pageNo++) {
      byte[] bytes = ProtoMapper.toReply(PreparedUsers.page(pageNo)).toByteArray();
      assertThat(ProtoMapper.fromReply(ListUserReply.parseFrom(bytes)))
          .isEqualTo(PreparedUsers.page(pageNo));
    }
  }

  /** Sent as by a newer schema, read as by this one. */
  @Test
  void carryAUserWithAFieldMore() throws Exception {
    byte[] before = ProtoMapper.toMessage(PreparedUsers.user(1)).toByteArray();
    System.setProperty("benchmark.evolved", "true");
    try {
      assertThat(ProtoMapper.toMessage(PreparedUsers.user(1)).toByteArray())
          .hasSizeGreaterThan(before.length);
      assertThat(carried(PreparedUsers.user(1))).isEqualTo(PreparedUsers.user(1));
    } finally {
      System.clearProperty("benchmark.evolved");
    }
  }

  @Test
  void keepEmptyApartFromAbsentExceptForLists() throws Exception {
    var absent = new User();
    var empty = new User();
    empty.setName("");
    empty.setPermissions(List.of());

    assertThat(carried(absent).getName()).isNull();
    assertThat(carried(absent).getBirthday()).isNull();
    assertThat(carried(absent).getPermissions()).isEmpty();
    assertThat(carried(empty)).isEqualTo(empty);
    assertThat(ProtoMapper.fromReply(ProtoMapper.toReply(new Page<>())).getResult()).isEmpty();
  }

  @Test
  void carryTheFirstAndTheLastDate() throws Exception {
    var user = PreparedUsers.user(1);
    user.setBirthday(LocalDate.MIN);
    user.setCreateTime(LocalDateTime.MIN);
    user.setUpdateTime(LocalDateTime.MAX);

    assertThat(carried(user)).isEqualTo(user);
  }

  private static User carried(User user) throws Exception {
    return ProtoMapper.fromReply(GetUserReply.parseFrom(ProtoMapper.toReply(user).toByteArray()));
  }
}
