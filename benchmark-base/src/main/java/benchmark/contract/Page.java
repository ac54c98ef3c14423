// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.Serial;
import java.io.Serializable;
import java.util.List;
import java.util.Objects;

/** One page of a longer list. A plain bean, so that every codec can carry it; not thread-safe. */
public class Page<T> implements Serializable {

  @Serial private static final long serialVersionUID = 1L;

  private int pageNo;
  private int total;

  @SuppressWarnings("serial") // the lists that are sent are serializable
  private List<T> result;

  /** The page's number, from 0. */
  public int getPageNo() {
    return pageNo;
  }

  public void setPageNo(int pageNo) {
    this.pageNo = pageNo;
  }

  /** How many elements all pages hold together. */
  public int getTotal() {
    return total;
  }

  public void setTotal(int total) {
    this.total = total;
  }

  /** The elements of this page. */
  public List<T> getResult() {
    return result;
  }

  public void setResult(List<T> result) {
    this.result = result;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Page<?> that
        && pageNo == that.pageNo
        && total == that.total
        && Objects.equals(result, that.result);
  }

  @Override
  public int hashCode() {
    return Objects.hash(pageNo, total, result);
  }

  @Override
  public String toString() {
    return "Page{pageNo=" + pageNo + ", total=" + total + ", result=" + result + '}';
  }
}
