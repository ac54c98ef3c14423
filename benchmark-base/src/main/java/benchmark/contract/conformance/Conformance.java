// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.Contract;
import java.util.List;
import java.util.Optional;

/**
 * How cases that are no part of a contract travel by the calls of its service: a server in
 * conformance mode knows some arguments that no ordinary caller uses. Cases are numbered from 1.
 *
 * @param <S> the contract's service
 */
public interface Conformance<S> {

  /** Those of all contracts that have one. */
  List<Conformance<?>> ALL = List.of(new UserConformance());

  /** What a contract has; nothing if only its answers can be verified. */
  @SuppressWarnings("unchecked") // a conformance has the type of its contract
  static <S> Optional<Conformance<S>> of(Contract<S> contract) {
    return ALL.stream()
        .filter(conformance -> conformance.contract() == contract)
        .map(conformance -> (Conformance<S>) conformance)
        .findFirst();
  }

  Contract<S> contract();

  /** All cases; case n is element n - 1. */
  List<ConformanceCase> cases();

  /** The server's side: answers for a case what the case says, and else as another service does. */
  S serving(S service);

  /** Asks the server for the value of a case, or has it throw the exception of the case. */
  Object receive(S service, int number);

  /**
   * Sends the value of a case to the server.
   *
   * @return whether the server says that it has arrived as it was sent
   */
  boolean send(S service, int number);

  /** Asks the server what became of the value of a case that was sent to it. */
  CaseResult received(S service, int number);

  /** An ordinary call whose request carries an object of {@link Gadgets#HONEST_NAME}. */
  Object sendOrdinary(S service);

  /** An ordinary call whose response carries an object of {@link Gadgets#HONEST_NAME}. */
  Object receiveOrdinary(S service);

  /** Sends an object of a class outside the allow-list to the server. */
  Object sendGadget(S service);

  /** Asks the server which gadgets it has loaded: see {@link Gadgets#loaded}. */
  String gadgetsInServer(S service);
}
