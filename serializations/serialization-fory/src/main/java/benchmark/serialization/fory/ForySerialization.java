// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fory;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;

/**
 * Apache Fory as a Dubbo serialization: {@code serialization="fory"}.
 *
 * <p>This module is the model for a serialization of your own. It takes four things:
 *
 * <ol>
 *   <li>this class, which Dubbo finds by the file
 *       META-INF/dubbo/org.apache.dubbo.common.serialize.Serialization, under the name that the
 *       file gives it; thread-safe, one instance for all connections;
 *   <li>an {@link ObjectOutput} and an {@link ObjectInput}, one of each for every message;
 *   <li>a list of the classes that it may carry, here {@link ForyClasses};
 *   <li>a test that carries every object of the contract and is refused an unknown class.
 * </ol>
 */
public final class ForySerialization implements Serialization {

  /**
   * Identifies this serialization on the wire; must be unique among all on the classpath. Dubbo
   * leaves five bits for it; 29 is used neither by Dubbo nor by its extensions.
   */
  static final byte ID = 29;

  @Override
  public byte getContentTypeId() {
    return ID;
  }

  @Override
  public String getContentType() {
    return "x-application/fory";
  }

  @Override
  public ObjectOutput serialize(URL url, OutputStream output) {
    return new ForyObjectOutput(ForyClasses.FORY, output);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    return new ForyObjectInput(ForyClasses.FORY, input);
  }
}
