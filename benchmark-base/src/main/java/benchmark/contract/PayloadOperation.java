// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Sends the text in {@link LaunchProperties#PAYLOAD}, the same in every call. */
final class PayloadOperation extends EchoOperation {

  private volatile String text;

  PayloadOperation(String name, String size) {
    super(name, Map.of(EchoContract.SIZE, size), 1);
  }

  @Override
  public synchronized Object argument(int n) {
    if (text == null) {
      Path file = LaunchProperties.PAYLOAD.required();
      try {
        text = Files.readString(file);
      } catch (IOException e) {
        throw new UncheckedIOException("Cannot read " + file, e);
      }
    }
    return text;
  }

  @Override
  public Object call(EchoService service, Object argument) {
    return service.string((String) argument);
  }

  @Override
  public boolean accepts(int n, Object answer) {
    return EchoText.isLike(text, (String) answer);
  }
}
