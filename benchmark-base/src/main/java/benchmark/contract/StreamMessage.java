// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.Serial;
import java.io.Serializable;
import java.util.Objects;

/**
 * What travels on a stream: a number that says its place, and a text. A plain bean, so that every
 * codec can carry it; not thread-safe.
 */
public class StreamMessage implements Serializable {

  @Serial private static final long serialVersionUID = 1L;

  private int number;
  private String text;

  /** An empty one, for codecs. */
  public StreamMessage() {}

  /** A message. */
  public StreamMessage(int number, String text) {
    this.number = number;
    this.text = text;
  }

  public int getNumber() {
    return number;
  }

  public void setNumber(int number) {
    this.number = number;
  }

  public String getText() {
    return text;
  }

  public void setText(String text) {
    this.text = text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StreamMessage that
        && number == that.number
        && Objects.equals(text, that.text);
  }

  @Override
  public int hashCode() {
    return Objects.hash(number, text);
  }

  /** Every field. */
  @Override
  public String toString() {
    return "StreamMessage{number=" + number + ", text=" + text + '}';
  }
}
