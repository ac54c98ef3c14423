// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;

/**
 * The contract over messages: converts every request and reply. For comparing full answers with the
 * contract's expected objects, never for measuring.
 */
public final class ConvertingUserService implements UserService {

  private final ProtoUserService remote;

  /** Converts for this service. */
  public ConvertingUserService(ProtoUserService remote) {
    this.remote = remote;
  }

  @Override
  public boolean existUser(String email) {
    return remote.existUser(ProtoMapper.existUserRequest(email)).getExists();
  }

  @Override
  public boolean createUser(User user) {
    return remote.createUser(ProtoMapper.createUserRequest(user)).getCreated();
  }

  @Override
  public User getUser(long id) {
    return ProtoMapper.fromReply(remote.getUser(ProtoMapper.getUserRequest(id)));
  }

  @Override
  public Page<User> listUser(int pageNo) {
    return ProtoMapper.fromReply(remote.listUser(ProtoMapper.listUserRequest(pageNo)));
  }
}
