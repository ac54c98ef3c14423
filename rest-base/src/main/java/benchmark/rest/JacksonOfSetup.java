// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rest;

import benchmark.launch.Setup;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.apache.dubbo.common.json.impl.JacksonImpl;

/**
 * Dubbo's Jackson, with dates as texts of ISO 8601, which Spring Boot's users get, too. In the
 * shipped set-up it writes them as arrays of numbers, which is Jackson's own default.
 */
public final class JacksonOfSetup extends JacksonImpl {

  @Override
  protected JsonMapper.Builder createBuilder() {
    JsonMapper.Builder shipped = super.createBuilder();
    return Setup.current() == Setup.SHIPPED
        ? shipped
        : shipped.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
  }
}
