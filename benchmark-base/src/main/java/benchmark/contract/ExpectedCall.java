// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.function.Function;

/**
 * A call and its right answer.
 *
 * @param operation the operation's name
 * @param argument what stands for the argument in texts
 * @param answer the right answer
 * @param call makes the call and returns what the service answers
 * @param <S> the contract's service
 */
public record ExpectedCall<S>(
    String operation, Object argument, Object answer, Function<S, Object> call) {}
