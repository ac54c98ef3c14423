// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.User;
import java.util.function.Supplier;

/**
 * One value to be carried, or one exception to be thrown.
 *
 * @param name what it is called
 * @param value makes the value, equal in every process, or throws: a user, a page, null, or an
 *     exception
 * @param page whether the answer is a page; else it is a user
 * @param request whether the value also travels as a request; only users can
 * @param judge compares what was sent with what arrived
 */
public record ConformanceCase(
    String name,
    Capability capability,
    Supplier<?> value,
    boolean page,
    boolean request,
    Judge judge) {

  /** Compares what was sent with what arrived; either may be of any type. */
  @FunctionalInterface
  public interface Judge {

    /** Returns what became of the value. */
    CaseResult of(Object sent, Object arrived);
  }

  /** Judges what arrived, whatever it is: a judge that fails has found something wrong. */
  public CaseResult judge(Object sent, Object arrived) {
    try {
      return judge.of(sent, arrived);
    } catch (RuntimeException | StackOverflowError e) {
      return CaseResult.of(Support.NO, "what arrives cannot even be looked at: %s", e);
    }
  }

  static ConformanceCase user(String name, Capability capability, Supplier<User> user) {
    return new ConformanceCase(name, capability, user, false, true, FieldComparison::values);
  }

  static ConformanceCase answer(String name, Capability capability, Supplier<User> user) {
    return new ConformanceCase(name, capability, user, false, false, FieldComparison::values);
  }

  static ConformanceCase page(String name, Capability capability, Supplier<?> page) {
    return new ConformanceCase(name, capability, page, true, false, FieldComparison::values);
  }

  ConformanceCase judgedBy(Judge other) {
    return new ConformanceCase(name, capability, value, page, request, other);
  }
}
