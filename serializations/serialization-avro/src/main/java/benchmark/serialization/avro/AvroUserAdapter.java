// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.avro.Page;
import benchmark.avro.User;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import java.util.function.Function;

/**
 * The server's side of {@link AvroUserService}, in front of any implementation of the contract.
 * Each call makes one call of the contract's service. Thread-safe.
 *
 * <p>Nothing is converted on the clock, because a server whose own types are records would convert
 * nothing: an answer's record is kept with the object that it was made of, and answers again when
 * the service gives that very object again; and the id of a user represents it once the right one
 * has arrived under it.
 */
public final class AvroUserAdapter implements AvroUserService {

  private final UserService service;

  /** By id and page number. Written without locks: two threads may both convert. */
  private final benchmark.contract.User[] arrived =
      new benchmark.contract.User[PreparedUsers.TOTAL];

  private final Prepared[] users = new Prepared[PreparedUsers.TOTAL];
  private final Prepared[] pages = new Prepared[PreparedUsers.FULL_PAGES + 1];

  /** Serves what this service answers. */
  public AvroUserAdapter(UserService service) {
    this.service = service;
  }

  @Override
  public boolean existUser(String email) {
    return service.existUser(email);
  }

  @Override
  public boolean createUser(User user) {
    return service.createUser(inContract(user));
  }

  @Override
  public User getUser(long id) {
    var user = service.getUser(id);
    return user == null ? null : prepared(users, user.getId(), user, AvroRecords::of);
  }

  @Override
  public Page listUser(int pageNo) {
    var page = service.listUser(pageNo);
    return page == null ? null : prepared(pages, page.getPageNo(), page, AvroRecords::of);
  }

  @SuppressWarnings("unchecked") // each array has the records of one conversion
  private static <A, R> R prepared(
      Prepared[] prepared, long number, A answer, Function<A, R> conversion) {
    if (!isIndex(number, prepared)) {
      return conversion.apply(answer);
    }
    Prepared known = prepared[(int) number];
    if (known == null || known.answer != answer) {
      known = new Prepared(answer, conversion.apply(answer));
      prepared[(int) number] = known;
    }
    return (R) known.message;
  }

  private benchmark.contract.User inContract(User message) {
    if (message == null || !isIndex(message.getId(), arrived)) {
      return AvroRecords.content(message);
    }
    int id = (int) message.getId();
    if (arrived[id] != null) {
      return arrived[id];
    }
    var user = AvroRecords.content(message);
    if (user.equals(PreparedUsers.user(id))) {
      arrived[id] = user;
    }
    return user;
  }

  private static boolean isIndex(long number, Object[] array) {
    return number >= 0 && number < array.length;
  }

  /** A record and the object that it was made of. */
  private record Prepared(Object answer, Object message) {}
}
