// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift.generated;

@SuppressWarnings({"cast", "rawtypes", "serial", "unchecked", "unused"})
public class Person
    implements org.apache.thrift.TBase<Person, Person._Fields>,
        java.io.Serializable,
        Cloneable,
        Comparable<Person> {
  private static final org.apache.thrift.protocol.TStruct STRUCT_DESC =
      new org.apache.thrift.protocol.TStruct("Person");

  private static final org.apache.thrift.protocol.TField ID_FIELD_DESC =
      new org.apache.thrift.protocol.TField("id", org.apache.thrift.protocol.TType.I64, (short) 1);
  private static final org.apache.thrift.protocol.TField NAME_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "name", org.apache.thrift.protocol.TType.STRING, (short) 2);
  private static final org.apache.thrift.protocol.TField AGE_FIELD_DESC =
      new org.apache.thrift.protocol.TField("age", org.apache.thrift.protocol.TType.I32, (short) 3);
  private static final org.apache.thrift.protocol.TField ACTIVE_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "active", org.apache.thrift.protocol.TType.BOOL, (short) 4);
  private static final org.apache.thrift.protocol.TField EMAIL_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "email", org.apache.thrift.protocol.TType.STRING, (short) 5);
  private static final org.apache.thrift.protocol.TField NICKNAME_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "nickname", org.apache.thrift.protocol.TType.STRING, (short) 6);
  private static final org.apache.thrift.protocol.TField HOME_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "home", org.apache.thrift.protocol.TType.STRUCT, (short) 7);
  private static final org.apache.thrift.protocol.TField WORK_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "work", org.apache.thrift.protocol.TType.STRUCT, (short) 8);
  private static final org.apache.thrift.protocol.TField PHONES_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "phones", org.apache.thrift.protocol.TType.LIST, (short) 9);
  private static final org.apache.thrift.protocol.TField LANGUAGES_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "languages", org.apache.thrift.protocol.TType.LIST, (short) 10);
  private static final org.apache.thrift.protocol.TField ATTRIBUTES_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "attributes", org.apache.thrift.protocol.TType.MAP, (short) 11);
  private static final org.apache.thrift.protocol.TField ABOUT_FIELD_DESC =
      new org.apache.thrift.protocol.TField(
          "about", org.apache.thrift.protocol.TType.STRING, (short) 12);

  private static final org.apache.thrift.scheme.SchemeFactory STANDARD_SCHEME_FACTORY =
      new PersonStandardSchemeFactory();
  private static final org.apache.thrift.scheme.SchemeFactory TUPLE_SCHEME_FACTORY =
      new PersonTupleSchemeFactory();

  private long id; // required
  private @org.apache.thrift.annotation.Nullable java.lang.String name; // optional
  private int age; // required
  private boolean active; // required
  private @org.apache.thrift.annotation.Nullable java.lang.String email; // optional
  private @org.apache.thrift.annotation.Nullable java.lang.String nickname; // optional
  private @org.apache.thrift.annotation.Nullable Address home; // optional
  private @org.apache.thrift.annotation.Nullable Address work; // optional
  private @org.apache.thrift.annotation.Nullable java.util.List<Phone> phones; // optional
  private @org.apache.thrift.annotation.Nullable java.util.List<java.lang.String>
      languages; // optional
  private @org.apache.thrift.annotation.Nullable java.util.Map<java.lang.String, java.lang.String>
      attributes; // optional
  private @org.apache.thrift.annotation.Nullable java.lang.String about; // optional

  /**
   * The set of fields this struct contains, along with convenience methods for finding and
   * manipulating them.
   */
  public enum _Fields implements org.apache.thrift.TFieldIdEnum {
    ID((short) 1, "id"),
    NAME((short) 2, "name"),
    AGE((short) 3, "age"),
    ACTIVE((short) 4, "active"),
    EMAIL((short) 5, "email"),
    NICKNAME((short) 6, "nickname"),
    HOME((short) 7, "home"),
    WORK((short) 8, "work"),
    PHONES((short) 9, "phones"),
    LANGUAGES((short) 10, "languages"),
    ATTRIBUTES((short) 11, "attributes"),
    ABOUT((short) 12, "about");

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
        case 1: // ID
          return ID;
        case 2: // NAME
          return NAME;
        case 3: // AGE
          return AGE;
        case 4: // ACTIVE
          return ACTIVE;
        case 5: // EMAIL
          return EMAIL;
        case 6: // NICKNAME
          return NICKNAME;
        case 7: // HOME
          return HOME;
        case 8: // WORK
          return WORK;
        case 9: // PHONES
          return PHONES;
        case 10: // LANGUAGES
          return LANGUAGES;
        case 11: // ATTRIBUTES
          return ATTRIBUTES;
        case 12: // ABOUT
          return ABOUT;
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
  private static final int __ID_ISSET_ID = 0;
  private static final int __AGE_ISSET_ID = 1;
  private static final int __ACTIVE_ISSET_ID = 2;
  private byte __isset_bitfield = 0;
  private static final _Fields optionals[] = {
    _Fields.NAME,
    _Fields.EMAIL,
    _Fields.NICKNAME,
    _Fields.HOME,
    _Fields.WORK,
    _Fields.PHONES,
    _Fields.LANGUAGES,
    _Fields.ATTRIBUTES,
    _Fields.ABOUT
  };
  public static final java.util.Map<_Fields, org.apache.thrift.meta_data.FieldMetaData> metaDataMap;

  static {
    java.util.Map<_Fields, org.apache.thrift.meta_data.FieldMetaData> tmpMap =
        new java.util.EnumMap<_Fields, org.apache.thrift.meta_data.FieldMetaData>(_Fields.class);
    tmpMap.put(
        _Fields.ID,
        new org.apache.thrift.meta_data.FieldMetaData(
            "id",
            org.apache.thrift.TFieldRequirementType.DEFAULT,
            new org.apache.thrift.meta_data.FieldValueMetaData(
                org.apache.thrift.protocol.TType.I64)));
    tmpMap.put(
        _Fields.NAME,
        new org.apache.thrift.meta_data.FieldMetaData(
            "name",
            org.apache.thrift.TFieldRequirementType.OPTIONAL,
            new org.apache.thrift.meta_data.FieldValueMetaData(
                org.apache.thrift.protocol.TType.STRING)));
    tmpMap.put(
        _Fields.AGE,
        new org.apache.thrift.meta_data.FieldMetaData(
            "age",
            org.apache.thrift.TFieldRequirementType.DEFAULT,
            new org.apache.thrift.meta_data.FieldValueMetaData(
                org.apache.thrift.protocol.TType.I32)));
    tmpMap.put(
        _Fields.ACTIVE,
        new org.apache.thrift.meta_data.FieldMetaData(
            "active",
            org.apache.thrift.TFieldRequirementType.DEFAULT,
            new org.apache.thrift.meta_data.FieldValueMetaData(
                org.apache.thrift.protocol.TType.BOOL)));
    tmpMap.put(
        _Fields.EMAIL,
        new org.apache.thrift.meta_data.FieldMetaData(
            "email",
            org.apache.thrift.TFieldRequirementType.OPTIONAL,
            new org.apache.thrift.meta_data.FieldValueMetaData(
                org.apache.thrift.protocol.TType.STRING)));
    tmpMap.put(
        _Fields.NICKNAME,
        new org.apache.thrift.meta_data.FieldMetaData(
            "nickname",
            org.apache.thrift.TFieldRequirementType.OPTIONAL,
            new org.apache.thrift.meta_data.FieldValueMetaData(
                org.apache.thrift.protocol.TType.STRING)));
    tmpMap.put(
        _Fields.HOME,
        new org.apache.thrift.meta_data.FieldMetaData(
            "home",
            org.apache.thrift.TFieldRequirementType.OPTIONAL,
            new org.apache.thrift.meta_data.StructMetaData(
                org.apache.thrift.protocol.TType.STRUCT, Address.class)));
    tmpMap.put(
        _Fields.WORK,
        new org.apache.thrift.meta_data.FieldMetaData(
            "work",
            org.apache.thrift.TFieldRequirementType.OPTIONAL,
            new org.apache.thrift.meta_data.StructMetaData(
                org.apache.thrift.protocol.TType.STRUCT, Address.class)));
    tmpMap.put(
        _Fields.PHONES,
        new org.apache.thrift.meta_data.FieldMetaData(
            "phones",
            org.apache.thrift.TFieldRequirementType.OPTIONAL,
            new org.apache.thrift.meta_data.ListMetaData(
                org.apache.thrift.protocol.TType.LIST,
                new org.apache.thrift.meta_data.StructMetaData(
                    org.apache.thrift.protocol.TType.STRUCT, Phone.class))));
    tmpMap.put(
        _Fields.LANGUAGES,
        new org.apache.thrift.meta_data.FieldMetaData(
            "languages",
            org.apache.thrift.TFieldRequirementType.OPTIONAL,
            new org.apache.thrift.meta_data.ListMetaData(
                org.apache.thrift.protocol.TType.LIST,
                new org.apache.thrift.meta_data.FieldValueMetaData(
                    org.apache.thrift.protocol.TType.STRING))));
    tmpMap.put(
        _Fields.ATTRIBUTES,
        new org.apache.thrift.meta_data.FieldMetaData(
            "attributes",
            org.apache.thrift.TFieldRequirementType.OPTIONAL,
            new org.apache.thrift.meta_data.MapMetaData(
                org.apache.thrift.protocol.TType.MAP,
                new org.apache.thrift.meta_data.FieldValueMetaData(
                    org.apache.thrift.protocol.TType.STRING),
                new org.apache.thrift.meta_data.FieldValueMetaData(
                    org.apache.thrift.protocol.TType.STRING))));
    tmpMap.put(
        _Fields.ABOUT,
        new org.apache.thrift.meta_data.FieldMetaData(
            "about",
            org.apache.thrift.TFieldRequirementType.OPTIONAL,
            new org.apache.thrift.meta_data.FieldValueMetaData(
                org.apache.thrift.protocol.TType.STRING)));
    metaDataMap = java.util.Collections.unmodifiableMap(tmpMap);
    org.apache.thrift.meta_data.FieldMetaData.addStructMetaDataMap(Person.class, metaDataMap);
  }

  public Person() {}

  public Person(long id, int age, boolean active) {
    this();
    this.id = id;
    setIdIsSet(true);
    this.age = age;
    setAgeIsSet(true);
    this.active = active;
    setActiveIsSet(true);
  }

  /** Performs a deep copy on <i>other</i>. */
  public Person(Person other) {
    __isset_bitfield = other.__isset_bitfield;
    this.id = other.id;
    if (other.isSetName()) {
      this.name = other.name;
    }
    this.age = other.age;
    this.active = other.active;
    if (other.isSetEmail()) {
      this.email = other.email;
    }
    if (other.isSetNickname()) {
      this.nickname = other.nickname;
    }
    if (other.isSetHome()) {
      this.home = new Address(other.home);
    }
    if (other.isSetWork()) {
      this.work = new Address(other.work);
    }
    if (other.isSetPhones()) {
      java.util.List<Phone> __this__phones = new java.util.ArrayList<Phone>(other.phones.size());
      for (Phone other_element : other.phones) {
        __this__phones.add(new Phone(other_element));
      }
      this.phones = __this__phones;
    }
    if (other.isSetLanguages()) {
      java.util.List<java.lang.String> __this__languages =
          new java.util.ArrayList<java.lang.String>(other.languages);
      this.languages = __this__languages;
    }
    if (other.isSetAttributes()) {
      java.util.Map<java.lang.String, java.lang.String> __this__attributes =
          new java.util.HashMap<java.lang.String, java.lang.String>(other.attributes);
      this.attributes = __this__attributes;
    }
    if (other.isSetAbout()) {
      this.about = other.about;
    }
  }

  @Override
  public Person deepCopy() {
    return new Person(this);
  }

  @Override
  public void clear() {
    setIdIsSet(false);
    this.id = 0;
    this.name = null;
    setAgeIsSet(false);
    this.age = 0;
    setActiveIsSet(false);
    this.active = false;
    this.email = null;
    this.nickname = null;
    this.home = null;
    this.work = null;
    this.phones = null;
    this.languages = null;
    this.attributes = null;
    this.about = null;
  }

  public long getId() {
    return this.id;
  }

  public void setId(long id) {
    this.id = id;
    setIdIsSet(true);
  }

  public void unsetId() {
    __isset_bitfield = org.apache.thrift.EncodingUtils.clearBit(__isset_bitfield, __ID_ISSET_ID);
  }

  /** Returns true if field id is set (has been assigned a value) and false otherwise */
  public boolean isSetId() {
    return org.apache.thrift.EncodingUtils.testBit(__isset_bitfield, __ID_ISSET_ID);
  }

  public void setIdIsSet(boolean value) {
    __isset_bitfield =
        org.apache.thrift.EncodingUtils.setBit(__isset_bitfield, __ID_ISSET_ID, value);
  }

  @org.apache.thrift.annotation.Nullable
  public java.lang.String getName() {
    return this.name;
  }

  public void setName(@org.apache.thrift.annotation.Nullable java.lang.String name) {
    this.name = name;
  }

  public void unsetName() {
    this.name = null;
  }

  /** Returns true if field name is set (has been assigned a value) and false otherwise */
  public boolean isSetName() {
    return this.name != null;
  }

  public void setNameIsSet(boolean value) {
    if (!value) {
      this.name = null;
    }
  }

  public int getAge() {
    return this.age;
  }

  public void setAge(int age) {
    this.age = age;
    setAgeIsSet(true);
  }

  public void unsetAge() {
    __isset_bitfield = org.apache.thrift.EncodingUtils.clearBit(__isset_bitfield, __AGE_ISSET_ID);
  }

  /** Returns true if field age is set (has been assigned a value) and false otherwise */
  public boolean isSetAge() {
    return org.apache.thrift.EncodingUtils.testBit(__isset_bitfield, __AGE_ISSET_ID);
  }

  public void setAgeIsSet(boolean value) {
    __isset_bitfield =
        org.apache.thrift.EncodingUtils.setBit(__isset_bitfield, __AGE_ISSET_ID, value);
  }

  public boolean isActive() {
    return this.active;
  }

  public void setActive(boolean active) {
    this.active = active;
    setActiveIsSet(true);
  }

  public void unsetActive() {
    __isset_bitfield =
        org.apache.thrift.EncodingUtils.clearBit(__isset_bitfield, __ACTIVE_ISSET_ID);
  }

  /** Returns true if field active is set (has been assigned a value) and false otherwise */
  public boolean isSetActive() {
    return org.apache.thrift.EncodingUtils.testBit(__isset_bitfield, __ACTIVE_ISSET_ID);
  }

  public void setActiveIsSet(boolean value) {
    __isset_bitfield =
        org.apache.thrift.EncodingUtils.setBit(__isset_bitfield, __ACTIVE_ISSET_ID, value);
  }

  @org.apache.thrift.annotation.Nullable
  public java.lang.String getEmail() {
    return this.email;
  }

  public void setEmail(@org.apache.thrift.annotation.Nullable java.lang.String email) {
    this.email = email;
  }

  public void unsetEmail() {
    this.email = null;
  }

  /** Returns true if field email is set (has been assigned a value) and false otherwise */
  public boolean isSetEmail() {
    return this.email != null;
  }

  public void setEmailIsSet(boolean value) {
    if (!value) {
      this.email = null;
    }
  }

  @org.apache.thrift.annotation.Nullable
  public java.lang.String getNickname() {
    return this.nickname;
  }

  public void setNickname(@org.apache.thrift.annotation.Nullable java.lang.String nickname) {
    this.nickname = nickname;
  }

  public void unsetNickname() {
    this.nickname = null;
  }

  /** Returns true if field nickname is set (has been assigned a value) and false otherwise */
  public boolean isSetNickname() {
    return this.nickname != null;
  }

  public void setNicknameIsSet(boolean value) {
    if (!value) {
      this.nickname = null;
    }
  }

  @org.apache.thrift.annotation.Nullable
  public Address getHome() {
    return this.home;
  }

  public void setHome(@org.apache.thrift.annotation.Nullable Address home) {
    this.home = home;
  }

  public void unsetHome() {
    this.home = null;
  }

  /** Returns true if field home is set (has been assigned a value) and false otherwise */
  public boolean isSetHome() {
    return this.home != null;
  }

  public void setHomeIsSet(boolean value) {
    if (!value) {
      this.home = null;
    }
  }

  @org.apache.thrift.annotation.Nullable
  public Address getWork() {
    return this.work;
  }

  public void setWork(@org.apache.thrift.annotation.Nullable Address work) {
    this.work = work;
  }

  public void unsetWork() {
    this.work = null;
  }

  /** Returns true if field work is set (has been assigned a value) and false otherwise */
  public boolean isSetWork() {
    return this.work != null;
  }

  public void setWorkIsSet(boolean value) {
    if (!value) {
      this.work = null;
    }
  }

  public int getPhonesSize() {
    return (this.phones == null) ? 0 : this.phones.size();
  }

  @org.apache.thrift.annotation.Nullable
  public java.util.Iterator<Phone> getPhonesIterator() {
    return (this.phones == null) ? null : this.phones.iterator();
  }

  public void addToPhones(Phone elem) {
    if (this.phones == null) {
      this.phones = new java.util.ArrayList<Phone>();
    }
    this.phones.add(elem);
  }

  @org.apache.thrift.annotation.Nullable
  public java.util.List<Phone> getPhones() {
    return this.phones;
  }

  public void setPhones(@org.apache.thrift.annotation.Nullable java.util.List<Phone> phones) {
    this.phones = phones;
  }

  public void unsetPhones() {
    this.phones = null;
  }

  /** Returns true if field phones is set (has been assigned a value) and false otherwise */
  public boolean isSetPhones() {
    return this.phones != null;
  }

  public void setPhonesIsSet(boolean value) {
    if (!value) {
      this.phones = null;
    }
  }

  public int getLanguagesSize() {
    return (this.languages == null) ? 0 : this.languages.size();
  }

  @org.apache.thrift.annotation.Nullable
  public java.util.Iterator<java.lang.String> getLanguagesIterator() {
    return (this.languages == null) ? null : this.languages.iterator();
  }

  public void addToLanguages(java.lang.String elem) {
    if (this.languages == null) {
      this.languages = new java.util.ArrayList<java.lang.String>();
    }
    this.languages.add(elem);
  }

  @org.apache.thrift.annotation.Nullable
  public java.util.List<java.lang.String> getLanguages() {
    return this.languages;
  }

  public void setLanguages(
      @org.apache.thrift.annotation.Nullable java.util.List<java.lang.String> languages) {
    this.languages = languages;
  }

  public void unsetLanguages() {
    this.languages = null;
  }

  /** Returns true if field languages is set (has been assigned a value) and false otherwise */
  public boolean isSetLanguages() {
    return this.languages != null;
  }

  public void setLanguagesIsSet(boolean value) {
    if (!value) {
      this.languages = null;
    }
  }

  public int getAttributesSize() {
    return (this.attributes == null) ? 0 : this.attributes.size();
  }

  public void putToAttributes(java.lang.String key, java.lang.String val) {
    if (this.attributes == null) {
      this.attributes = new java.util.HashMap<java.lang.String, java.lang.String>();
    }
    this.attributes.put(key, val);
  }

  @org.apache.thrift.annotation.Nullable
  public java.util.Map<java.lang.String, java.lang.String> getAttributes() {
    return this.attributes;
  }

  public void setAttributes(
      @org.apache.thrift.annotation.Nullable
          java.util.Map<java.lang.String, java.lang.String> attributes) {
    this.attributes = attributes;
  }

  public void unsetAttributes() {
    this.attributes = null;
  }

  /** Returns true if field attributes is set (has been assigned a value) and false otherwise */
  public boolean isSetAttributes() {
    return this.attributes != null;
  }

  public void setAttributesIsSet(boolean value) {
    if (!value) {
      this.attributes = null;
    }
  }

  @org.apache.thrift.annotation.Nullable
  public java.lang.String getAbout() {
    return this.about;
  }

  public void setAbout(@org.apache.thrift.annotation.Nullable java.lang.String about) {
    this.about = about;
  }

  public void unsetAbout() {
    this.about = null;
  }

  /** Returns true if field about is set (has been assigned a value) and false otherwise */
  public boolean isSetAbout() {
    return this.about != null;
  }

  public void setAboutIsSet(boolean value) {
    if (!value) {
      this.about = null;
    }
  }

  @Override
  public void setFieldValue(
      _Fields field, @org.apache.thrift.annotation.Nullable java.lang.Object value) {
    switch (field) {
      case ID:
        if (value == null) {
          unsetId();
        } else {
          setId((java.lang.Long) value);
        }
        break;

      case NAME:
        if (value == null) {
          unsetName();
        } else {
          setName((java.lang.String) value);
        }
        break;

      case AGE:
        if (value == null) {
          unsetAge();
        } else {
          setAge((java.lang.Integer) value);
        }
        break;

      case ACTIVE:
        if (value == null) {
          unsetActive();
        } else {
          setActive((java.lang.Boolean) value);
        }
        break;

      case EMAIL:
        if (value == null) {
          unsetEmail();
        } else {
          setEmail((java.lang.String) value);
        }
        break;

      case NICKNAME:
        if (value == null) {
          unsetNickname();
        } else {
          setNickname((java.lang.String) value);
        }
        break;

      case HOME:
        if (value == null) {
          unsetHome();
        } else {
          setHome((Address) value);
        }
        break;

      case WORK:
        if (value == null) {
          unsetWork();
        } else {
          setWork((Address) value);
        }
        break;

      case PHONES:
        if (value == null) {
          unsetPhones();
        } else {
          setPhones((java.util.List<Phone>) value);
        }
        break;

      case LANGUAGES:
        if (value == null) {
          unsetLanguages();
        } else {
          setLanguages((java.util.List<java.lang.String>) value);
        }
        break;

      case ATTRIBUTES:
        if (value == null) {
          unsetAttributes();
        } else {
          setAttributes((java.util.Map<java.lang.String, java.lang.String>) value);
        }
        break;

      case ABOUT:
        if (value == null) {
          unsetAbout();
        } else {
          setAbout((java.lang.String) value);
        }
        break;
    }
  }

  @org.apache.thrift.annotation.Nullable
  @Override
  public java.lang.Object getFieldValue(_Fields field) {
    switch (field) {
      case ID:
        return getId();

      case NAME:
        return getName();

      case AGE:
        return getAge();

      case ACTIVE:
        return isActive();

      case EMAIL:
        return getEmail();

      case NICKNAME:
        return getNickname();

      case HOME:
        return getHome();

      case WORK:
        return getWork();

      case PHONES:
        return getPhones();

      case LANGUAGES:
        return getLanguages();

      case ATTRIBUTES:
        return getAttributes();

      case ABOUT:
        return getAbout();
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
      case ID:
        return isSetId();
      case NAME:
        return isSetName();
      case AGE:
        return isSetAge();
      case ACTIVE:
        return isSetActive();
      case EMAIL:
        return isSetEmail();
      case NICKNAME:
        return isSetNickname();
      case HOME:
        return isSetHome();
      case WORK:
        return isSetWork();
      case PHONES:
        return isSetPhones();
      case LANGUAGES:
        return isSetLanguages();
      case ATTRIBUTES:
        return isSetAttributes();
      case ABOUT:
        return isSetAbout();
    }
    throw new java.lang.IllegalStateException();
  }

  @Override
  public boolean equals(java.lang.Object that) {
    if (that instanceof Person) return this.equals((Person) that);
    return false;
  }

  public boolean equals(Person that) {
    if (that == null) return false;
    if (this == that) return true;

    boolean this_present_id = true;
    boolean that_present_id = true;
    if (this_present_id || that_present_id) {
      if (!(this_present_id && that_present_id)) return false;
      if (this.id != that.id) return false;
    }

    boolean this_present_name = true && this.isSetName();
    boolean that_present_name = true && that.isSetName();
    if (this_present_name || that_present_name) {
      if (!(this_present_name && that_present_name)) return false;
      if (!this.name.equals(that.name)) return false;
    }

    boolean this_present_age = true;
    boolean that_present_age = true;
    if (this_present_age || that_present_age) {
      if (!(this_present_age && that_present_age)) return false;
      if (this.age != that.age) return false;
    }

    boolean this_present_active = true;
    boolean that_present_active = true;
    if (this_present_active || that_present_active) {
      if (!(this_present_active && that_present_active)) return false;
      if (this.active != that.active) return false;
    }

    boolean this_present_email = true && this.isSetEmail();
    boolean that_present_email = true && that.isSetEmail();
    if (this_present_email || that_present_email) {
      if (!(this_present_email && that_present_email)) return false;
      if (!this.email.equals(that.email)) return false;
    }

    boolean this_present_nickname = true && this.isSetNickname();
    boolean that_present_nickname = true && that.isSetNickname();
    if (this_present_nickname || that_present_nickname) {
      if (!(this_present_nickname && that_present_nickname)) return false;
      if (!this.nickname.equals(that.nickname)) return false;
    }

    boolean this_present_home = true && this.isSetHome();
    boolean that_present_home = true && that.isSetHome();
    if (this_present_home || that_present_home) {
      if (!(this_present_home && that_present_home)) return false;
      if (!this.home.equals(that.home)) return false;
    }

    boolean this_present_work = true && this.isSetWork();
    boolean that_present_work = true && that.isSetWork();
    if (this_present_work || that_present_work) {
      if (!(this_present_work && that_present_work)) return false;
      if (!this.work.equals(that.work)) return false;
    }

    boolean this_present_phones = true && this.isSetPhones();
    boolean that_present_phones = true && that.isSetPhones();
    if (this_present_phones || that_present_phones) {
      if (!(this_present_phones && that_present_phones)) return false;
      if (!this.phones.equals(that.phones)) return false;
    }

    boolean this_present_languages = true && this.isSetLanguages();
    boolean that_present_languages = true && that.isSetLanguages();
    if (this_present_languages || that_present_languages) {
      if (!(this_present_languages && that_present_languages)) return false;
      if (!this.languages.equals(that.languages)) return false;
    }

    boolean this_present_attributes = true && this.isSetAttributes();
    boolean that_present_attributes = true && that.isSetAttributes();
    if (this_present_attributes || that_present_attributes) {
      if (!(this_present_attributes && that_present_attributes)) return false;
      if (!this.attributes.equals(that.attributes)) return false;
    }

    boolean this_present_about = true && this.isSetAbout();
    boolean that_present_about = true && that.isSetAbout();
    if (this_present_about || that_present_about) {
      if (!(this_present_about && that_present_about)) return false;
      if (!this.about.equals(that.about)) return false;
    }

    return true;
  }

  @Override
  public int hashCode() {
    int hashCode = 1;

    hashCode = hashCode * 8191 + org.apache.thrift.TBaseHelper.hashCode(id);

    hashCode = hashCode * 8191 + ((isSetName()) ? 131071 : 524287);
    if (isSetName()) hashCode = hashCode * 8191 + name.hashCode();

    hashCode = hashCode * 8191 + age;

    hashCode = hashCode * 8191 + ((active) ? 131071 : 524287);

    hashCode = hashCode * 8191 + ((isSetEmail()) ? 131071 : 524287);
    if (isSetEmail()) hashCode = hashCode * 8191 + email.hashCode();

    hashCode = hashCode * 8191 + ((isSetNickname()) ? 131071 : 524287);
    if (isSetNickname()) hashCode = hashCode * 8191 + nickname.hashCode();

    hashCode = hashCode * 8191 + ((isSetHome()) ? 131071 : 524287);
    if (isSetHome()) hashCode = hashCode * 8191 + home.hashCode();

    hashCode = hashCode * 8191 + ((isSetWork()) ? 131071 : 524287);
    if (isSetWork()) hashCode = hashCode * 8191 + work.hashCode();

    hashCode = hashCode * 8191 + ((isSetPhones()) ? 131071 : 524287);
    if (isSetPhones()) hashCode = hashCode * 8191 + phones.hashCode();

    hashCode = hashCode * 8191 + ((isSetLanguages()) ? 131071 : 524287);
    if (isSetLanguages()) hashCode = hashCode * 8191 + languages.hashCode();

    hashCode = hashCode * 8191 + ((isSetAttributes()) ? 131071 : 524287);
    if (isSetAttributes()) hashCode = hashCode * 8191 + attributes.hashCode();

    hashCode = hashCode * 8191 + ((isSetAbout()) ? 131071 : 524287);
    if (isSetAbout()) hashCode = hashCode * 8191 + about.hashCode();

    return hashCode;
  }

  @Override
  public int compareTo(Person other) {
    if (!getClass().equals(other.getClass())) {
      return getClass().getName().compareTo(other.getClass().getName());
    }

    int lastComparison = 0;

    lastComparison = java.lang.Boolean.compare(isSetId(), other.isSetId());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetId()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.id, other.id);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetName(), other.isSetName());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetName()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.name, other.name);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetAge(), other.isSetAge());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetAge()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.age, other.age);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetActive(), other.isSetActive());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetActive()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.active, other.active);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetEmail(), other.isSetEmail());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetEmail()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.email, other.email);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetNickname(), other.isSetNickname());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetNickname()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.nickname, other.nickname);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetHome(), other.isSetHome());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetHome()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.home, other.home);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetWork(), other.isSetWork());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetWork()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.work, other.work);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetPhones(), other.isSetPhones());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetPhones()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.phones, other.phones);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetLanguages(), other.isSetLanguages());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetLanguages()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.languages, other.languages);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetAttributes(), other.isSetAttributes());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetAttributes()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.attributes, other.attributes);
      if (lastComparison != 0) {
        return lastComparison;
      }
    }
    lastComparison = java.lang.Boolean.compare(isSetAbout(), other.isSetAbout());
    if (lastComparison != 0) {
      return lastComparison;
    }
    if (isSetAbout()) {
      lastComparison = org.apache.thrift.TBaseHelper.compareTo(this.about, other.about);
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
    java.lang.StringBuilder sb = new java.lang.StringBuilder("Person(");
    boolean first = true;

    sb.append("id:");
    sb.append(this.id);
    first = false;
    if (isSetName()) {
      if (!first) sb.append(", ");
      sb.append("name:");
      if (this.name == null) {
        sb.append("null");
      } else {
        sb.append(this.name);
      }
      first = false;
    }
    if (!first) sb.append(", ");
    sb.append("age:");
    sb.append(this.age);
    first = false;
    if (!first) sb.append(", ");
    sb.append("active:");
    sb.append(this.active);
    first = false;
    if (isSetEmail()) {
      if (!first) sb.append(", ");
      sb.append("email:");
      if (this.email == null) {
        sb.append("null");
      } else {
        sb.append(this.email);
      }
      first = false;
    }
    if (isSetNickname()) {
      if (!first) sb.append(", ");
      sb.append("nickname:");
      if (this.nickname == null) {
        sb.append("null");
      } else {
        sb.append(this.nickname);
      }
      first = false;
    }
    if (isSetHome()) {
      if (!first) sb.append(", ");
      sb.append("home:");
      if (this.home == null) {
        sb.append("null");
      } else {
        sb.append(this.home);
      }
      first = false;
    }
    if (isSetWork()) {
      if (!first) sb.append(", ");
      sb.append("work:");
      if (this.work == null) {
        sb.append("null");
      } else {
        sb.append(this.work);
      }
      first = false;
    }
    if (isSetPhones()) {
      if (!first) sb.append(", ");
      sb.append("phones:");
      if (this.phones == null) {
        sb.append("null");
      } else {
        sb.append(this.phones);
      }
      first = false;
    }
    if (isSetLanguages()) {
      if (!first) sb.append(", ");
      sb.append("languages:");
      if (this.languages == null) {
        sb.append("null");
      } else {
        sb.append(this.languages);
      }
      first = false;
    }
    if (isSetAttributes()) {
      if (!first) sb.append(", ");
      sb.append("attributes:");
      if (this.attributes == null) {
        sb.append("null");
      } else {
        sb.append(this.attributes);
      }
      first = false;
    }
    if (isSetAbout()) {
      if (!first) sb.append(", ");
      sb.append("about:");
      if (this.about == null) {
        sb.append("null");
      } else {
        sb.append(this.about);
      }
      first = false;
    }
    sb.append(")");
    return sb.toString();
  }

  public void validate() throws org.apache.thrift.TException {
    // check for required fields
    // check for sub-struct validity
    if (home != null) {
      home.validate();
    }
    if (work != null) {
      work.validate();
    }
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

  private static class PersonStandardSchemeFactory
      implements org.apache.thrift.scheme.SchemeFactory {
    @Override
    public PersonStandardScheme getScheme() {
      return new PersonStandardScheme();
    }
  }

  private static class PersonStandardScheme
      extends org.apache.thrift.scheme.StandardScheme<Person> {

    @Override
    public void read(org.apache.thrift.protocol.TProtocol iprot, Person struct)
        throws org.apache.thrift.TException {
      org.apache.thrift.protocol.TField schemeField;
      iprot.readStructBegin();
      while (true) {
        schemeField = iprot.readFieldBegin();
        if (schemeField.type == org.apache.thrift.protocol.TType.STOP) {
          break;
        }
        switch (schemeField.id) {
          case 1: // ID
            if (schemeField.type == org.apache.thrift.protocol.TType.I64) {
              struct.id = iprot.readI64();
              struct.setIdIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 2: // NAME
            if (schemeField.type == org.apache.thrift.protocol.TType.STRING) {
              struct.name = iprot.readString();
              struct.setNameIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 3: // AGE
            if (schemeField.type == org.apache.thrift.protocol.TType.I32) {
              struct.age = iprot.readI32();
              struct.setAgeIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 4: // ACTIVE
            if (schemeField.type == org.apache.thrift.protocol.TType.BOOL) {
              struct.active = iprot.readBool();
              struct.setActiveIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 5: // EMAIL
            if (schemeField.type == org.apache.thrift.protocol.TType.STRING) {
              struct.email = iprot.readString();
              struct.setEmailIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 6: // NICKNAME
            if (schemeField.type == org.apache.thrift.protocol.TType.STRING) {
              struct.nickname = iprot.readString();
              struct.setNicknameIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 7: // HOME
            if (schemeField.type == org.apache.thrift.protocol.TType.STRUCT) {
              struct.home = new Address();
              struct.home.read(iprot);
              struct.setHomeIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 8: // WORK
            if (schemeField.type == org.apache.thrift.protocol.TType.STRUCT) {
              struct.work = new Address();
              struct.work.read(iprot);
              struct.setWorkIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 9: // PHONES
            if (schemeField.type == org.apache.thrift.protocol.TType.LIST) {
              {
                org.apache.thrift.protocol.TList _list16 = iprot.readListBegin();
                struct.phones = new java.util.ArrayList<Phone>(_list16.size);
                @org.apache.thrift.annotation.Nullable Phone _elem17;
                for (int _i18 = 0; _i18 < _list16.size; ++_i18) {
                  _elem17 = new Phone();
                  _elem17.read(iprot);
                  struct.phones.add(_elem17);
                }
                iprot.readListEnd();
              }
              struct.setPhonesIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 10: // LANGUAGES
            if (schemeField.type == org.apache.thrift.protocol.TType.LIST) {
              {
                org.apache.thrift.protocol.TList _list19 = iprot.readListBegin();
                struct.languages = new java.util.ArrayList<java.lang.String>(_list19.size);
                @org.apache.thrift.annotation.Nullable java.lang.String _elem20;
                for (int _i21 = 0; _i21 < _list19.size; ++_i21) {
                  _elem20 = iprot.readString();
                  struct.languages.add(_elem20);
                }
                iprot.readListEnd();
              }
              struct.setLanguagesIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 11: // ATTRIBUTES
            if (schemeField.type == org.apache.thrift.protocol.TType.MAP) {
              {
                org.apache.thrift.protocol.TMap _map22 = iprot.readMapBegin();
                struct.attributes =
                    new java.util.HashMap<java.lang.String, java.lang.String>(2 * _map22.size);
                @org.apache.thrift.annotation.Nullable java.lang.String _key23;
                @org.apache.thrift.annotation.Nullable java.lang.String _val24;
                for (int _i25 = 0; _i25 < _map22.size; ++_i25) {
                  _key23 = iprot.readString();
                  _val24 = iprot.readString();
                  struct.attributes.put(_key23, _val24);
                }
                iprot.readMapEnd();
              }
              struct.setAttributesIsSet(true);
            } else {
              org.apache.thrift.protocol.TProtocolUtil.skip(iprot, schemeField.type);
            }
            break;
          case 12: // ABOUT
            if (schemeField.type == org.apache.thrift.protocol.TType.STRING) {
              struct.about = iprot.readString();
              struct.setAboutIsSet(true);
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
    public void write(org.apache.thrift.protocol.TProtocol oprot, Person struct)
        throws org.apache.thrift.TException {
      struct.validate();

      oprot.writeStructBegin(STRUCT_DESC);
      oprot.writeFieldBegin(ID_FIELD_DESC);
      oprot.writeI64(struct.id);
      oprot.writeFieldEnd();
      if (struct.name != null) {
        if (struct.isSetName()) {
          oprot.writeFieldBegin(NAME_FIELD_DESC);
          oprot.writeString(struct.name);
          oprot.writeFieldEnd();
        }
      }
      oprot.writeFieldBegin(AGE_FIELD_DESC);
      oprot.writeI32(struct.age);
      oprot.writeFieldEnd();
      oprot.writeFieldBegin(ACTIVE_FIELD_DESC);
      oprot.writeBool(struct.active);
      oprot.writeFieldEnd();
      if (struct.email != null) {
        if (struct.isSetEmail()) {
          oprot.writeFieldBegin(EMAIL_FIELD_DESC);
          oprot.writeString(struct.email);
          oprot.writeFieldEnd();
        }
      }
      if (struct.nickname != null) {
        if (struct.isSetNickname()) {
          oprot.writeFieldBegin(NICKNAME_FIELD_DESC);
          oprot.writeString(struct.nickname);
          oprot.writeFieldEnd();
        }
      }
      if (struct.home != null) {
        if (struct.isSetHome()) {
          oprot.writeFieldBegin(HOME_FIELD_DESC);
          struct.home.write(oprot);
          oprot.writeFieldEnd();
        }
      }
      if (struct.work != null) {
        if (struct.isSetWork()) {
          oprot.writeFieldBegin(WORK_FIELD_DESC);
          struct.work.write(oprot);
          oprot.writeFieldEnd();
        }
      }
      if (struct.phones != null) {
        if (struct.isSetPhones()) {
          oprot.writeFieldBegin(PHONES_FIELD_DESC);
          {
            oprot.writeListBegin(
                new org.apache.thrift.protocol.TList(
                    org.apache.thrift.protocol.TType.STRUCT, struct.phones.size()));
            for (Phone _iter26 : struct.phones) {
              _iter26.write(oprot);
            }
            oprot.writeListEnd();
          }
          oprot.writeFieldEnd();
        }
      }
      if (struct.languages != null) {
        if (struct.isSetLanguages()) {
          oprot.writeFieldBegin(LANGUAGES_FIELD_DESC);
          {
            oprot.writeListBegin(
                new org.apache.thrift.protocol.TList(
                    org.apache.thrift.protocol.TType.STRING, struct.languages.size()));
            for (java.lang.String _iter27 : struct.languages) {
              oprot.writeString(_iter27);
            }
            oprot.writeListEnd();
          }
          oprot.writeFieldEnd();
        }
      }
      if (struct.attributes != null) {
        if (struct.isSetAttributes()) {
          oprot.writeFieldBegin(ATTRIBUTES_FIELD_DESC);
          {
            oprot.writeMapBegin(
                new org.apache.thrift.protocol.TMap(
                    org.apache.thrift.protocol.TType.STRING,
                    org.apache.thrift.protocol.TType.STRING,
                    struct.attributes.size()));
            for (java.util.Map.Entry<java.lang.String, java.lang.String> _iter28 :
                struct.attributes.entrySet()) {
              oprot.writeString(_iter28.getKey());
              oprot.writeString(_iter28.getValue());
            }
            oprot.writeMapEnd();
          }
          oprot.writeFieldEnd();
        }
      }
      if (struct.about != null) {
        if (struct.isSetAbout()) {
          oprot.writeFieldBegin(ABOUT_FIELD_DESC);
          oprot.writeString(struct.about);
          oprot.writeFieldEnd();
        }
      }
      oprot.writeFieldStop();
      oprot.writeStructEnd();
    }
  }

  private static class PersonTupleSchemeFactory implements org.apache.thrift.scheme.SchemeFactory {
    @Override
    public PersonTupleScheme getScheme() {
      return new PersonTupleScheme();
    }
  }

  private static class PersonTupleScheme extends org.apache.thrift.scheme.TupleScheme<Person> {

    @Override
    public void write(org.apache.thrift.protocol.TProtocol prot, Person struct)
        throws org.apache.thrift.TException {
      org.apache.thrift.protocol.TTupleProtocol oprot =
          (org.apache.thrift.protocol.TTupleProtocol) prot;
      java.util.BitSet optionals = new java.util.BitSet();
      if (struct.isSetId()) {
        optionals.set(0);
      }
      if (struct.isSetName()) {
        optionals.set(1);
      }
      if (struct.isSetAge()) {
        optionals.set(2);
      }
      if (struct.isSetActive()) {
        optionals.set(3);
      }
      if (struct.isSetEmail()) {
        optionals.set(4);
      }
      if (struct.isSetNickname()) {
        optionals.set(5);
      }
      if (struct.isSetHome()) {
        optionals.set(6);
      }
      if (struct.isSetWork()) {
        optionals.set(7);
      }
      if (struct.isSetPhones()) {
        optionals.set(8);
      }
      if (struct.isSetLanguages()) {
        optionals.set(9);
      }
      if (struct.isSetAttributes()) {
        optionals.set(10);
      }
      if (struct.isSetAbout()) {
        optionals.set(11);
      }
      oprot.writeBitSet(optionals, 12);
      if (struct.isSetId()) {
        oprot.writeI64(struct.id);
      }
      if (struct.isSetName()) {
        oprot.writeString(struct.name);
      }
      if (struct.isSetAge()) {
        oprot.writeI32(struct.age);
      }
      if (struct.isSetActive()) {
        oprot.writeBool(struct.active);
      }
      if (struct.isSetEmail()) {
        oprot.writeString(struct.email);
      }
      if (struct.isSetNickname()) {
        oprot.writeString(struct.nickname);
      }
      if (struct.isSetHome()) {
        struct.home.write(oprot);
      }
      if (struct.isSetWork()) {
        struct.work.write(oprot);
      }
      if (struct.isSetPhones()) {
        {
          oprot.writeI32(struct.phones.size());
          for (Phone _iter29 : struct.phones) {
            _iter29.write(oprot);
          }
        }
      }
      if (struct.isSetLanguages()) {
        {
          oprot.writeI32(struct.languages.size());
          for (java.lang.String _iter30 : struct.languages) {
            oprot.writeString(_iter30);
          }
        }
      }
      if (struct.isSetAttributes()) {
        {
          oprot.writeI32(struct.attributes.size());
          for (java.util.Map.Entry<java.lang.String, java.lang.String> _iter31 :
              struct.attributes.entrySet()) {
            oprot.writeString(_iter31.getKey());
            oprot.writeString(_iter31.getValue());
          }
        }
      }
      if (struct.isSetAbout()) {
        oprot.writeString(struct.about);
      }
    }

    @Override
    public void read(org.apache.thrift.protocol.TProtocol prot, Person struct)
        throws org.apache.thrift.TException {
      org.apache.thrift.protocol.TTupleProtocol iprot =
          (org.apache.thrift.protocol.TTupleProtocol) prot;
      java.util.BitSet incoming = iprot.readBitSet(12);
      if (incoming.get(0)) {
        struct.id = iprot.readI64();
        struct.setIdIsSet(true);
      }
      if (incoming.get(1)) {
        struct.name = iprot.readString();
        struct.setNameIsSet(true);
      }
      if (incoming.get(2)) {
        struct.age = iprot.readI32();
        struct.setAgeIsSet(true);
      }
      if (incoming.get(3)) {
        struct.active = iprot.readBool();
        struct.setActiveIsSet(true);
      }
      if (incoming.get(4)) {
        struct.email = iprot.readString();
        struct.setEmailIsSet(true);
      }
      if (incoming.get(5)) {
        struct.nickname = iprot.readString();
        struct.setNicknameIsSet(true);
      }
      if (incoming.get(6)) {
        struct.home = new Address();
        struct.home.read(iprot);
        struct.setHomeIsSet(true);
      }
      if (incoming.get(7)) {
        struct.work = new Address();
        struct.work.read(iprot);
        struct.setWorkIsSet(true);
      }
      if (incoming.get(8)) {
        {
          org.apache.thrift.protocol.TList _list32 =
              iprot.readListBegin(org.apache.thrift.protocol.TType.STRUCT);
          struct.phones = new java.util.ArrayList<Phone>(_list32.size);
          @org.apache.thrift.annotation.Nullable Phone _elem33;
          for (int _i34 = 0; _i34 < _list32.size; ++_i34) {
            _elem33 = new Phone();
            _elem33.read(iprot);
            struct.phones.add(_elem33);
          }
        }
        struct.setPhonesIsSet(true);
      }
      if (incoming.get(9)) {
        {
          org.apache.thrift.protocol.TList _list35 =
              iprot.readListBegin(org.apache.thrift.protocol.TType.STRING);
          struct.languages = new java.util.ArrayList<java.lang.String>(_list35.size);
          @org.apache.thrift.annotation.Nullable java.lang.String _elem36;
          for (int _i37 = 0; _i37 < _list35.size; ++_i37) {
            _elem36 = iprot.readString();
            struct.languages.add(_elem36);
          }
        }
        struct.setLanguagesIsSet(true);
      }
      if (incoming.get(10)) {
        {
          org.apache.thrift.protocol.TMap _map38 =
              iprot.readMapBegin(
                  org.apache.thrift.protocol.TType.STRING, org.apache.thrift.protocol.TType.STRING);
          struct.attributes =
              new java.util.HashMap<java.lang.String, java.lang.String>(2 * _map38.size);
          @org.apache.thrift.annotation.Nullable java.lang.String _key39;
          @org.apache.thrift.annotation.Nullable java.lang.String _val40;
          for (int _i41 = 0; _i41 < _map38.size; ++_i41) {
            _key39 = iprot.readString();
            _val40 = iprot.readString();
            struct.attributes.put(_key39, _val40);
          }
        }
        struct.setAttributesIsSet(true);
      }
      if (incoming.get(11)) {
        struct.about = iprot.readString();
        struct.setAboutIsSet(true);
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
