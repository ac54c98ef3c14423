// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.Contract;
import benchmark.contract.ExpectedCall;
import benchmark.contract.LeftOut;
import benchmark.contract.Page;
import benchmark.contract.ServiceContract;
import benchmark.contract.User;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One hash over every answer of a contract: SHA-256 over a text that has one line for each call,
 * with every field of every user in it. Pairs with the same hash have done the same work.
 */
public final class AnswersHash {

  private final MessageDigest digest;
  private String firstDifference = "";

  private AnswersHash() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException everyJdkHasIt) {
      throw new IllegalStateException(everyJdkHasIt);
    }
  }

  /**
   * The hash of what a service answers.
   *
   * @param hex the hash in hexadecimal
   * @param firstDifference the first answer that is not the contract's, in words; empty if there is
   *     none
   */
  public record Result(String hex, String firstDifference) {}

  /** The hashes that a pair must have, by the names of contracts. */
  public static Map<String, String> expected(LeftOut leftOut, List<Contract<?>> contracts) {
    var hashes = new LinkedHashMap<String, String>();
    contracts.stream()
        .filter(AnswersHash::isHashed)
        .forEach(contract -> hashes.put(contract.name(), ofPrepared(contract, leftOut).hex()));
    return hashes;
  }

  /** A user's own objects have no text that is the same everywhere: they are only compared. */
  public static boolean isHashed(Contract<?> contract) {
    return !(contract instanceof ServiceContract);
  }

  private static <S> Result ofPrepared(Contract<S> contract, LeftOut leftOut) {
    return of(contract, contract.prepared(), leftOut);
  }

  /** Makes every call of a contract but those that are left out. Ends at the first failure. */
  public static <S> Result of(Contract<S> contract, S service, LeftOut leftOut) {
    var hash = new AnswersHash();
    for (ExpectedCall<S> call : contract.everyCall()) {
      if (leftOut.carries(call.operation())) {
        hash.add(call, call.call().apply(service));
      }
    }
    return new Result(HexFormat.of().formatHex(hash.digest.digest()), hash.firstDifference);
  }

  private void add(ExpectedCall<?> call, Object answer) {
    Optional<String> wrong = call.comparison().apply(answer);
    if (firstDifference.isEmpty() && wrong.isPresent()) {
      firstDifference =
          wrong.get().isEmpty()
              ? "%s(%s) answers %s, expected %s"
                  .formatted(call.operation(), call.argument(), shown(answer), shown(call.answer()))
              : "%s: %s".formatted(call.argument(), wrong.get());
    }
    String line = call.operation() + ' ' + call.argument() + ' ' + text(answer) + '\n';
    digest.update(line.getBytes(StandardCharsets.UTF_8));
  }

  private static String shown(Object answer) {
    if (answer instanceof User user) {
      return "user %d %s".formatted(user.getId(), Quote.of(user.getName()));
    }
    if (answer instanceof Page<?> page) {
      List<?> users = page.getResult();
      return "page %d of %s users".formatted(page.getPageNo(), users == null ? "no" : users.size());
    }
    return Quote.of(answer);
  }

  /**
   * The canonical text: every value with its length in front, so that no two texts can be alike. A
   * contract whose data are not users gives their classes a {@code toString} with every field.
   */
  static String text(Object value) {
    if (value instanceof User user) {
      var text = new StringBuilder("user");
      UserFields.of(user)
          .forEach((name, field) -> text.append(' ').append(name).append(text(field)));
      return text.toString();
    }
    if (value instanceof Page<?> page) {
      return "page " + page.getPageNo() + " of " + page.getTotal() + text(page.getResult());
    }
    if (value instanceof List<?> list) {
      var text = new StringBuilder("[" + list.size() + "]");
      list.forEach(element -> text.append(text(element)));
      return text.toString();
    }
    if (value == null) {
      return "=null";
    }
    String plain = value.toString();
    return "=" + plain.length() + ":" + plain;
  }
}
