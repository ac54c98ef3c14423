// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.client.UserOperations;
import benchmark.client.WrongAnswerException;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;

/**
 * The operations on {@link ProtoUserService}: they send prepared messages and look at replies as
 * messages, so that nothing is converted on the clock. Thread-safe.
 *
 * <p>A message remembers its computed size after it has been sent for the first time. Prepared
 * messages therefore save the little that a message which is sent only once has to pay.
 */
public final class ProtoUserOperations implements UserOperations {

  private final ProtoUserService remote;
  private final ExistUserRequest[] emails = new ExistUserRequest[REQUESTS];
  private final CreateUserRequest[] users = new CreateUserRequest[REQUESTS];
  private final GetUserRequest[] ids = new GetUserRequest[REQUESTS];
  private final ListUserRequest[] pages = new ListUserRequest[PreparedUsers.FULL_PAGES];

  /** Prepares all requests for this service. */
  public ProtoUserOperations(ProtoUserService remote) {
    this.remote = remote;
    for (int n = 0; n < REQUESTS; n++) {
      emails[n] =
          ProtoMapper.existUserRequest(
              PreparedUsers.email(isKnown(n) ? n : PreparedUsers.TOTAL + n));
      users[n] = ProtoMapper.createUserRequest(PreparedUsers.user(n));
      ids[n] = ProtoMapper.getUserRequest(n);
    }
    for (int pageNo = 0; pageNo < pages.length; pageNo++) {
      pages[pageNo] = ProtoMapper.listUserRequest(pageNo);
    }
  }

  @Override
  public boolean existUser(int n) {
    boolean exists = remote.existUser(emails[n]).getExists();
    if (exists != isKnown(n)) {
      throw WrongAnswerException.of("existUser", emails[n].getEmail(), isKnown(n), exists);
    }
    return exists;
  }

  @Override
  public boolean createUser(int n) {
    if (!remote.createUser(users[n]).getCreated()) {
      throw WrongAnswerException.of("createUser", "user " + n, true, false);
    }
    return true;
  }

  @Override
  public GetUserReply getUser(int n) {
    GetUserReply reply = remote.getUser(ids[n]);
    if (!reply.hasUser() || reply.getUser().getId() != n) {
      throw WrongAnswerException.of(
          "getUser", n, PreparedUsers.user(n), ProtoMapper.fromReply(reply));
    }
    return reply;
  }

  @Override
  public ListUserReply listUser(int n) {
    int pageNo = n % PreparedUsers.FULL_PAGES;
    ListUserReply reply = remote.listUser(pages[pageNo]);
    if (reply.getPageNo() != pageNo || reply.getResultCount() != PreparedUsers.PAGE_SIZE) {
      throw WrongAnswerException.of(
          "listUser", pageNo, PreparedUsers.page(pageNo), ProtoMapper.fromReply(reply));
    }
    return reply;
  }

  @Override
  public UserService asUserService() {
    return new ConvertingUserService(remote);
  }

  private static boolean isKnown(int n) {
    return n % 2 == 0;
  }
}
