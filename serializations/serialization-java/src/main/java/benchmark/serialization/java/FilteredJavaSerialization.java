// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.java;

import benchmark.contract.Contracts;
import benchmark.dubbo.SerializationWrapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.util.stream.Collectors;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.extension.Wrapper;
import org.apache.dubbo.common.serialize.Constants;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.java.JavaObjectInput;

/**
 * Gives every stream that Dubbo's extension for JDK serialization reads a filter: the extension
 * itself checks nothing before it loads what the wire names.
 *
 * <p>The same jar brings two variants, which are not the pair's and are refused altogether: a
 * server refuses calls in them, but Dubbo reads the data of an event in whatever serialization it
 * names.
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
              + contractClasses()
              + ";java.base/java.lang.*;java.base/java.util.*;java.base/java.time.*"
              + ";org.apache.dubbo.rpc.*" // the framework's own exceptions
              + ";!*");

  /** The contracts' classes, and what begins with their names, as in Dubbo's own list. */
  private static String contractClasses() {
    return Contracts.classNames().map(name -> ";" + name + "*").collect(Collectors.joining());
  }

  /** Wraps Dubbo's extension. */
  public FilteredJavaSerialization(Serialization extension) {
    super(extension);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    if (getContentTypeId() != Constants.JAVA_SERIALIZATION_ID) {
      throw new IOException(getContentType() + " is refused");
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
