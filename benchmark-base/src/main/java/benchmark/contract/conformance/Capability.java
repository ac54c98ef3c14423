// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

/** What a pair is asked to carry or to withstand: a column of the capability matrix. */
public enum Capability {
  ANSWERS("answer", "every operation's answer is the expected one"),
  NULLS("null", "null fields, a null list, null as the answer"),
  EMPTY("empty", "an empty list, an empty string"),
  LARGE("10k", "10,000 users in an answer, 10,000 numbers in a request"),
  NUMBERS("number", "min/max int and long"),
  DATES("date", "the first and last date and time of java.time, nanoseconds"),
  CHINESE("cjk", "Chinese text, rare characters included"),
  EMOJI("emoji", "emoji, joined ones included"),
  SURROGATES("surrog", "strings with unpaired surrogates"),
  LONG_STRING("1MiB", "a string of 1 MiB"),
  SHARED("same", "one object twice in a list arrives as one object"),
  CYCLE("cycle", "an object that refers to itself"),
  TREE("tree", "a tree of objects, lists, texts, numbers, booleans, null, 64 deep"),
  COLLECTION("coll", "a LinkedList where a List is declared stays one"),
  SUBCLASS("subcl", "a subclass where its superclass is declared"),
  GADGET("gadget", "a class outside the allow-list is refused, or not even sent"),
  EXCEPTION("throws", "an exception arrives with its type and message"),
  TRUNCATED("trunc", "the server withstands requests that end too early"),
  GARBLED("garble", "the server withstands flipped bytes and huge lengths"),
  EVOLUTION("field+", "client and server agree after one of them gained a field"),
  CODEC(
      "codec",
      "writing and reading cost about the same, and no more than a message's size explains"),
  BEHIND("behind", "calls through nginx are answered"),
  GOAWAY("goaway", "no call is lost when nginx ends connections after 100 calls"),
  STREAM("stream", "messages on streams arrive in order and unchanged, and streams end"),
  CANCEL("cancel", "giving a stream up ends it on the other side, too"),
  DEADLINE("expire", "a stream with a deadline ends then on both sides, and for that reason"),
  KILLED("killed", "every stream is notified when its server is killed"),
  BACKPRESSURE("backpr", "a sender that is faster than the receiver is asked to wait");

  private final String head;
  private final String meaning;

  Capability(String head, String meaning) {
    this.head = head;
    this.meaning = meaning;
  }

  /** The heading of the column: at most six characters. */
  public String head() {
    return head;
  }

  /** What "yes" means. */
  public String meaning() {
    return meaning;
  }
}
