# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
"""Reads rendered manifests and says what breaks Kubernetes' schemas or the rules of this folder.

Usage: rules.py FILE…  Ends with status 1 if there is anything to say.
"""

import sys

import kubernetes_validate
import yaml

SCHEMA = "1.37.0"
NAMESPACE = "bench"
NODE = "kubernetes.io/hostname"
PART = "app.kubernetes.io/component"
NAME = "app.kubernetes.io/name"
ALLOWED = {("pods", "get"), ("pods/exec", "create")}


def pod_of(manifest):
    """The metadata and spec of the pods that a manifest makes, or None."""
    if manifest["kind"] == "Pod":
        return manifest
    return manifest.get("spec", {}).get("template")


def containers_of(pod):
    return pod["spec"].get("initContainers", []) + pod["spec"]["containers"]


def schema(manifest):
    try:
        kubernetes_validate.validate(manifest, SCHEMA, strict=True)
    except kubernetes_validate.ValidationError as error:
        path = ".".join(str(step) for step in error.path)
        yield f"{path or 'the manifest'} breaks the schema: {error.message}"


def namespace(manifest):
    if manifest["kind"] != "Namespace" and manifest["metadata"].get("namespace") != NAMESPACE:
        yield f"is not in the namespace {NAMESPACE}"
    if manifest["kind"].startswith("Cluster"):
        yield "reaches beyond its namespace"


def guaranteed(pod):
    for container in containers_of(pod):
        resources = container.get("resources", {})
        requests, limits = resources.get("requests"), resources.get("limits")
        if not limits or requests != limits or not {"cpu", "memory"} <= limits.keys():
            yield f"{container['name']}: requests and limits of CPU and memory are not equal"
        elif not str(limits["cpu"]).isdigit() or str(limits["cpu"]) == "0":
            yield f"{container['name']}: {limits['cpu']} is not a number of whole CPUs"


def unprivileged(pod):
    spec = pod["spec"]
    context = spec.get("securityContext", {})
    if context.get("runAsNonRoot") is not True or not context.get("runAsUser"):
        yield "may run as root"
    if context.get("seccompProfile", {}).get("type") != "RuntimeDefault":
        yield "has no seccomp profile"
    for key in ("hostNetwork", "hostPID", "hostIPC"):
        if spec.get(key):
            yield f"uses {key}"
    if any("hostPath" in volume for volume in spec.get("volumes", [])):
        yield "mounts a folder of the node"
    for container in containers_of(pod):
        own = container.get("securityContext", {})
        if own.get("allowPrivilegeEscalation") is not False or own.get("privileged"):
            yield f"{container['name']}: may gain privileges"
        if own.get("capabilities") != {"drop": ["ALL"]}:
            yield f"{container['name']}: keeps capabilities"
        if own.get("readOnlyRootFilesystem") is not True:
            yield f"{container['name']}: may write to its root file system"


def writable(pod):
    """Where a JVM writes: its home and /tmp are volumes."""
    empty = {v["name"] for v in pod["spec"].get("volumes", []) if "emptyDir" in v}
    for container in pod["spec"]["containers"]:
        folders = {m["mountPath"] for m in container.get("volumeMounts", []) if m["name"] in empty}
        homes = [e["value"] for e in container.get("env", []) if e["name"] == "HOME"]
        for folder in homes + ["/tmp"] if homes else []:
            if folder not in folders:
                yield f"{container['name']}: {folder} is not an emptyDir"


def alone(pod):
    terms = (
        pod["spec"]
        .get("affinity", {})
        .get("podAntiAffinity", {})
        .get("requiredDuringSchedulingIgnoredDuringExecution", [])
    )
    own = {NAME: pod["metadata"]["labels"].get(NAME)}
    if not any(
        term["topologyKey"] == NODE and term.get("labelSelector") == {"matchLabels": own}
        for term in terms
    ):
        yield "may share a node with another part"


def token(pod):
    wanted = "serviceAccountName" in pod["spec"]
    if pod["spec"].get("automountServiceAccountToken") is not wanted:
        yield "has a token of the API server that it does not need"


def least_access(manifest):
    for rule in manifest.get("rules", []):
        for resource in rule.get("resources", []) + rule.get("nonResourceURLs", []):
            for verb in rule["verbs"]:
                if rule.get("apiGroups") != [""] or (resource, verb) not in ALLOWED:
                    yield f"allows {verb} of {resource}"
    if manifest["kind"] == "RoleBinding" and manifest["roleRef"]["kind"] != "Role":
        yield "binds a role of the cluster"


def selects(policy, labels):
    wanted = policy["spec"]["podSelector"].get("matchLabels", {})
    return "Ingress" in policy["spec"]["policyTypes"] and wanted.items() <= labels.items()


def reachable(pod, policies):
    """Policies add up: what one of them lets in comes in."""
    labels = pod["metadata"]["labels"]
    matching = [policy for policy in policies if selects(policy, labels)]
    if not matching:
        yield "accepts connections of everybody"
    expected = [{NAME: labels[NAME], PART: "client"}] if labels.get(PART) == "server" else []
    peers = [
        peer
        for policy in matching
        for ingress in policy["spec"].get("ingress", [])
        for peer in ingress.get("from") or [{}]
    ]
    if matching and peers != [{"podSelector": {"matchLabels": labels}} for labels in expected]:
        yield "accepts connections of others than clients of servers"


def complaints(manifests):
    policies = [manifest for manifest in manifests if manifest["kind"] == "NetworkPolicy"]
    for manifest in manifests:
        found = [*schema(manifest), *namespace(manifest), *least_access(manifest)]
        pod = pod_of(manifest)
        if pod:
            for rule in (guaranteed, unprivileged, writable, alone, token):
                found += rule(pod)
            found += reachable(pod, policies)
        for text in found:
            yield f"{manifest['kind']} {manifest['metadata']['name']}: {text}."


def main(files):
    status = 0
    for file in files:
        with open(file, encoding="utf-8") as text:
            manifests = [manifest for manifest in yaml.safe_load_all(text) if manifest]
        if not manifests:
            status = 1
            print(f"{file}: has no manifest.")
        for complaint in complaints(manifests):
            status = 1
            print(f"{file}: {complaint}")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
