// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;
import benchmark.contract.conformance.ConformanceCases;
import benchmark.contract.conformance.Gadgets;
import benchmark.contract.conformance.Outcome;
import benchmark.contract.conformance.Verdict;
import benchmark.contract.conformance.Verdicts;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Serves the cases of {@link ConformanceCases} beside the contract. */
final class ConformanceUserService implements UserService {

  private static final Verdict MISSING =
      new Verdict(Outcome.NO, "the request never reaches the service");

  private final UserService service;
  private final Map<Long, Integer> requests = new HashMap<>();
  private final Map<Integer, Verdict> verdicts = new ConcurrentHashMap<>();

  ConformanceUserService(UserService service) {
    this.service = service;
    for (int number = 1; number <= ConformanceCases.ALL.size(); number++) {
      if (ConformanceCases.ALL.get(number - 1).request()) {
        requests.put(ConformanceCases.request(number).getId(), number);
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
    Verdict verdict =
        ConformanceCases.ALL.get(number - 1).judge(ConformanceCases.request(number), user);
    verdicts.put(number, verdict);
    return verdict.outcome() == Outcome.YES;
  }

  @Override
  public User getUser(long id) {
    if (id >= 0) {
      return service.getUser(id);
    }
    if (id == ConformanceCases.INTRUDERS) {
      return Verdicts.carrying("intruders", Gadgets.present());
    }
    if (id < ConformanceCases.VERDICTS) {
      int number = (int) (ConformanceCases.VERDICTS - id);
      return Verdicts.toUser(verdicts.getOrDefault(number, MISSING));
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
    return number <= ConformanceCases.ALL.size()
        ? ConformanceCases.ALL.get((int) number - 1).value().get()
        : null;
  }
}
