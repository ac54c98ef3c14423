#!/bin/sh
# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Makes the package proto anew. Needs protoc, protoc-gen-go and protoc-gen-go-grpc on the PATH.

set -eu
cd "$(dirname "$0")"
sources=../../../../../protocols/protobuf-base/src/main/proto
package=benchmark/server-go
options=
for name in user echo stream; do
  file=benchmark/proto/${name}_service.proto
  options="$options --go_opt=M$file=$package/proto --go-grpc_opt=M$file=$package/proto $file"
done
# shellcheck disable=SC2086 # words
exec protoc -I "$sources" --go_out=. --go_opt=module=$package --go-grpc_out=. --go-grpc_opt=module=$package $options
