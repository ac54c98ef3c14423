// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// Package proto is what protoc 4.36.2 makes of the .proto files of protocols/protobuf-base with protoc-gen-go
// v1.36.12 and protoc-gen-go-grpc v1.6.2. It is committed, because a build would have to download these two
// programs and to find Maven's protoc. Whoever changes a .proto runs generate.sh: verify shows it where
// nobody has.
package proto
