// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.feign;

import benchmark.json.JsonSide;
import com.fasterxml.jackson.databind.ObjectMapper;
import feign.Request;
import feign.RequestTemplate;
import feign.Response;
import feign.jackson.JacksonDecoder;
import feign.jackson.JacksonEncoder;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.util.Map;

/** A client that writes and reads bodies by Feign's encoder and decoder. */
public final class FeignSide implements JsonSide {

  private static final Request REQUEST =
      Request.create(
          Request.HttpMethod.POST, "http://localhost/", Map.of(), Request.Body.empty(), null);

  private final JacksonEncoder encoder;
  private final JacksonDecoder decoder;

  /** Writes and reads by this mapper. */
  public FeignSide(ObjectMapper mapper) {
    encoder = new JacksonEncoder(mapper);
    decoder = new JacksonDecoder(mapper);
  }

  @Override
  public void write(Object object, Type type, OutputStream out) throws IOException {
    var template = new RequestTemplate();
    encoder.encode(object, type, template);
    out.write(template.body());
  }

  @Override
  public Object read(InputStream in, Type type) throws IOException {
    var response = Response.builder().status(200).request(REQUEST).body(in, in.available()).build();
    return decoder.decode(response, type);
  }
}
