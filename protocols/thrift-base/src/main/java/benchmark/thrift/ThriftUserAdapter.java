// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import benchmark.thrift.generated.FoundUser;
import benchmark.thrift.generated.Page;
import benchmark.thrift.generated.User;
import benchmark.thrift.generated.UserRpc;

/** Offers the contract's service in Thrift's terms; each call makes one of it. Thread-safe. */
public final class ThriftUserAdapter implements UserRpc.Iface {

  private final UserService service;

  private final Converted<User, benchmark.contract.User> arrived =
      new Converted<>(
          PreparedUsers.TOTAL,
          it -> ThriftStructs.content(it, benchmark.contract.User.class, null));
  private final Converted<benchmark.contract.User, FoundUser> users =
      new Converted<>(PreparedUsers.TOTAL, ThriftUserAdapter::found);
  private final Converted<benchmark.contract.Page<benchmark.contract.User>, Page> pages =
      new Converted<>(PreparedUsers.FULL_PAGES + 1, it -> ThriftStructs.of(it, Page.class));

  /** Serves what this service answers. */
  public ThriftUserAdapter(UserService service) {
    this.service = service;
  }

  @Override
  public boolean existUser(String email) {
    return service.existUser(email);
  }

  @Override
  public boolean createUser(User user) {
    return service.createUser(
        user == null ? null : arrived.arrived(user.getId(), user, PreparedUsers::user));
  }

  @Override
  public FoundUser getUser(long id) {
    var user = service.getUser(id);
    return user == null ? new FoundUser() : users.of(user.getId(), user);
  }

  @Override
  public Page listUser(int pageNo) {
    var page = service.listUser(pageNo);
    return pages.of(page.getPageNo(), page);
  }

  static FoundUser found(benchmark.contract.User user) {
    var found = new FoundUser();
    found.setUser(ThriftStructs.of(user, User.class));
    return found;
  }
}
