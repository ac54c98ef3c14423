// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.protobuf.MessageService;
import com.google.protobuf.Message;
import org.apache.dubbo.rpc.Invoker;
import org.apache.dubbo.rpc.model.StubMethodDescriptor;
import org.apache.dubbo.rpc.model.StubServiceDescriptor;
import org.apache.dubbo.rpc.stub.StubInvocationUtil;

/**
 * The stub of a user's own service, which calls as those do that Dubbo's generator makes (Dubbo
 * 3.3.6). Thread-safe.
 */
record TripleMessageClient(Invoker<?> invoker, StubServiceDescriptor methods)
    implements MessageService {

  @Override
  public Message call(String method, Message request) {
    return StubInvocationUtil.unaryCall(
        invoker, (StubMethodDescriptor) methods.getMethods(method).get(0), request);
  }
}
