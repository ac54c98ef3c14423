// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

// A server of the contracts in dubbo-go: a part that is a command. It speaks triple with the schema's messages, or,
// with the argument dubbo, Dubbo's own protocol with hessian 2.
package main

import (
	"fmt"
	"net"
	"os"
	"strconv"
	"time"

	"benchmark/server-dubbo-go/hessian"
	"benchmark/server-go/part"
	"benchmark/server-go/service"

	"dubbo.apache.org/dubbo-go/v3"
	"dubbo.apache.org/dubbo-go/v3/common"
	_ "dubbo.apache.org/dubbo-go/v3/filter/accesslog"
	_ "dubbo.apache.org/dubbo-go/v3/filter/echo"
	_ "dubbo.apache.org/dubbo-go/v3/filter/exec_limit"
	_ "dubbo.apache.org/dubbo-go/v3/filter/generic"
	_ "dubbo.apache.org/dubbo-go/v3/filter/graceful_shutdown"
	_ "dubbo.apache.org/dubbo-go/v3/filter/token"
	_ "dubbo.apache.org/dubbo-go/v3/filter/tps"
	"dubbo.apache.org/dubbo-go/v3/logger"
	"dubbo.apache.org/dubbo-go/v3/protocol"
	_ "dubbo.apache.org/dubbo-go/v3/protocol/dubbo"
	"dubbo.apache.org/dubbo-go/v3/protocol/triple"
	_ "dubbo.apache.org/dubbo-go/v3/proxy/proxy_factory"
	_ "dubbo.apache.org/dubbo-go/v3/registry/protocol"
	"dubbo.apache.org/dubbo-go/v3/server"
)

// The largest message that is read: the same 8 MiB as in every other pair.
const (
	maxMessage      = "8mib"
	maxMessageBytes = 8 << 20
)

// How long it may take to listen, and the pauses before each look.
const (
	patience = 30 * time.Second
	pause    = 5 * time.Millisecond
)

func main() {
	port, err := strconv.Atoi(os.Getenv("BENCHMARK_PORT"))
	if err != nil {
		part.Fail(err)
	}
	instance, err := dubbo.NewInstance(
		dubbo.WithRemoteMetadata(), // nobody asks for it, and it would have a port of its own
		dubbo.WithLogger(logger.WithZap(), logger.WithLevel("warn")))
	if err != nil {
		part.Fail(err)
	}
	name, serving := "tri", messages
	offered := []protocol.ServerOption{protocol.WithTriple(triple.WithMaxServerRecvMsgSize(maxMessage))}
	if len(os.Args) > 1 && os.Args[1] == "dubbo" {
		name, serving = "dubbo", beans
		offered = []protocol.ServerOption{protocol.WithDubbo(), protocol.WithParams(map[string]any{
			"getty-session-param": map[string]any{"max-msg-len": maxMessageBytes}})}
	}
	offered = append(offered, protocol.WithIp(os.Getenv("BENCHMARK_HOST")), protocol.WithPort(port))
	dubboServer, err := instance.NewServer(
		server.WithServerProtocol(offered...),
		server.WithServerProtocolIDs([]string{name}), // or triple would listen, too
		server.WithServerNotRegister())
	if err != nil {
		part.Fail(err)
	}
	serving(dubboServer)
	serve(dubboServer)
	part.Ready("dubbo.apache.org/dubbo-go/v3", "google.golang.org/protobuf")
	part.AwaitEnd()
	part.End()
}

// messages serves the contracts of the schema.
func messages(dubboServer *server.Server) {
	users := service.NewUsers()
	register(dubboServer, users, "benchmark.proto.UserRpc",
		unary("existUser", users.ExistUser),
		unary("createUser", users.CreateUser),
		unary("getUser", users.GetUser),
		unary("listUser", users.ListUser))
	echo := service.Echo{}
	register(dubboServer, &echo, "benchmark.proto.EchoRpc",
		unary("string", echo.String),
		unary("person", echo.Person),
		unary("people", echo.People),
		unary("ping", echo.Ping))
	streams := service.NewStreams()
	register(dubboServer, streams, "benchmark.proto.StreamRpc",
		unary("Echo", streams.Echo),
		unary("Get", streams.Get),
		unary("Put", streams.Put),
		bidirectional("PingPong", streams.PingPong),
		download("Download", streams.Download),
		upload("Upload", streams.Upload),
		bidirectional("Slow", streams.Slow))
}

// beans serves the contracts' interfaces in Java, whose objects are those of hessian.
func beans(dubboServer *server.Server) {
	hessian.Register()
	for name, handler := range map[string]any{
		"benchmark.contract.UserService": hessian.NewUsers(),
		"benchmark.contract.EchoService": &hessian.Echo{},
	} {
		if err := dubboServer.RegisterService(handler, server.WithInterface(name)); err != nil {
			part.Fail(err)
		}
	}
}

func register(to *server.Server, handler any, name string, methods ...common.MethodInfo) {
	err := to.Register(handler, &common.ServiceInfo{InterfaceName: name, Methods: methods})
	if err != nil {
		part.Fail(err)
	}
}

// serve returns when the server accepts connections. dubbo-go listens in the background, and no more than logs
// that it cannot: so the port is tried first.
func serve(dubboServer *server.Server) {
	free, err := net.Listen("tcp", part.Address())
	if err != nil {
		part.Fail(fmt.Errorf("the server did not start at %s: %w", part.Address(), err))
	}
	_ = free.Close()
	go func() {
		part.Fail(fmt.Errorf("the server did not start at %s: %w", part.Address(), dubboServer.Serve()))
	}()
	for start := time.Now(); ; time.Sleep(pause) {
		connection, err := net.Dial("tcp", part.Address())
		if err == nil {
			_ = connection.Close()
			return
		}
		if time.Since(start) > patience {
			part.Fail(fmt.Errorf("the server did not start at %s: %w", part.Address(), err))
		}
	}
}
