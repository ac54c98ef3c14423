// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.Serial;
import java.io.Serializable;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Objects;

/**
 * The contract's data: a user as a business system keeps it. A plain bean, so that every codec can
 * carry it; not thread-safe.
 */
public class User implements Serializable {

  @Serial private static final long serialVersionUID = 1L;

  private long id;
  private String name;
  private int sex;
  private LocalDate birthday;
  private String email;
  private String mobile;
  private String address;
  private String icon;

  @SuppressWarnings("serial") // the lists that are sent are serializable
  private List<Integer> permissions;

  private int status;
  private LocalDateTime createTime;
  private LocalDateTime updateTime;

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public int getSex() {
    return sex;
  }

  public void setSex(int sex) {
    this.sex = sex;
  }

  public LocalDate getBirthday() {
    return birthday;
  }

  public void setBirthday(LocalDate birthday) {
    this.birthday = birthday;
  }

  public String getEmail() {
    return email;
  }

  public void setEmail(String email) {
    this.email = email;
  }

  public String getMobile() {
    return mobile;
  }

  public void setMobile(String mobile) {
    this.mobile = mobile;
  }

  public String getAddress() {
    return address;
  }

  public void setAddress(String address) {
    this.address = address;
  }

  public String getIcon() {
    return icon;
  }

  public void setIcon(String icon) {
    this.icon = icon;
  }

  public List<Integer> getPermissions() {
    return permissions;
  }

  public void setPermissions(List<Integer> permissions) {
    this.permissions = permissions;
  }

  public int getStatus() {
    return status;
  }

  public void setStatus(int status) {
    this.status = status;
  }

  public LocalDateTime getCreateTime() {
    return createTime;
  }

  public void setCreateTime(LocalDateTime createTime) {
    this.createTime = createTime;
  }

  public LocalDateTime getUpdateTime() {
    return updateTime;
  }

  public void setUpdateTime(LocalDateTime updateTime) {
    this.updateTime = updateTime;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof User that
        && id == that.id
        && Objects.equals(name, that.name)
        && sex == that.sex
        && Objects.equals(birthday, that.birthday)
        && Objects.equals(email, that.email)
        && Objects.equals(mobile, that.mobile)
        && Objects.equals(address, that.address)
        && Objects.equals(icon, that.icon)
        && Objects.equals(permissions, that.permissions)
        && status == that.status
        && Objects.equals(createTime, that.createTime)
        && Objects.equals(updateTime, that.updateTime);
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        id,
        name,
        sex,
        birthday,
        email,
        mobile,
        address,
        icon,
        permissions,
        status,
        createTime,
        updateTime);
  }

  @Override
  public String toString() {
    return ("User{id=%s, name=%s, sex=%s, birthday=%s, email=%s, mobile=%s, address=%s, icon=%s,"
            + " permissions=%s, status=%s, createTime=%s, updateTime=%s}")
        .formatted(
            id,
            name,
            sex,
            birthday,
            email,
            mobile,
            address,
            icon,
            permissions,
            status,
            createTime,
            updateTime);
  }
}
