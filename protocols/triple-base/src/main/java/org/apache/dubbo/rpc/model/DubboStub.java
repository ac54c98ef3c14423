// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package org.apache.dubbo.rpc.model;

/**
 * What the generated interfaces extend. Dubbo has it from 3.2 on, as empty as this one, which lets
 * older versions load those interfaces, so that the service has the same name on the wire.
 */
public interface DubboStub {}
