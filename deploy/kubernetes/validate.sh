#!/bin/sh
# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
#
# Renders every overlay, and checks the manifests against Kubernetes' schemas and the rules of this folder.
# Needs Python and, unless kubectl or kustomize is there, Go; says so if it cannot run.

set -eu
cd "$(dirname "$0")"

kustomize_version=v5.7.1
validate_version=1.37.0
tools=$(cd ../.. && pwd)/target/kubernetes
rendered=$tools/rendered
python=$tools/venv/bin/python

skip() {
  echo "The manifests of deploy/kubernetes are not validated: $1."
  exit 0
}

render() {
  if kubectl kustomize --help >/dev/null 2>&1; then
    kubectl kustomize "$1"
  elif command -v kustomize >/dev/null 2>&1; then
    kustomize build "$1"
  else
    "$tools/bin/kustomize" build "$1"
  fi
}

mkdir -p "$rendered"
if ! kubectl kustomize --help >/dev/null 2>&1 && ! command -v kustomize >/dev/null 2>&1 && [ ! -x "$tools/bin/kustomize" ]; then
  command -v go >/dev/null 2>&1 || skip "there is no kubectl, no kustomize, and no Go to build the latter"
  GOBIN=$tools/bin timeout 100 go install "sigs.k8s.io/kustomize/kustomize/v5@$kustomize_version" ||
    skip "kustomize could not be built in 100 s"
fi
if ! "$python" -c "import kubernetes_validate" 2>/dev/null; then
  { python3 -m venv "$tools/venv" && timeout 60 "$python" -m pip install -q "kubernetes-validate==$validate_version"; } ||
    skip "Python could not install kubernetes-validate"
fi

set --
for overlay in overlays/*; do
  file=$rendered/${overlay#overlays/}.yaml
  render "$overlay" >"$file"
  set -- "$@" "$file"
done
"$python" -B rules.py "$@"
RENDERED=$rendered "$python" -B rules_test.py -q
echo "The manifests of deploy/kubernetes are valid: $# overlays."
