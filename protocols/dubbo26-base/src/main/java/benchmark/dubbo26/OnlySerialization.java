// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import com.alibaba.dubbo.common.URL;
import com.alibaba.dubbo.common.extension.ExtensionLoader;
import com.alibaba.dubbo.common.serialize.ObjectInput;
import com.alibaba.dubbo.common.serialize.ObjectOutput;
import com.alibaba.dubbo.common.serialize.Serialization;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Lets a JVM read no serialization but the pair's. Dubbo puts this in front of every serialization
 * by itself, because it is named as an extension and takes a Serialization.
 *
 * <p>Dubbo 2.5 and 2.6 read a message by whatever serialization it names, unfiltered JDK
 * serialization included, which is how these versions were attacked (CodecSupport.getSerialization,
 * 2.6.12).
 */
public final class OnlySerialization implements Serialization {

  private static volatile String only = "hessian2";

  private final Serialization extension;

  /** Wraps one of Dubbo's extensions. */
  public OnlySerialization(Serialization extension) {
    this.extension = extension;
  }

  /** Sets the serialization that is read, by Dubbo's name for it. */
  static void set(String name) {
    only = name;
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
    if (!isOnly()) {
      throw new IOException(getContentType() + " is refused: this JVM reads " + only + " only");
    }
    return extension.deserialize(url, input);
  }

  private boolean isOnly() {
    return ExtensionLoader.getExtensionLoader(Serialization.class)
            .getExtension(only)
            .getContentTypeId()
        == getContentTypeId();
  }
}
