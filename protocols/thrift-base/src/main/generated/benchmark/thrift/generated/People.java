// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift.generated;

@SuppressWarnings({"cast", "rawtypes", "serial", "unchecked", "unused"})
public class People
    implements org.apache.thrift.TBase<People, People._Fields>,
        java.io.Serializable,
        Cloneable,
        Comparable<People> {
  private static final org.apache.thrift.protocol.TStruct STRUCT_DESC =
      new org.apache.thrift.protocol.TStruct("People");

  private static final org.apache.thrift.protocol.TField PERSONS_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "persons", org.apache.thrift.protocol.TType.MAP, (short) 1);

  private static final org.apache.thrift.scheme.SchemeFactory STANDARD_SCHEME_FACTORY =
      new PeopleStandardSchemeFactory();
  private static final org.apache.thrift.scheme.SchemeFactory TUPLE_SCHEME_FACTORY =
      new PeopleTupleSchemeFactory();

  private @org.apache.thrift.annotation.Nullable java.util.Map<java.lang.String, Person>
      persons; // optional

  /**
   * The set of fields this struct contains, along with convenience methods for finding and
   * manipulating them.
   */
  public enum _Fields implements org.apache.thrift.TFieldIdEnum {
    PERSONS((short) 1, "persons");

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
        case 1: // PERSONS
          return PERSONS;
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
  private static final _Fields optionals[] = {_Fields.PERSONS};
  public static final java.util.Map<_Fields, org.apache.thrift.meta_data.FieldMetaData> metaDataMap;

  static {
    java.util.Map<_Fields, org.apache.thrift.meta_data.FieldMetaData> tmpMap =
        new java.util.EnumMap<_Fields, org.apache.thrift.meta_data.FieldMetaData>(_Fields.class);
    tmpMap.put(
        _Fields.PERSONS,
        new org.apache.thrift.meta_data.FieldMetaData(
            "persons",
            org.apache.thrift.TFieldRequirementType.OPTIONAL,
            new org.apache.thrift.meta_data.MapMetaData(
                org.apache.thrift.protocol.TType.MAP,
                new org.apache.thrift.meta_data.FieldValueMetaData(
                    org.apache.thrift.protocol.TType.STRING),
                new org.apache.thrift.meta_data.StructMetaData(
                    org.apache.thrift.protocol.TType.STRUCT, Person.class))));
    metaDataMap = java.util.Collections.unmodifiableMap(tmpMap);
    org.apache.thrift.meta_data.FieldMetaData.addStructMetaDataMap(People.class, metaDataMap);
  }

  public People() {}

  /** Performs a deep copy on <i>other</i>. */
  public People(People other) {
    if (other.isSetPersons()) {
      java.util.Map<java.lang.String, Person> __this__persons =
          new java.util.HashMap<java.lang.String, Person>(other.persons.size());
      for (java.util.Map.Entry<java.lang.String, Person> other_element : other.persons.entrySet()) {

        java.lang.String other_element_key = other_element.getKey();
        Person other_element_value = other_element.getValue();

        java.lang.String __this__persons_copy_key = other_element_key;

        Person __this__persons_copy_value = new Person(other_element_value);

        __this__persons.put(__this__persons_copy_key, __this__persons_copy_value);
      }
      this.persons = __this__persons;
    }
  }

  @Override
  public People deepCopy() {
    return new People(this);
  }

  @Override
  public void clear() {
    this.persons = null;
  }

  public int getPersonsSize() {
    return (this.persons == null) ? 0 : this.persons.size();
  }

  public void putToPersons(java.lang.String key, Person val) {
    if (this.persons == null) {
      this.persons = new java.util.HashMap<java.lang.String, Person>();
    }
    this.persons.put(key, val);
  }

  @org.apache.thrift.annotation.Nullable
  public java.util.Map<java.lang.String, Person> getPersons() {
    return this.persons;
  }

  public void setPersons(
      @org.apache.thrift.annotation.Nullable java.util.Map<java.lang.String, Person> persons) {
    this.persons = persons;
  }

  public void unsetPersons() {
    this.persons = null;
  }

  /** Returns true if field persons is set (has been assigned a value) and false otherwise */
  public boolean isSetPersons() {
    return this.persons != null;
  }

  public void setPersonsIsSet(boolean value) {
    if (!value) {
      this.persons = null;
    }
  }

  @Override
  public void setFieldValue(
      _Fields field, @org.apache.thrift.annotation.Nullable java.lang.Object value) {
    switch (field) {
      case PERSONS:
        if (value == null) {
          unsetPersons();
        } else {
          setPersons((java.util.Map<java.lang.String, Person>) value);
        }
        break;
    }
  }

  @org.apache.thrift.annotation.Nullable
  @Override
  public java.lang.Object getFieldValue(_Fields field) {
    switch (field) {
      case PERSONS:
        return getPersons();
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
      case PERSONS:
        return isSetPersons();
    }
    throw new java.lang.IllegalStateException();
  }

  @Override
  public boolean equals(java.lang.Object that) {
    if (that instanceof People) return this.equals((People) that);
    return false;
  }

  public boolean equals(People that) {
    if (that == null) return false;
    if (this == that) return true;

    boolean this_present_persons = true && this.isSetPersons();
    boolean that_present_persons = true && that.isSetPersons();
    if (this_present_persons || that_present_persons) {
      if (!(this_present_persons && that_present_persons)) return false;
      if (!this.persons.equals(that.persons)) return false;
    }

    return true;
  }

  @Override
  public int hashCode() {
    int hashCode = 1;

    hashCode = hashCode * 8191 + ((isSetPersons()) ? 131071 : 524287);
    if (isSetPersons()) hashCode = hashCode * 8191 + persons.hashCode();

    return hashCode;
  }

  @Override
  public int compareTo(People other) {
    if (!getClass().equals(other.getClass())) {
      return getClass().getName().compareTo(other.getClass().getName());
    }

    int lastComparison = 0;

    lastComparison = java.lang.Boolean.compare(isSetPersons(), other.isSetPersons());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetPersons()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.persons, other.persons);
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
    java.lang.StringBuilder sb = new java.lang.StringBuilder("People(");
    boolean first = true;

    if (isSetPersons()) {
      sb.append("persons:");
      if (this.persons == null) {
        sb.append("null");
      } else {
        sb.append(this.persons);
      }
      first = false;
    }
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
      read(
          new org.apache.thrift.protocol.TCompactProtocol(
              new org.apache.thrift.transport.TIOStreamTransport(in)));
    } catch (org.apache.thrift.TException te) {
      throw new java.io.IOException(te);
    }
  }

  private static class PeopleStandardSchemeFactory
      implements org.apache.thrift.scheme.SchemeFactory {
    @Override
    public PeopleStandardScheme getScheme() {
      return new PeopleStandardScheme();
    }
  }

  private static class PeopleStandardScheme
      extends org.apache.thrift.scheme.StandardScheme<People> {

    @Override
    public void read(org.apache.thrift.protocol.TProtocol iprot, People struct)
        throws org.apache.thrift.TException {
      org.apache.thrift.protocol.TField schemeField;
      iprot.readStructBegin();
      while (true) {
        schemeField = iprot.readFieldBegin();
        if (schemeField.type == org.apache.thrift.protocol.TType.STOP) {
          break;
        }
        switch (schemeField.id) {
          case 1: // PERSONS
            if (schemeField.type == org.apache.thrift.protocol.TType.MAP) {
              {
                org.apache.thrift.protocol.TMap _map42 = iprot.readMapBegin();
                struct.persons = new java.util.HashMap<java.lang.String, Person>(2 * _map42.size);
                @org.apache.thrift.annotation.Nullable java.lang.String _key43;
                @org.apache.thrift.annotation.Nullable Person _val44;
                for (int _i45 = 0; _i45 < _map42.size; ++_i45) {
                  _key43 = iprot.readString();
                  _val44 = new Person();
                  _val44.read(iprot);
                  struct.persons.put(_key43, _val44);
                }
                iprot.readMapEnd();
              }
              struct.setPersonsIsSet(true);
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
    public void write(org.apache.thrift.protocol.TProtocol oprot, People struct)
        throws org.apache.thrift.TException {
      struct.validate();

      oprot.writeStructBegin(STRUCT_DESC);
      if (struct.persons != null) {
        if (struct.isSetPersons()) {
          oprot.writeFieldBegin(PERSONS_FIELD_DESC);
          {
            oprot.writeMapBegin(
                new org.apache.thrift.protocol.TMap(
                    org.apache.thrift.protocol.TType.STRING,
                    org.apache.thrift.protocol.TType.STRUCT,
                    struct.persons.size()));
            for (java.util.Map.Entry<java.lang.String, Person> _iter46 :
                struct.persons.entrySet()) {
              oprot.writeString(_iter46.getKey());
              _iter46.getValue().write(oprot);
            }
            oprot.writeMapEnd();
          }
          oprot.writeFieldEnd();
        }
      }
      oprot.writeFieldStop();
      oprot.writeStructEnd();
    }
  }

  private static class PeopleTupleSchemeFactory implements org.apache.thrift.scheme.SchemeFactory {
    @Override
    public PeopleTupleScheme getScheme() {
      return new PeopleTupleScheme();
    }
  }

  private static class PeopleTupleScheme extends org.apache.thrift.scheme.TupleScheme<People> {

    @Override
    public void write(org.apache.thrift.protocol.TProtocol prot, People struct)
        throws org.apache.thrift.TException {
      org.apache.thrift.protocol.TTupleProtocol oprot =
          (org.apache.thrift.protocol.TTupleProtocol) prot;
      java.util.BitSet optionals = new java.util.BitSet();
      if (struct.isSetPersons()) {
        optionals.set(0);
      }
      oprot.writeBitSet(optionals, 1);
      if (struct.isSetPersons()) {
        {
          oprot.writeI32(struct.persons.size());
          for (java.util.Map.Entry<java.lang.String, Person> _iter47 : struct.persons.entrySet()) {
            oprot.writeString(_iter47.getKey());
            _iter47.getValue().write(oprot);
          }
        }
      }
    }

    @Override
    public void read(org.apache.thrift.protocol.TProtocol prot, People struct)
        throws org.apache.thrift.TException {
      org.apache.thrift.protocol.TTupleProtocol iprot =
          (org.apache.thrift.protocol.TTupleProtocol) prot;
      java.util.BitSet incoming = iprot.readBitSet(1);
      if (incoming.get(0)) {
        {
          org.apache.thrift.protocol.TMap _map48 =
              iprot.readMapBegin(
                  org.apache.thrift.protocol.TType.STRING, org.apache.thrift.protocol.TType.STRUCT);
          struct.persons = new java.util.HashMap<java.lang.String, Person>(2 * _map48.size);
          @org.apache.thrift.annotation.Nullable java.lang.String _key49;
          @org.apache.thrift.annotation.Nullable Person _val50;
          for (int _i51 = 0; _i51 < _map48.size; ++_i51) {
            _key49 = iprot.readString();
            _val50 = new Person();
            _val50.read(iprot);
            struct.persons.put(_key49, _val50);
          }
        }
        struct.setPersonsIsSet(true);
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
