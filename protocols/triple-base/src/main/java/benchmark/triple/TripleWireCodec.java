// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import benchmark.dubbo.CallPayloads;
import benchmark.dubbo.DubboWireCodec;

/**
 * The codec of the triple references that this JVM's consumer.xml has declared.
 *
 * <p>As {@link DubboWireCodec}, nothing in the shape of this class is Dubbo's.
 */
public final class TripleWireCodec implements WireCodec {

  private final CallPayloads objects;

  /** The codec of the contract's own objects, which triple wraps in protobuf. */
  public TripleWireCodec() {
    this(new CallPayloads());
  }

  /** The codec of these objects. */
  public TripleWireCodec(CallPayloads objects) {
    this.objects = objects;
  }

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    try {
      return new PackedMessage(operation, direction, objects);
    } catch (LinkageError olderDubbo) {
      throw DubboWireCodec.unavailable(olderDubbo);
    }
  }
}
