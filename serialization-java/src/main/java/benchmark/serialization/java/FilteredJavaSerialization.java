// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.java;

import benchmark.dubbo.SerializationWrapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.extension.Wrapper;
import org.apache.dubbo.common.serialize.Constants;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.java.JavaObjectInput;

/**
 * Closes Dubbo's extension for JDK serialization, which asks nobody before it loads what the wire
 * names: every stream that it reads gets a filter. Dubbo puts this in front of the extension by
 * itself, because it is on the classpath and takes a Serialization.
 *
 * <p>The same jar brings two variants, which are not the row's and are closed altogether: a server
 * refuses calls in them, but Dubbo reads the data of an event in whatever serialization it names.
 *
 * <p>The JVM-wide flag {@code -Djdk.serialFilter} would do the same, but JMH's forks talk to their
 * parent by JDK serialization, too.
 */
@Wrapper(matches = {"java", "compactedjava", "nativejava"})
public final class FilteredJavaSerialization extends SerializationWrapper {

  /** What may be read. The limits keep a short stream from asking for much memory or stack. */
  private static final ObjectInputFilter FILTER =
      ObjectInputFilter.Config.createFilter(
          "maxdepth=100;maxarray=1000000"
              + ";benchmark.contract.*"
              + ";java.base/java.lang.*;java.base/java.util.*;java.base/java.time.*"
              + ";org.apache.dubbo.rpc.*" // the framework's own exceptions
              + ";!*");

  /** Wraps Dubbo's extension. */
  public FilteredJavaSerialization(Serialization extension) {
    super(extension);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    if (getContentTypeId() != Constants.JAVA_SERIALIZATION_ID) {
      throw new IOException(getContentType() + " is closed");
    }
    return new FilteredObjectInput(input);
  }

  /** The extension's own input, but for the filter. */
  private static final class FilteredObjectInput extends JavaObjectInput {

    FilteredObjectInput(InputStream input) throws IOException {
      super(input);
      getObjectInputStream().setObjectInputFilter(FILTER);
    }
  }
}
