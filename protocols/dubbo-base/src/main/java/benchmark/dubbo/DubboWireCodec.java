// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.contract.CodecUnavailableException;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import org.apache.dubbo.common.Version;

/**
 * The codec of the references that this JVM's consumer.xml has declared.
 *
 * <p>Nothing in the shape of this class is Dubbo's, because Spring looks at it in every run, and
 * under versions of Dubbo that do not have those classes.
 */
public final class DubboWireCodec implements WireCodec {

  private final CallPayloads objects;

  /** The codec of the contract's own objects. */
  public DubboWireCodec() {
    this(new CallPayloads());
  }

  /** The codec of these objects. */
  public DubboWireCodec(CallPayloads objects) {
    this.objects = objects;
  }

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    try {
      var call = new WireCall(operation, objects);
      return direction == Direction.REQUEST ? new RequestMessage(call) : new ResponseMessage(call);
    } catch (LinkageError olderDubbo) {
      throw unavailable(olderDubbo);
    }
  }

  /** Says that this version of Dubbo lacks what its codec is taken out with. */
  public static CodecUnavailableException unavailable(LinkageError olderDubbo) {
    return new CodecUnavailableException(
        ("Dubbo %s has no codec that can be measured without a wire (%s). Use Dubbo 3.2 or newer;"
                + " complete calls are measured with any version.")
            .formatted(Version.getVersion(), olderDubbo),
        olderDubbo);
  }
}
