// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.launch.SliceRequest;

/**
 * What makes the calls of a slice, and times them. It is asked for one slice after the other, by
 * one thread; the connection and whatever else it needs outlive a slice.
 */
public interface SliceEngine {

  /**
   * Makes and times the calls of one slice.
   *
   * @throws UnsupportedLoadException if it cannot make calls as the request's load says
   * @throws Exception if a call fails
   */
  Slice measure(SliceRequest request) throws Exception;
}
