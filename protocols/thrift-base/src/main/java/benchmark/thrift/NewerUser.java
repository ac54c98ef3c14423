// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import benchmark.thrift.generated.User;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolDecorator;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;

/**
 * A user as a sender with a newer schema writes it, with a field that this schema does not have.
 */
final class NewerUser extends User {

  private static final long serialVersionUID = 1;

  @Override
  public void write(TProtocol to) throws TException {
    super.write(new WithNickname(to));
  }

  private static final class WithNickname extends TProtocolDecorator {

    private int depth;

    WithNickname(TProtocol to) {
      super(to);
    }

    @Override
    public void writeStructBegin(TStruct struct) throws TException {
      depth++;
      super.writeStructBegin(struct);
    }

    @Override
    public void writeFieldStop() throws TException {
      if (depth == 1) {
        writeFieldBegin(new TField("nickname", TType.STRING, (short) 1000));
        writeString("added on one side");
        writeFieldEnd();
      }
      super.writeFieldStop();
    }

    @Override
    public void writeStructEnd() throws TException {
      depth--;
      super.writeStructEnd();
    }
  }
}
