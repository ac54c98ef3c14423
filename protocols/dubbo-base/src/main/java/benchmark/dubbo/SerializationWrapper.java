// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;

/**
 * Wraps one of Dubbo's serializations and changes nothing: subclasses override what they restrict.
 * Dubbo applies a subclass by itself if it is named as an extension and has a public constructor
 * that takes a Serialization.
 */
public abstract class SerializationWrapper implements Serialization {

  private final Serialization extension;

  /** Wraps this extension. */
  protected SerializationWrapper(Serialization extension) {
    this.extension = extension;
  }

  @Override
  public byte getContentTypeId() {
    return extension.getContentTypeId();
  }

  @Override
  public String getContentType() {
    return extension.getContentType();
  }

  @Override
  public ObjectOutput serialize(URL url, OutputStream output) throws IOException {
    return extension.serialize(url, output);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    return extension.deserialize(url, input);
  }
}
