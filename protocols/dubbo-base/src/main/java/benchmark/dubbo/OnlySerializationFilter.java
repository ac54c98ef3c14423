// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import java.io.IOException;
import java.io.InputStream;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.remoting.transport.CodecSupport;

/**
 * Lets a provider read nothing but its {@link OnlySerialization}. Dubbo puts this in front of every
 * serialization by itself, because it is named as an extension and takes a Serialization.
 *
 * <p>Dubbo asks for the accepted serializations where it reads a call. The server also reads what
 * says that it is the response to some call; if its status is an error, Dubbo 3.3.6 reads the body
 * by whatever serialization the frame names (DubboCodec.decodeBody), unasked and of any size.
 */
public final class OnlySerializationFilter extends SerializationWrapper {

  /** Wraps one of Dubbo's extensions. */
  public OnlySerializationFilter(Serialization extension) {
    super(extension);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    String only = OnlySerialization.name();
    if (only != null && CodecSupport.getIDByName(only) != getContentTypeId()) {
      throw new IOException(
          getContentType() + " is refused: this provider reads " + only + " only");
    }
    return super.deserialize(url, input);
  }
}
