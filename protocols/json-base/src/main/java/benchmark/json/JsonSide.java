// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

/** How one side of a pair writes and reads bodies. */
public interface JsonSide {

  /** Writes an object of a type. */
  void write(Object object, Type type, OutputStream out) throws IOException;

  /** Reads an object of a type. */
  Object read(InputStream in, Type type) throws IOException;
}
