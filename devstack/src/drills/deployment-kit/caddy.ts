import { get } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { findFreePort, isPortFree } from "../../free-port.ts"
import { runProgram } from "../../processes/run-program.ts"
import type { Shutdown } from "../../processes/shutdown.ts"
import { repositoryRoot } from "../../repository-root.ts"
import { type DrillRow, rowOfFaults } from "../drill.ts"
import { requireProgram } from "../fleet/find-program.ts"
import type { FleetServer } from "../fleet/fleet-server.ts"
import { apiHost, siteHost } from "../fleet/proxy-files.ts"

type Servers = { api: readonly FleetServer[]; web: readonly FleetServer[] }

/**
 * Traffic through Caddy with the Caddyfile as it is: its variables name the servers, and sites
 * without TLS, because nobody certifies names of an example.
 */
export async function caddyRows({ api, web }: Servers, shutdown: Shutdown): Promise<DrillRow[]> {
  const program = requireProgram("caddy")
  const [port, admin] = [await findFreePort(), await findFreePort()]
  const listOf = (servers: readonly FleetServer[]) =>
    servers.map((server) => `127.0.0.1:${server.port}`).join(" ")
  const env = {
    ...process.env,
    SITE_HOST: `http://${siteHost}:${port}`,
    API_HOST: `http://${apiHost}:${port}`,
    WEB_SERVERS: listOf(web),
    API_SERVERS: listOf(api),
    CADDY_ADMIN: `127.0.0.1:${admin}`,
  }
  const file = `${repositoryRoot}/deploy/Caddyfile`
  const caddy = runProgram(program, ["run", "--config", file, "--adapter", "caddyfile"], { env })
  shutdown.add(() => caddy.stop())
  for (const end = Date.now() + 10_000; await isPortFree(port, "127.0.0.1"); await wait(50)) {
    if (Date.now() > end) throw new Error(`caddy does not listen: ${caddy.tail()}`)
  }
  const calls = Array.from({ length: 60 }, (_, count) => ({
    host: count % 3 === 0 ? apiHost : siteHost,
    path: count % 3 === 0 ? "/api/ads?pageSize=6" : "/contacto",
  }))
  const statuses: number[] = []
  for (const call of calls) statuses.push(await statusOf(port, call))
  const internal = ["/metrics", "/health", "/ready"].map((path) => ({ host: siteHost, path }))
  const hidden: number[] = []
  for (const call of internal) hidden.push(await statusOf(port, call))
  await caddy.stop()
  return [
    rowOfFaults("requests failed through Caddy", statuses.filter((one) => one !== 200).length, 60),
    rowOfFaults(
      "internal addresses that Caddy shows",
      hidden.filter((one) => one !== 404).length,
      3,
    ),
  ]
}

function statusOf(port: number, { host, path }: { host: string; path: string }): Promise<number> {
  return new Promise((resolve) => {
    const asked = get({ host: "127.0.0.1", port, path, headers: { host: `${host}:${port}` } })
    asked.on("response", (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0))
    })
    asked.on("error", () => resolve(0))
  })
}
