// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.EchoContract;
import benchmark.contract.EchoService;
import benchmark.contract.Operation;
import benchmark.contract.Page;
import benchmark.contract.PreparedEchoService;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.TreeFile;
import benchmark.contract.User;
import benchmark.contract.UserService;
import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswerCheckTest {

  @Test
  void acceptsTheContractsOwnAnswers() {
    assertThatCode(() -> AnswerCheck.check(Contracts.USER, new PreparedUserService()))
        .doesNotThrowAnyException();
  }

  @Test
  void noticesOneFieldOfAUser() {
    refuses(
        new FakeUserService() {
          @Override
          public User getUser(long id) {
            User user = PreparedUsers.user(id);
            user.setAddress(user.getAddress().replace("市", "?"));
            return user;
          }
        },
        "Wrong answer to getUser(0): expected User{id=0, ");
  }

  @Test
  void noticesOneFieldOfOneUserOfAPage() {
    refuses(
        new FakeUserService() {
          @Override
          public Page<User> listUser(int pageNo) {
            Page<User> page = PreparedUsers.page(pageNo);
            page.getResult().get(14).setUpdateTime(null);
            return page;
          }
        },
        "Wrong answer to listUser(0): expected Page{pageNo=0, ");
  }

  @Test
  void noticesAWrongTotal() {
    refuses(
        new FakeUserService() {
          @Override
          public Page<User> listUser(int pageNo) {
            Page<User> page = PreparedUsers.page(pageNo);
            page.setTotal(15);
            return page;
          }
        },
        "Wrong answer to listUser(0): ");
  }

  @Test
  void noticesWrongBooleans() {
    refuses(
        FakeUserService.exists(false),
        "Wrong answer to existUser(user0.name0@mail0.example.com): expected true, got false.");
    refuses(
        FakeUserService.exists(true),
        "Wrong answer to existUser(user1001.name7@mail0.example.com): expected false, got true.");
    refuses(FakeUserService.creates(false), "Wrong answer to createUser(User{id=0, ");
  }

  @Test
  void namesThePlaceWhereATreeDiffers(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("tree");
    TreeFile.write(file, Map.of("items", List.of(1L, 2L)));
    LaunchProperties.PAYLOAD_TREE.set(file);
    try {
      Operation<EchoService> operation =
          Contracts.ECHO.operation(
              OperationKey.of("string").with(EchoContract.SIZE, "json-11111111"));
      var altering =
          new PreparedEchoService() {
            @Override
            public Map<String, Object> tree(Map<String, Object> tree) {
              return Map.of("items", List.of(1, 3));
            }
          };

      assertThatThrownBy(() -> AnswerCheck.check(operation, altering))
          .isInstanceOf(WrongAnswerException.class)
          .hasMessage("Wrong answer to string (json-11111111): $.items[1]: 2 arrives as 3.");
    } finally {
      System.clearProperty(LaunchProperties.PAYLOAD_TREE.name());
    }
  }

  @Test
  void noticesThatNothingCame() {
    refuses(FakeUserService.gets(null), "Wrong answer to getUser(0): ");
    refuses(FakeUserService.lists(null), "Wrong answer to listUser(0): ");
  }

  private static void refuses(UserService service, String beginning) {
    assertThatThrownBy(() -> AnswerCheck.check(Contracts.USER, service))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageStartingWith(beginning);
  }
}
