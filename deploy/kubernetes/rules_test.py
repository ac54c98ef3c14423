# SPDX-FileCopyrightText: 2026 The benchmark authors
# SPDX-License-Identifier: Apache-2.0
"""Each rule complains about a manifest that breaks it. RENDERED names a folder with the rendered overlays."""

import os
import unittest

import rules
import yaml


def rendered(overlay):
    path = os.path.join(os.environ["RENDERED"], overlay + ".yaml")
    with open(path, encoding="utf-8") as text:
        return list(yaml.safe_load_all(text))


def named(manifests, kind, name):
    return next(m for m in manifests if m["kind"] == kind and m["metadata"]["name"] == name)


class RulesTest(unittest.TestCase):
    def complains(self, overlay, kind, name, change, *expected):
        manifests = rendered(overlay)
        change(named(manifests, kind, name))
        self.assertEqual(
            [f"{kind} {name}: {text}." for text in expected], list(rules.complaints(manifests))
        )

    def server(self, change, *expected):
        self.complains(
            "pair",
            "StatefulSet",
            "server",
            lambda server: change(server["spec"]["template"]["spec"]),
            *expected,
        )

    def container(self, change, *expected):
        self.server(lambda spec: change(spec["containers"][0]), *expected)

    def test_schema(self):
        self.server(
            lambda spec: spec.update(restartPolicies="Always"),
            "spec.template.spec breaks the schema: Additional properties are not allowed"
            " ('restartPolicies' was unexpected)",
        )

    def test_another_namespace(self):
        self.complains(
            "pair",
            "Service",
            "parts",
            lambda service: service["metadata"].update(namespace="default"),
            "is not in the namespace bench",
        )

    def test_less_requested_than_the_limit(self):
        self.container(
            lambda part: part["resources"]["requests"].update(memory="1Gi"),
            "part: requests and limits of CPU and memory are not equal",
        )

    def test_a_fraction_of_a_cpu(self):
        def change(part):
            for side in part["resources"].values():
                side["cpu"] = "1500m"

        self.container(change, "part: 1500m is not a number of whole CPUs")

    def test_root(self):
        self.server(lambda spec: spec["securityContext"].pop("runAsNonRoot"), "may run as root")

    def test_no_seccomp(self):
        self.server(
            lambda spec: spec["securityContext"].pop("seccompProfile"), "has no seccomp profile"
        )

    def test_the_network_of_the_node(self):
        self.server(lambda spec: spec.update(hostNetwork=True), "uses hostNetwork")

    def test_a_folder_of_the_node(self):
        self.server(
            lambda spec: spec["volumes"].append({"name": "root", "hostPath": {"path": "/"}}),
            "mounts a folder of the node",
        )

    def test_privileges(self):
        self.container(
            lambda part: part["securityContext"].update(
                allowPrivilegeEscalation=True, capabilities={"add": ["SYS_ADMIN"]}
            ),
            "part: may gain privileges",
            "part: keeps capabilities",
        )

    def test_a_writable_root(self):
        self.container(
            lambda part: part["securityContext"].pop("readOnlyRootFilesystem"),
            "part: may write to its root file system",
        )

    def test_nowhere_to_write(self):
        self.container(
            lambda part: part.update(volumeMounts=part["volumeMounts"][:1]),
            "part: /tmp is not an emptyDir",
        )

    def test_two_parts_on_a_node(self):
        self.server(lambda spec: spec.pop("affinity"), "may share a node with another part")

    def test_a_token(self):
        self.server(
            lambda spec: spec.pop("automountServiceAccountToken"),
            "has a token of the API server that it does not need",
        )

    def test_a_verb_more(self):
        self.complains(
            "controller",
            "Role",
            "controller",
            lambda role: role["rules"][0]["verbs"].append("delete"),
            "allows delete of pods",
        )

    def test_a_role_of_the_cluster(self):
        self.complains(
            "controller",
            "RoleBinding",
            "controller",
            lambda binding: binding["roleRef"].update(kind="ClusterRole"),
            "binds a role of the cluster",
        )

    def test_servers_for_everybody(self):
        manifests = rendered("pair")
        named(manifests, "NetworkPolicy", "server")["spec"]["ingress"][0].pop("from")
        self.assertEqual(
            ["StatefulSet server: accepts connections of others than clients of servers."],
            list(rules.complaints(manifests)),
        )

    def test_no_policy(self):
        manifests = [m for m in rendered("results") if m["kind"] != "NetworkPolicy"]
        self.assertEqual(
            ["Pod results: accepts connections of everybody."], list(rules.complaints(manifests))
        )

    def test_parameters_reach_every_place(self):
        for overlay, clients in (("pair", 1), ("clients", 8)):
            manifests = rendered(overlay)
            with self.subTest(overlay):
                self.assertEqual(
                    clients, named(manifests, "StatefulSet", "client")["spec"]["replicas"]
                )
                self.assertFalse([m for m in manifests if m["kind"] == "ConfigMap"])
                self.assertFalse([i for i in images(manifests) if i.startswith("benchmark-")])


def images(manifests):
    return [
        container["image"]
        for manifest in manifests
        if rules.pod_of(manifest)
        for container in rules.containers_of(rules.pod_of(manifest))
    ]


if __name__ == "__main__":
    unittest.main()
