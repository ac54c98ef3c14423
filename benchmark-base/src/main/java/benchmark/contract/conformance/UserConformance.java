// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;
import evil.pkg.GadgetInRequest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How cases that are no part of a contract travel by the calls of the user contract, the only one
 * that has any: a server in conformance mode knows some arguments that no ordinary caller uses.
 * Cases are numbered from 1.
 *
 * <p>{@code getUser(-n)} or {@code listUser(-n)} answers with case n; a user that {@code
 * createUser} gets under the id of a case is compared with it. What the server has to report
 * travels in users of plain ASCII text, which every pair that is right for the contract can carry.
 */
public final class UserConformance {

  /** All cases; case n is element n - 1. */
  public static final List<ConformanceCase> CASES = UserCases.ALL;

  /** {@code getUser(RESULTS - n)} says what became of case n. */
  private static final long RESULTS = -1_000_000;

  /** {@code getUser(GADGETS)} says which gadgets are in the server. */
  private static final long GADGETS = -2_000_000;

  private UserConformance() {}

  /** The server's side: answers for a case what the case says, and else as another service does. */
  public static UserService serving(UserService service) {
    return new Server(service);
  }

  /** Asks the server for the value of a case, or has it throw the exception of the case. */
  public static Object receive(UserService service, int number) {
    return UserCases.ALL.get(number - 1).page()
        ? service.listUser(-number)
        : service.getUser(-number);
  }

  /**
   * Sends the value of a case to the server.
   *
   * @return whether the server says that it has arrived as it was sent
   */
  public static boolean send(UserService service, int number) {
    return service.createUser(UserCases.request(number));
  }

  /** Asks the server what became of the value of a case that was sent to it. */
  public static CaseResult received(UserService service, int number) {
    User told = service.getUser(RESULTS - number);
    return new CaseResult(Support.valueOf(told.getName()), told.getAddress());
  }

  /**
   * Sends the value of a case to a server that is a command, which knows no cases but may keep a
   * user under an id that no user has, and fetches it again.
   *
   * @return what became of it on both ways; empty if the server keeps nothing
   */
  public static Optional<CaseResult> kept(UserService service, int number) {
    User sent = UserCases.request(number);
    return service.createUser(sent)
        ? Optional.of(CASES.get(number - 1).judge(sent, service.getUser(sent.getId())))
        : Optional.empty();
  }

  /** An ordinary call whose request carries an object of {@link Gadgets#HONEST_NAME}. */
  public static Object sendOrdinary(UserService service) {
    return service.createUser(PreparedUsers.user(1));
  }

  /** An ordinary call whose response carries an object of {@link Gadgets#HONEST_NAME}. */
  public static Object receiveOrdinary(UserService service) {
    return service.getUser(1);
  }

  /** Sends an object of a class outside the allow-list to the server. */
  public static Object sendGadget(UserService service) {
    return service.createUser(UserCases.filled(new GadgetInRequest()));
  }

  /** Asks the server which gadgets it has loaded: see {@link Gadgets#loaded}. */
  public static String gadgetsInServer(UserService service) {
    return service.getUser(GADGETS).getAddress();
  }

  /** A user with two texts in it. */
  private static User carrying(String name, String address) {
    User user = UserCases.filled(new User());
    user.setName(name);
    user.setAddress(address);
    return user;
  }

  /** Serves the cases beside the contract. Thread-safe. */
  private static final class Server implements UserService {

    private static final CaseResult MISSING =
        new CaseResult(Support.NO, "the request never reaches the service");

    private final UserService service;
    private final Map<Long, Integer> requests = new HashMap<>();
    private final Map<Integer, CaseResult> results = new ConcurrentHashMap<>();

    Server(UserService service) {
      this.service = service;
      for (int number = 1; number <= UserCases.ALL.size(); number++) {
        if (UserCases.ALL.get(number - 1).request()) {
          requests.put(UserCases.request(number).getId(), number);
        }
      }
    }

    @Override
    public boolean existUser(String email) {
      return service.existUser(email);
    }

    @Override
    public boolean createUser(User user) {
      Integer number = user == null ? null : requests.get(user.getId());
      if (number == null) {
        return service.createUser(user);
      }
      CaseResult result = UserCases.ALL.get(number - 1).judge(UserCases.request(number), user);
      results.put(number, result);
      return result.support() == Support.YES;
    }

    @Override
    public User getUser(long id) {
      if (id >= 0) {
        return service.getUser(id);
      }
      if (id == GADGETS) {
        return carrying("gadgets", Gadgets.loaded());
      }
      if (id < RESULTS) {
        CaseResult result = results.getOrDefault((int) (RESULTS - id), MISSING);
        return carrying(result.support().name(), result.reason());
      }
      return (User) answer(id);
    }

    @Override
    @SuppressWarnings("unchecked") // one case deliberately puts another type into its list
    public Page<User> listUser(int pageNo) {
      return pageNo >= 0 ? service.listUser(pageNo) : (Page<User>) answer(pageNo);
    }

    private static Object answer(long minusNumber) {
      long number = -minusNumber;
      return number <= UserCases.ALL.size()
          ? UserCases.ALL.get((int) number - 1).value().get()
          : null;
    }
  }
}
