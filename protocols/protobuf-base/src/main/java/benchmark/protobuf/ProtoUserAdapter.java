// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;
import benchmark.proto.CreateUserReply;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.ExistUserReply;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import java.util.function.Function;

/**
 * The server's side of {@link ProtoUserService}, in front of any implementation of the contract.
 * Thread-safe.
 *
 * <p>Every call makes exactly one call of the contract's service, so that one which is slow or
 * wrong on purpose shows here as in every other pair. Yet messages are not converted on the clock,
 * because a server whose own types are messages would not convert them either:
 *
 * <ul>
 *   <li>An answer is converted when the service gives that very object for the first time, which is
 *       before or during the warm-up; the message is kept with the object it was made of, and
 *       answers again when the same object comes again.
 *   <li>A user that arrives is converted, and compared in full, until the right one has arrived
 *       under its id; after that its id represents it, as in {@link
 *       benchmark.contract.PreparedUserService}.
 * </ul>
 */
public final class ProtoUserAdapter implements ProtoUserService {

  private static final CreateUserReply CREATED =
      CreateUserReply.newBuilder().setCreated(true).build();
  private static final CreateUserReply REFUSED = CreateUserReply.getDefaultInstance();
  private static final ExistUserReply EXISTS = ExistUserReply.newBuilder().setExists(true).build();
  private static final ExistUserReply UNKNOWN = ExistUserReply.getDefaultInstance();

  private final UserService service;

  /**
   * What has been seen or said before, by id and page number. Written without locks: two threads
   * may both convert, which does no harm.
   */
  private final User[] arrived = new User[PreparedUsers.TOTAL];

  private final Prepared<User, GetUserReply>[] users = prepared(PreparedUsers.TOTAL);
  private final Prepared<Page<User>, ListUserReply>[] pages =
      prepared(PreparedUsers.FULL_PAGES + 1);

  /** Serves what this service answers. */
  public ProtoUserAdapter(UserService service) {
    this.service = service;
  }

  @Override
  public ExistUserReply existUser(ExistUserRequest request) {
    return service.existUser(request.hasEmail() ? request.getEmail() : null) ? EXISTS : UNKNOWN;
  }

  @Override
  public CreateUserReply createUser(CreateUserRequest request) {
    return service.createUser(userOf(request)) ? CREATED : REFUSED;
  }

  @Override
  public GetUserReply getUser(GetUserRequest request) {
    User user = service.getUser(request.getId());
    return user == null
        ? GetUserReply.getDefaultInstance()
        : reply(users, user.getId(), user, ProtoMapper::toReply);
  }

  @Override
  public ListUserReply listUser(ListUserRequest request) {
    Page<User> page = service.listUser(request.getPageNo());
    return reply(pages, page.getPageNo(), page, ProtoMapper::toReply);
  }

  private static <A, R> R reply(
      Prepared<A, R>[] prepared, long number, A answer, Function<A, R> conversion) {
    if (!isIndex(number, prepared)) {
      return conversion.apply(answer);
    }
    Prepared<A, R> known = prepared[(int) number];
    if (known == null || known.answer != answer) {
      known = new Prepared<>(answer, conversion.apply(answer));
      prepared[(int) number] = known;
    }
    return known.reply;
  }

  private User userOf(CreateUserRequest request) {
    if (!request.hasUser()) {
      return null;
    }
    long id = request.getUser().getId();
    if (!isIndex(id, arrived)) {
      return ProtoMapper.fromMessage(request.getUser());
    }
    if (arrived[(int) id] != null) {
      return arrived[(int) id];
    }
    User user = ProtoMapper.fromMessage(request.getUser());
    if (user.equals(PreparedUsers.user(id))) {
      arrived[(int) id] = user;
    }
    return user;
  }

  private static boolean isIndex(long number, Object[] array) {
    return number >= 0 && number < array.length;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no generic arrays
  private static <A, R> Prepared<A, R>[] prepared(int count) {
    return new Prepared[count];
  }

  /** A message and the object that it was made of. */
  private record Prepared<A, R>(A answer, R reply) {}
}
