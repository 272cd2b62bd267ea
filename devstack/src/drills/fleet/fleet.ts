import { findFreePort } from "../../free-port.ts"
import type { Shutdown } from "../../processes/shutdown.ts"
import { serverHeaps } from "../../stack/server-heaps.ts"
import type { RunningStack } from "../../start-stack.ts"
import { drainSeconds, type FleetServer, fleetServer } from "./fleet-server.ts"
import { apiHost, type FleetPorts, siteHost } from "./proxy-files.ts"
import { openRelay, type Relay } from "./relay.ts"
import { type FrontProxy, type ProxyName, startProxy } from "./start-proxy.ts"

/** Two apis and two web servers behind a proxy, as the deployment kit describes them. */
export type Fleet = {
  ports: FleetPorts
  api: readonly [FleetServer, FleetServer]
  web: readonly [FleetServer, FleetServer]
  /** Between the apis and their database. */
  relay: Relay
  /** The database itself. */
  databaseUrl: string
  /** Lets a proxy take the place of the one before. Throws `NotRun` when it is not installed. */
  useProxy: (name: ProxyName) => Promise<void>
  /** Another server with settings of its own, on a port that no proxy knows. */
  openServer: (kind: "api" | "web", env: NodeJS.ProcessEnv) => Promise<FleetServer>
}

/** Starts the fleet on the database of a stack, with its pictures and stand-ins. */
export async function startFleet(
  { environment: ofStack, databaseUrl }: RunningStack,
  proxyName: ProxyName,
  shutdown: Shutdown,
): Promise<Fleet> {
  const ports = await choosePorts()
  const address = new URL(databaseUrl)
  const relay = await openRelay({ host: address.hostname, port: Number(address.port) })
  shutdown.addLast(relay.close)
  address.port = String(relay.port)
  const environment: NodeJS.ProcessEnv = {
    ...ofStack,
    DATABASE_URL: address.href,
    BASE_URL: `https://${siteHost}`,
    PUBLIC_API_URL: `https://${apiHost}`,
    API_URL: `http://127.0.0.1:${ports.calls}`,
    TRUSTED_PROXY_HOPS: "1",
    DRAIN_SECONDS: String(drainSeconds),
    BOT_CHECK: "",
  }
  let proxy: FrontProxy | null = null
  const useProxy = async (name: ProxyName) => {
    if (proxy?.name === name) return
    await proxy?.stop()
    proxy = await startProxy(name, ports, shutdown)
  }
  await useProxy(proxyName)
  const define = (kind: "api" | "web", port: number, env: NodeJS.ProcessEnv = {}) => {
    const own = { [kind === "api" ? "API_PORT" : "PORT"]: String(port) }
    const server = { name: `${kind}:${port}`, port, script: scripts[kind] }
    return fleetServer(server, { ...environment, ...own, ...env }, shutdown)
  }
  const api = [define("api", ports.api[0]), define("api", ports.api[1])] as const
  const web = [define("web", ports.web[0]), define("web", ports.web[1])] as const
  // Web servers are ready when an api is.
  for (const tier of [api, web]) await Promise.all(tier.map((server) => server.start()))
  const openServer = async (kind: "api" | "web", env: NodeJS.ProcessEnv) => {
    const server = define(kind, await findFreePort(), { DRAIN_SECONDS: "0", ...env })
    await server.start()
    return server
  }
  return { ports, api, web, relay, databaseUrl, useProxy, openServer }
}

const scripts = {
  api: [...serverHeaps.api, "apps/api/src/serve.ts"],
  web: [...serverHeaps.web, "apps/web/server/serve.ts"],
}

async function choosePorts(): Promise<FleetPorts> {
  const next = findFreePort
  return {
    web: [await next(), await next()],
    api: [await next(), await next()],
    secure: await next(),
    plain: await next(),
    calls: await next(),
  }
}
