// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;
import evil.pkg.GadgetInRequest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The cases of {@link UserCases} over the user contract. {@code getUser(-n)} or {@code
 * listUser(-n)} answers with case n; a user that {@code createUser} gets under the id of a case is
 * compared with it. What the server has to tell travels in users of plain ASCII text, which every
 * pair that is right for the contract can carry.
 */
final class UserConformance implements Conformance<UserService> {

  /** {@code getUser(RESULTS - n)} tells what became of case n. */
  private static final long RESULTS = -1_000_000;

  /** {@code getUser(GADGETS)} tells which gadgets are in the server. */
  private static final long GADGETS = -2_000_000;

  @Override
  public Contract<UserService> contract() {
    return Contracts.USER;
  }

  @Override
  public List<ConformanceCase> cases() {
    return UserCases.ALL;
  }

  @Override
  public UserService serving(UserService service) {
    return new Server(service);
  }

  @Override
  public Object receive(UserService service, int number) {
    return UserCases.ALL.get(number - 1).page()
        ? service.listUser(-number)
        : service.getUser(-number);
  }

  @Override
  public boolean send(UserService service, int number) {
    return service.createUser(UserCases.request(number));
  }

  @Override
  public CaseResult received(UserService service, int number) {
    User told = service.getUser(RESULTS - number);
    return new CaseResult(Support.valueOf(told.getName()), told.getAddress());
  }

  @Override
  public Object sendOrdinary(UserService service) {
    return service.createUser(PreparedUsers.user(1));
  }

  @Override
  public Object receiveOrdinary(UserService service) {
    return service.getUser(1);
  }

  @Override
  public Object sendGadget(UserService service) {
    return service.createUser(UserCases.filled(new GadgetInRequest()));
  }

  @Override
  public String gadgetsInServer(UserService service) {
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
