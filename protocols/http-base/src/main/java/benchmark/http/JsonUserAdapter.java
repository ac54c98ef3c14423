// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.http;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;

/**
 * The server's side of {@link JsonUserService}, in front of any implementation of the contract.
 * Thread-safe.
 *
 * <p>Every call makes exactly one call of the contract's service. Answers are not copied on the
 * clock, because a server whose own types are these would not copy them either: the copy is kept
 * with the object it was made of, and answers again when the same object comes again; and a user
 * that arrives is copied until the right one has arrived under its id.
 */
public final class JsonUserAdapter implements JsonUserService {

  private final UserService service;
  private final AtomicReferenceArray<User> arrived =
      new AtomicReferenceArray<>(PreparedUsers.TOTAL);
  private final Copies<User, JsonUser> users = new Copies<>(PreparedUsers.TOTAL, JsonUser::of);
  private final Copies<Page<User>, JsonPage> pages =
      new Copies<>(PreparedUsers.FULL_PAGES + 1, JsonPage::of);

  /** Serves what this service answers. */
  public JsonUserAdapter(UserService service) {
    this.service = service;
  }

  @Override
  public boolean existUser(String email) {
    return service.existUser(email);
  }

  @Override
  public boolean createUser(JsonUser user) {
    return service.createUser(inContract(user));
  }

  /**
   * The user as the contract has it: the one that arrived first under its id, once it was right.
   */
  private User inContract(JsonUser user) {
    if (user == null || user.getId() < 0 || user.getId() >= PreparedUsers.TOTAL) {
      return JsonUser.toUser(user);
    }
    int id = (int) user.getId();
    User known = arrived.get(id);
    if (known == null) {
      known = JsonUser.toUser(user);
      if (known.equals(PreparedUsers.user(id))) {
        arrived.set(id, known);
      }
    }
    return known;
  }

  @Override
  public JsonUser getUser(long id) {
    return users.of(id, service.getUser(id));
  }

  @Override
  public JsonPage listUser(int pageNo) {
    return pages.of(pageNo, service.listUser(pageNo));
  }

  /** The copies of the answers to the numbers from 0 on. */
  private static final class Copies<A, B> {

    private final AtomicReferenceArray<Copy<A, B>> known;
    private final Function<A, B> copying;

    Copies(int count, Function<A, B> copying) {
      this.known = new AtomicReferenceArray<>(count);
      this.copying = copying;
    }

    B of(long number, A answer) {
      if (number < 0 || number >= known.length()) {
        return copying.apply(answer);
      }
      Copy<A, B> last = known.get((int) number);
      if (last == null || last.original != answer) {
        last = new Copy<>(answer, copying.apply(answer));
        known.set((int) number, last);
      }
      return last.copy;
    }
  }

  private record Copy<A, B>(A original, B copy) {}
}
