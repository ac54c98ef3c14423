// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.codec.MessageCost;
import benchmark.cli.text.Numbers;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Whether what a codec needs for three messages is in proportion: a request that carries a number,
 * an answer with one user, and one with a page of them. All bounds are between messages of one JVM,
 * so that a slow machine moves none of them. Each is about twice what the pairs of this project
 * reach, and below what a lookup for each object or message does.
 *
 * <p>What makes every object and the text between them slower alike, both ways, is in proportion
 * and not seen here: {@code codec} of several pairs shows it.
 *
 * @param number the request for one user
 * @param user the answer to it
 * @param page the answer with a page of users
 */
record CodecProportions(MessageCost number, MessageCost user, MessageCost page) {

  /** Names of the operations whose messages these are. */
  static final String GET = "getUser";

  static final String LIST = "listUser";

  /** Users on a page. */
  private static final int USERS = 15;

  /**
   * Writing a page to reading it: pairs need up to 1.9 times as long, and with {@code
   * Class.forName} for each object that is written 5.7. Not of a user alone: what is fixed in a
   * short message is mostly on one side, as with Java's serialization, which looks up the classes
   * of each message that it reads.
   */
  private static final double MOST_WRITING = 3;

  /** Reading a page to writing it: Jackson needs 2.6 times as long, others up to 1.8. */
  private static final double MOST_READING = 5;

  /**
   * The bytes of a number's request to those that one more user adds to a page. A request carries
   * the call's names and attachments, which is up to 1.2 users in this project; attachments sent
   * twice make it 6.
   */
  private static final double MOST_FIXED_BYTES = 3;

  /**
   * The time for a number's request, or for a user alone, to that which one more user adds to a
   * page. Fast codecs leave a framework's attachments and names the larger part of a short message:
   * up to 4.4 users; a buffer allocated for every value makes it 17.
   */
  private static final double MOST_FIXED_TIME = 10;

  /**
   * The time for each byte of one more user to that for each byte of a number's request: objects
   * and text cost about alike, up to 1.2. Dubbo 2.6's Hessian, which looks up classes and methods
   * for each date, needs 5.
   */
  private static final double MOST_PER_BYTE = 3;

  /**
   * What one more user adds to that which a user alone takes: 1 or less, because what is written
   * once for a message is not added. More would grow with the square of the page, as a search among
   * what was written does.
   */
  private static final double MOST_GROWTH = 2;

  /** Of what was measured of both operations. */
  static CodecProportions of(List<MessageCost> costs) {
    return new CodecProportions(
        find(costs, GET, "request"), find(costs, GET, "response"), find(costs, LIST, "response"));
  }

  private static MessageCost find(List<MessageCost> costs, String operation, String direction) {
    return costs.stream()
        .filter(it -> it.operation().name().equals(operation))
        .filter(it -> it.direction().equals(direction))
        .findFirst()
        .orElseThrow();
  }

  /** A clause for each that is not as it should be. */
  Map<Kind, String> disproportions() {
    var found = new EnumMap<Kind, String>(Kind.class);
    all()
        .filter(Proportion::isBeyond)
        .forEach(proportion -> found.put(proportion.kind(), proportion.toText()));
    return found;
  }

  private Stream<Proportion> all() {
    return Stream.of(
        new Proportion(Kind.WRITING, page.encodeNanos(), page.decodeNanos()),
        new Proportion(Kind.READING, page.decodeNanos(), page.encodeNanos()),
        new Proportion(Kind.FIXED_BYTES, number.bytes(), moreBytes()),
        new Proportion(Kind.FIXED_TIME, number.nanos(), moreNanos()),
        new Proportion(Kind.FIXED_TIME_OF_USER, user.nanos(), moreNanos()),
        new Proportion(
            Kind.TIME_PER_BYTE, moreNanos() / moreBytes(), number.nanos() / number.bytes()),
        new Proportion(Kind.BYTES_OF_MORE, moreBytes(), user.bytes()),
        new Proportion(Kind.TIME_OF_MORE, moreNanos(), user.nanos()));
  }

  /** The proportions that were found, as a clause. */
  String toText() {
    return ("writing a page takes %s times as long as reading it; a request with a number has %s"
            + " times the bytes of one more user in a page, and takes %s times as long")
        .formatted(
            ratio(page.encodeNanos() / page.decodeNanos()),
            ratio(number.bytes() / moreBytes()),
            ratio(number.nanos() / moreNanos()));
  }

  private double moreBytes() {
    return (page.bytes() - user.bytes()) / (USERS - 1);
  }

  private double moreNanos() {
    return (page.nanos() - user.nanos()) / (USERS - 1);
  }

  private static String ratio(double value) {
    return Numbers.rounded(value, 2);
  }

  /** What is held against what. */
  enum Kind {
    WRITING(LIST, MOST_WRITING, "a page takes %s ns to write and %s ns to read"),
    READING(LIST, MOST_READING, "a page takes %s ns to read and %s ns to write"),
    FIXED_BYTES(
        GET, MOST_FIXED_BYTES, "a request with a number has %s B, one more user in a page %s B"),
    FIXED_TIME(
        GET, MOST_FIXED_TIME, "a request with a number takes %s ns, one more user in a page %s ns"),
    FIXED_TIME_OF_USER(
        GET, MOST_FIXED_TIME, "an answer with one user takes %s ns, one more in a page %s ns"),
    TIME_PER_BYTE(
        LIST,
        MOST_PER_BYTE,
        "a byte of a user takes %s ns, a byte of a request with a number %s ns"),
    BYTES_OF_MORE(LIST, MOST_GROWTH, "one more user in a page has %s B, a user alone %s B"),
    TIME_OF_MORE(LIST, MOST_GROWTH, "one more user in a page takes %s ns, a user alone %s ns");

    private final String operation;
    private final double most;
    private final String words;

    Kind(String operation, double most, String words) {
      this.operation = operation;
      this.most = most;
      this.words = words;
    }

    /** The operation whose calls show it best. */
    String operation() {
      return operation;
    }
  }

  private record Proportion(Kind kind, double first, double second) {

    /** A page that takes no longer than a user, or is no longer, is out of any proportion. */
    boolean isBeyond() {
      double ratio = first / second;
      return !(ratio > 0 && ratio <= kind.most);
    }

    String toText() {
      return kind.words.formatted(Numbers.of(first), Numbers.of(second))
          + " (at most %s times is expected)".formatted(Numbers.plain(kind.most));
    }
  }
}
