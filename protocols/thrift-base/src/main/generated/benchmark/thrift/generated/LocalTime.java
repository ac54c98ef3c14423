// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift.generated;

@SuppressWarnings({"cast", "rawtypes", "serial", "unchecked", "unused"})
public class LocalTime
    implements org.apache.thrift.TBase<LocalTime, LocalTime._Fields>,
        java.io.Serializable,
        Cloneable,
        Comparable<LocalTime> {
  private static final org.apache.thrift.protocol.TStruct STRUCT_DESC =
      new org.apache.thrift.protocol.TStruct("LocalTime");

  private static final org.apache.thrift.protocol.TField DAY_FIELD_DESC =
      new org.apache.thrift.protocol.TField("day", org.apache.thrift.protocol.TType.I64, (short) 1);
  private static final org.apache.thrift.protocol.TField NANOS_OF_DAY_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "nanosOfDay", org.apache.thrift.protocol.TType.I64, (short) 2);

  private static final org.apache.thrift.scheme.SchemeFactory STANDARD_SCHEME_FACTORY =
      new LocalTimeStandardSchemeFactory();
  private static final org.apache.thrift.scheme.SchemeFactory TUPLE_SCHEME_FACTORY =
      new LocalTimeTupleSchemeFactory();

  private long day; // required
  private long nanosOfDay; // required

  /**
   * The set of fields this struct contains, along with convenience methods for finding and
   * manipulating them.
   */
  public enum _Fields implements org.apache.thrift.TFieldIdEnum {
    DAY((short) 1, "day"),
    NANOS_OF_DAY((short) 2, "nanosOfDay");

    private static final java.util.Map<java.lang.String, _Fields> byName =
        new java.util.HashMap<java.lang.String, _Fields>();

    static {
      for (_Fields field : java.util.EnumSet.allOf(_Fields.class)) {
        byName.put(field.getFieldName(), field);
      }
    }

    /** Find the _Fields constant that matches fieldId, or null if its not found. */
    @org.apache.thrift.annotation.Nullable
    public static _Fields findByThriftId(int fieldId) {
      switch (fieldId) {
        case 1: // DAY
          return DAY;
        case 2: // NANOS_OF_DAY
          return NANOS_OF_DAY;
        default:
          return null;
      }
    }

    /** Find the _Fields constant that matches fieldId, throwing an exception if it is not found. */
    public static _Fields findByThriftIdOrThrow(int fieldId) {
      _Fields fields = findByThriftId(fieldId);
      if (fields == null)
        throw new java.lang.IllegalArgumentException("Field " + fieldId + " doesn't exist!");
      return fields;
    }

    /** Find the _Fields constant that matches name, or null if its not found. */
    @org.apache.thrift.annotation.Nullable
    public static _Fields findByName(java.lang.String name) {
      return byName.get(name);
    }

    private final short _thriftId;
    private final java.lang.String _fieldName;

    _Fields(short thriftId, java.lang.String fieldName) {
      _thriftId = thriftId;
      _fieldName = fieldName;
    }

    @Override
    public short getThriftFieldId() {
      return _thriftId;
    }

    @Override
    public java.lang.String getFieldName() {
      return _fieldName;
    }
  }

  // isset id assignments
  private static final int __DAY_ISSET_ID = 0;
  private static final int __NANOSOFDAY_ISSET_ID = 1;
  private byte __isset_bitfield = 0;
  public static final java.util.Map<_Fields, org.apache.thrift.meta_data.FieldMetaData> metaDataMap;

  static {
    java.util.Map<_Fields, org.apache.thrift.meta_data.FieldMetaData> tmpMap =
        new java.util.EnumMap<_Fields, org.apache.thrift.meta_data.FieldMetaData>(_Fields.class);
    tmpMap.put(
        _Fields.DAY,
        new org.apache.thrift.meta_data.FieldMetaData(
            "day",
            org.apache.thrift.TFieldRequirementType.DEFAULT,
            new org.apache.thrift.meta_data.FieldValueMetaData(
                org.apache.thrift.protocol.TType.I64)));
    tmpMap.put(
        _Fields.NANOS_OF_DAY,
        new org.apache.thrift.meta_data.FieldMetaData(
            "nanosOfDay",
            org.apache.thrift.TFieldRequirementType.DEFAULT,
            new org.apache.thrift.meta_data.FieldValueMetaData(
                org.apache.thrift.protocol.TType.I64)));
    metaDataMap = java.util.Collections.unmodifiableMap(tmpMap);
    org.apache.thrift.meta_data.FieldMetaData.addStructMetaDataMap(LocalTime.class, metaDataMap);
  }

  public LocalTime() {}

  public LocalTime(long day, long nanosOfDay) {
    this();
    this.day = day;
    setDayIsSet(true);
    this.nanosOfDay = nanosOfDay;
    setNanosOfDayIsSet(true);
  }

  /** Performs a deep copy on <i>other</i>. */
  public LocalTime(LocalTime other) {
    __isset_bitfield = other.__isset_bitfield;
    this.day = other.day;
    this.nanosOfDay = other.nanosOfDay;
  }

  @Override
  public LocalTime deepCopy() {
    return new LocalTime(this);
  }

  @Override
  public void clear() {
    setDayIsSet(false);
    this.day = 0;
    setNanosOfDayIsSet(false);
    this.nanosOfDay = 0;
  }

  public long getDay() {
    return this.day;
  }

  public void setDay(long day) {
    this.day = day;
    setDayIsSet(true);
  }

  public void unsetDay() {
    __isset_bitfield = org.apache.thrift.EncodingUtils.clearBit(__isset_bitfield, __DAY_ISSET_ID);
  }

  /** Returns true if field day is set (has been assigned a value) and false otherwise */
  public boolean isSetDay() {
    return org.apache.thrift.EncodingUtils.testBit(__isset_bitfield, __DAY_ISSET_ID);
  }

  public void setDayIsSet(boolean value) {
    __isset_bitfield =
        org.apache.thrift.EncodingUtils.setBit(__isset_bitfield, __DAY_ISSET_ID, value);
  }

  public long getNanosOfDay() {
    return this.nanosOfDay;
  }

  public void setNanosOfDay(long nanosOfDay) {
    this.nanosOfDay = nanosOfDay;
    setNanosOfDayIsSet(true);
  }

  public void unsetNanosOfDay() {
    __isset_bitfield =
        org.apache.thrift.EncodingUtils.clearBit(__isset_bitfield, __NANOSOFDAY_ISSET_ID);
  }

  /** Returns true if field nanosOfDay is set (has been assigned a value) and false otherwise */
  public boolean isSetNanosOfDay() {
    return org.apache.thrift.EncodingUtils.testBit(__isset_bitfield, __NANOSOFDAY_ISSET_ID);
  }

  public void setNanosOfDayIsSet(boolean value) {
    __isset_bitfield =
        org.apache.thrift.EncodingUtils.setBit(__isset_bitfield, __NANOSOFDAY_ISSET_ID, value);
  }

  @Override
  public void setFieldValue(
      _Fields field, @org.apache.thrift.annotation.Nullable java.lang.Object value) {
    switch (field) {
      case DAY:
        if (value == null) {
          unsetDay();
        } else {
          setDay((java.lang.Long) value);
        }
        break;

      case NANOS_OF_DAY:
        if (value == null) {
          unsetNanosOfDay();
        } else {
          setNanosOfDay((java.lang.Long) value);
        }
        break;
    }
  }

  @org.apache.thrift.annotation.Nullable
  @Override
  public java.lang.Object getFieldValue(_Fields field) {
    switch (field) {
      case DAY:
        return getDay();

      case NANOS_OF_DAY:
        return getNanosOfDay();
    }
    throw new java.lang.IllegalStateException();
  }

  /**
   * Returns true if field corresponding to fieldID is set (has been assigned a value) and false
   * otherwise
   */
  @Override
  public boolean isSet(_Fields field) {
    if (field == null) {
      throw new java.lang.IllegalArgumentException();
    }

    switch (field) {
      case DAY:
        return isSetDay();
      case NANOS_OF_DAY:
        return isSetNanosOfDay();
    }
    throw new java.lang.IllegalStateException();
  }

  @Override
  public boolean equals(java.lang.Object that) {
    if (that instanceof LocalTime) return this.equals((LocalTime) that);
    return false;
  }

  public boolean equals(LocalTime that) {
    if (that == null) return false;
    if (this == that) return true;

    boolean this_present_day = true;
    boolean that_present_day = true;
    if (this_present_day || that_present_day) {
      if (!(this_present_day && that_present_day)) return false;
      if (this.day != that.day) return false;
    }

    boolean this_present_nanosOfDay = true;
    boolean that_present_nanosOfDay = true;
    if (this_present_nanosOfDay || that_present_nanosOfDay) {
      if (!(this_present_nanosOfDay && that_present_nanosOfDay)) return false;
      if (this.nanosOfDay != that.nanosOfDay) return false;
    }

    return true;
  }

  @Override
  public int hashCode() {
    int hashCode = 1;

    hashCode = hashCode * 8191 + org.apache.thrift.TBaseHelper.hashCode(day);

    hashCode = hashCode * 8191 + org.apache.thrift.TBaseHelper.hashCode(nanosOfDay);

    return hashCode;
  }

  @Override
  public int compareTo(LocalTime other) {
    if (!getClass().equals(other.getClass())) {
      return getClass().getName().compareTo(other.getClass().getName());
    }

    int lastComparison = 0;

    lastComparison = java.lang.Boolean.compare(isSetDay(), other.isSetDay());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetDay()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.day, other.day);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetNanosOfDay(), other.isSetNanosOfDay());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetNanosOfDay()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.nanosOfDay, other.nanosOfDay);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    return 0;
  }

  @org.apache.thrift.annotation.Nullable
  @Override
  public _Fields fieldForId(int fieldId) {
    return _Fields.findByThriftId(fieldId);
  }

  @Override
  public void read(org.apache.thrift.protocol.TProtocol iprot) throws org.apache.thrift.TException {
    scheme(iprot).read(iprot, this);
  }

  @Override
  public void write(org.apache.thrift.protocol.TProtocol oprot)
      throws org.apache.thrift.TException {
    scheme(oprot).write(oprot, this);
  }

  @Override
  public java.lang.String toString() {
    java.lang.StringBuilder sb = new java.lang.StringBuilder("LocalTime(");
    boolean first = true;

    sb.append("day:");
    sb.append(this.day);
    first = false;
    if (!first) sb.append(", ");
    sb.append("nanosOfDay:");
    sb.append(this.nanosOfDay);
    first = false;
    sb.append(")");
    return sb.toString();
  }

  public void validate() throws org.apache.thrift.TException {
    // check for required fields
    // check for sub-struct validity
  }

  private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
    try {
      write(
          new org.apache.thrift.protocol.TCompactProtocol(
              new org.apache.thrift.transport.TIOStreamTransport(out)));
    } catch (org.apache.thrift.TException te) {
      throw new java.io.IOException(te);
    }
  }

  private void readObject(java.io.ObjectInputStream in)
      throws java.io.IOException, java.lang.ClassNotFoundException {
    try {
      // it doesn't seem like you should have to do this, but java serialization is wacky, and
      // doesn't call the default constructor.
      __isset_bitfield = 0;
      read(
          new org.apache.thrift.protocol.TCompactProtocol(
              new org.apache.thrift.transport.TIOStreamTransport(in)));
    } catch (org.apache.thrift.TException te) {
      throw new java.io.IOException(te);
    }
  }

  private static class LocalTimeStandardSchemeFactory
      implements org.apache.thrift.scheme.SchemeFactory {
    @Override
    public LocalTimeStandardScheme getScheme() {
      return new LocalTimeStandardScheme();
    }
  }

  private static class LocalTimeStandardScheme
      extends org.apache.thrift.scheme.StandardScheme<LocalTime> {

    @Override
    public void read(org.apache.thrift.protocol.TProtocol iprot, LocalTime struct)
        throws org.apache.thrift.TException {
      org.apache.thrift.protocol.TField schemeField;
      iprot.readStructBegin();
      while (true) {
        schemeField = iprot.readFieldBegin();
        if (schemeField.type == org.apache.thrift.protocol.TType.STOP) {
          break;
        }
        switch (schemeField.id) {
          case 1: // DAY
            if (schemeField.type == org.apache.thrift.protocol.TType.I64) {
              struct.day = iprot.readI64();
              struct.setDayIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 2: // NANOS_OF_DAY
            if (schemeField.type == org.apache.thrift.protocol.TType.I64) {
              struct.nanosOfDay = iprot.readI64();
              struct.setNanosOfDayIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          default:
            org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
        }
        iprot.readFieldEnd();
      }
      iprot.readStructEnd();
      struct.validate();
    }

    @Override
    public void write(org.apache.thrift.protocol.TProtocol oprot, LocalTime struct)
        throws org.apache.thrift.TException {
      struct.validate();

      oprot.writeStructBegin(STRUCT_DESC);
      oprot.writeFieldBegin(DAY_FIELD_DESC);
      oprot.writeI64(struct.day);
      oprot.writeFieldEnd();
      oprot.writeFieldBegin(NANOS_OF_DAY_FIELD_DESC);
      oprot.writeI64(struct.nanosOfDay);
      oprot.writeFieldEnd();
      oprot.writeFieldStop();
      oprot.writeStructEnd();
    }
  }

  private static class LocalTimeTupleSchemeFactory
      implements org.apache.thrift.scheme.SchemeFactory {
    @Override
    public LocalTimeTupleScheme getScheme() {
      return new LocalTimeTupleScheme();
    }
  }

  private static class LocalTimeTupleScheme
      extends org.apache.thrift.scheme.TupleScheme<LocalTime> {

    @Override
    public void write(org.apache.thrift.protocol.TProtocol prot, LocalTime struct)
        throws org.apache.thrift.TException {
      org.apache.thrift.protocol.TTupleProtocol oprot =
          (org.apache.thrift.protocol.TTupleProtocol) prot;
      java.util.BitSet optionals = new java.util.BitSet();
      if (struct.isSetDay()) {
        optionals.set(0);
      }
      if (struct.isSetNanosOfDay()) {
        optionals.set(1);
      }
      oprot.writeBitSet(optionals, 2);
      if (struct.isSetDay()) {
        oprot.writeI64(struct.day);
      }
      if (struct.isSetNanosOfDay()) {
        oprot.writeI64(struct.nanosOfDay);
      }
    }

    @Override
    public void read(org.apache.thrift.protocol.TProtocol prot, LocalTime struct)
        throws org.apache.thrift.TException {
      org.apache.thrift.protocol.TTupleProtocol iprot =
          (org.apache.thrift.protocol.TTupleProtocol) prot;
      java.util.BitSet incoming = iprot.readBitSet(2);
      if (incoming.get(0)) {
        struct.day = iprot.readI64();
        struct.setDayIsSet(true);
      }
      if (incoming.get(1)) {
        struct.nanosOfDay = iprot.readI64();
        struct.setNanosOfDayIsSet(true);
      }
    }
  }

  private static <S extends org.apache.thrift.scheme.IScheme> S scheme(
      org.apache.thrift.protocol.TProtocol proto) {
    return (org.apache.thrift.scheme.StandardScheme.class.equals(proto.getScheme())
            ? STANDARD_SCHEME_FACTORY
            : TUPLE_SCHEME_FACTORY)
        .getScheme();
  }
}
