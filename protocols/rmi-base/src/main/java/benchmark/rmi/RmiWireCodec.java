// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rmi;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.rmi.server.ObjID;
import java.rmi.server.UID;
import org.springframework.remoting.support.RemoteInvocation;

/**
 * JRMP's messages, as RMI's streams write them (StreamRemoteCall, UnicastRef and
 * MarshalOutputStream of the JDK, which are not open to others): what follows the byte that says
 * what kind of message it is. The calls are those that Spring's RMI makes, as Dubbo 2.7 uses it.
 */
public final class RmiWireCodec implements WireCodec {

  private static final int BY_HASH = -1;
  private static final byte NORMAL_RETURN = 1;

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    return direction == Direction.REQUEST ? new Request(operation) : new Response(operation);
  }

  private static final class Request implements Message {

    private final Operation<?> operation;
    private final ObjID object = new ObjID();
    private final ObjectInputFilter filter = RmiFilter.requests();
    private final RemoteInvocation[] invocations;

    Request(Operation<?> operation) {
      this.operation = operation;
      Method method = operation.method(Contracts.of(operation).service());
      invocations = new RemoteInvocation[operation.requests()];
      for (int n = 0; n < invocations.length; n++) {
        invocations[n] =
            new RemoteInvocation(
                method.getName(), method.getParameterTypes(), operation.arguments(n));
      }
    }

    @Override
    public void encode(int n, OutputStream to) throws IOException {
      var out = new Out(to);
      object.write(out);
      out.writeInt(BY_HASH);
      out.writeLong(object.hashCode());
      out.writeObject(invocations[n]);
      out.flush();
    }

    @Override
    public Object decode(InputStream from) throws IOException {
      var in = new In(from, filter);
      ObjID.read(in);
      in.readInt();
      in.readLong();
      return in.readAny();
    }

    @Override
    public Object content(Object decoded) {
      return operation.argumentOf(((RemoteInvocation) decoded).getArguments());
    }
  }

  private static final class Response implements Message {

    private final UID acknowledged = new UID();
    private final ObjectInputFilter filter = RmiFilter.answers();
    private final Object[] answers;

    Response(Operation<?> operation) {
      answers = operation.values(Direction.RESPONSE);
    }

    @Override
    public void encode(int n, OutputStream to) throws IOException {
      var out = new Out(to);
      out.writeByte(NORMAL_RETURN);
      acknowledged.write(out);
      out.writeObject(answers[n]);
      out.flush();
    }

    @Override
    public Object decode(InputStream from) throws IOException {
      var in = new In(from, filter);
      in.readByte();
      UID.read(in);
      return in.readAny();
    }
  }

  /** A stream that states with each class that it can be found nowhere else. */
  private static final class Out extends ObjectOutputStream {

    Out(OutputStream to) throws IOException {
      super(to);
    }

    @Override
    protected void annotateClass(Class<?> type) throws IOException {
      writeObject(null);
    }

    @Override
    protected void annotateProxyClass(Class<?> type) throws IOException {
      annotateClass(type);
    }
  }

  private static final class In extends ObjectInputStream {

    In(InputStream from, ObjectInputFilter filter) throws IOException {
      super(from);
      setObjectInputFilter(filter);
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass type)
        throws IOException, ClassNotFoundException {
      readObject();
      return super.resolveClass(type);
    }

    Object readAny() throws IOException {
      try {
        return readObject();
      } catch (ClassNotFoundException otherSide) {
        throw new IOException(otherSide);
      }
    }
  }
}
