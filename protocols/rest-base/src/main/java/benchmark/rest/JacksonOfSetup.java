// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rest;

import benchmark.contract.EchoContract;
import benchmark.launch.Setup;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.apache.dubbo.common.json.impl.JacksonImpl;

/**
 * Dubbo's Jackson, with dates as texts of ISO 8601, which Spring Boot's users get, too, and keys of
 * any length that a message may have, where Jackson has a limit of 50,000 characters. In the
 * shipped set-up it writes dates as arrays of numbers, which is Dubbo's default.
 */
public final class JacksonOfSetup extends JacksonImpl {

  @Override
  protected JsonMapper.Builder createBuilder() {
    JsonMapper.Builder builder = super.createBuilder();
    ((JsonFactory) builder.streamFactory())
        .setStreamReadConstraints(
            StreamReadConstraints.builder().maxNameLength(EchoContract.LONGEST).build());
    return Setup.current() == Setup.SHIPPED
        ? builder
        : builder.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
  }
}
