// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Sends the tree in {@link LaunchProperties#PAYLOAD_TREE}, the same in every call. */
final class TreeOperation extends EchoOperation {

  private volatile Map<String, Object> tree;

  TreeOperation(String name, String size) {
    super(name, Map.of(EchoContract.SIZE, size), 1);
  }

  @Override
  protected String methodName() {
    return EchoContract.TREE;
  }

  @Override
  public synchronized Object argument(int n) {
    if (tree == null) {
      Path file = LaunchProperties.PAYLOAD_TREE.required();
      try {
        tree = TreeFile.read(file);
      } catch (IOException e) {
        throw new UncheckedIOException("Cannot read " + file, e);
      }
    }
    return tree;
  }

  @Override
  @SuppressWarnings("unchecked") // it is the tree from above
  public Object call(EchoService service, Object argument) {
    return service.tree((Map<String, Object>) argument);
  }

  @Override
  public boolean accepts(int n, Object answer) {
    return TreeComparison.isLike(tree, answer);
  }

  @Override
  public boolean isValue(Direction direction, int n, Object actual) {
    return difference(n, actual).isEmpty();
  }

  @Override
  public Optional<String> difference(int n, Object actual) {
    return TreeComparison.difference(answer(n), actual);
  }
}
