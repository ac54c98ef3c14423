// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rest;

import benchmark.launch.Setup;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.apache.dubbo.common.json.impl.JacksonImpl;

/**
 * Dubbo's Jackson, with dates as texts of ISO 8601, which Spring Boot's users get, too, and keys of
 * any length that a message may have. In the shipped set-up it writes dates as arrays of numbers
 * and reads keys of up to 50,000 characters, which are Jackson's own defaults.
 */
public final class JacksonOfSetup extends JacksonImpl {

  private static final int LONGEST_KEY = 1 << 20;

  @Override
  protected JsonMapper.Builder createBuilder() {
    JsonMapper.Builder shipped = super.createBuilder();
    if (Setup.current() == Setup.SHIPPED) {
      return shipped;
    }
    ((JsonFactory) shipped.streamFactory())
        .setStreamReadConstraints(
            StreamReadConstraints.builder().maxNameLength(LONGEST_KEY).build());
    return shipped.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
  }
}
