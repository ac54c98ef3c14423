// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rest;

import benchmark.json.JsonSide;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import org.apache.dubbo.remoting.http12.message.codec.JsonCodec;
import org.apache.dubbo.rpc.model.FrameworkModel;

/** A side that writes and reads as Dubbo's REST does. */
public final class DubboJsonSide implements JsonSide {

  private final JsonCodec codec = new JsonCodec(FrameworkModel.defaultModel());

  @Override
  public void write(Object object, Type type, OutputStream out) {
    codec.encode(out, object, StandardCharsets.UTF_8);
  }

  @Override
  public Object read(InputStream in, Type type) {
    return codec.decode(in, type, StandardCharsets.UTF_8);
  }
}
