import { execFile } from "node:child_process"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import { isPortFree } from "../../free-port.ts"
import { runProgram } from "../../processes/run-program.ts"
import type { Shutdown } from "../../processes/shutdown.ts"
import { requireProgram } from "./find-program.ts"
import { adaptEdge, adaptKit, type FleetPorts, makeCertificate } from "./proxy-files.ts"

export type ProxyName = "nginx" | "haproxy"

export type FrontProxy = { name: ProxyName; stop: () => Promise<void> }

const startTimeoutMs = 10_000

/**
 * Starts a proxy of the system with the configuration of the deployment kit, which the program
 * itself checks first. Throws `NotRun` when it is not installed.
 */
export async function startProxy(
  name: ProxyName,
  ports: FleetPorts,
  shutdown: Shutdown,
): Promise<FrontProxy> {
  const folder = await mkdtemp(join(tmpdir(), `wara-${name}-`))
  shutdown.addLast(() => rm(folder, { recursive: true, force: true }))
  const prepare = name === "nginx" ? prepareNginx : prepareHaproxy
  const file = name === "nginx" ? "nginx.conf" : "haproxy.cfg"
  const text = await adaptKit(file, ports, folder)
  return runProxy(name, { folder, port: ports.secure, ...(await prepare(folder, text)) }, shutdown)
}

/** Starts nginx as a cache in front of one web server, with the configuration of the kit. */
export async function startEdge(
  { webPort, securePort, folder }: { webPort: number; securePort: number; folder: string },
  shutdown: Shutdown,
): Promise<FrontProxy> {
  const ports = { web: webPort, secure: securePort }
  const prepared = await prepareNginx(folder, await adaptEdge(ports, folder))
  return runProxy("nginx", { folder, port: securePort, ...prepared }, shutdown)
}

type Prepared = { folder: string; port: number; check: string[]; run: string[] }

async function runProxy(name: ProxyName, prepared: Prepared, shutdown: Shutdown) {
  const { folder, port, check, run } = prepared
  const program = requireProgram(name)
  await makeCertificate(folder)
  await promisify(execFile)(program, check).catch(({ stderr }) => {
    throw new Error(`${name} refuses its configuration: ${String(stderr).replaceAll("\n", " ")}`)
  })
  const proxy = runProgram(program, run)
  shutdown.add(() => proxy.stop())
  for (const end = Date.now() + startTimeoutMs; await isPortFree(port, "127.0.0.1"); ) {
    if (Date.now() > end) throw new Error(`${name} does not listen: ${proxy.tail()}`)
    await wait(50)
  }
  return { name, stop: () => proxy.stop() }
}

async function prepareNginx(folder: string, text: string) {
  await writeFile(join(folder, "kit.conf"), text)
  await mkdir(join(folder, "temporary"))
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  const temporary = kinds.map((kind) => `  ${kind}_temp_path ${folder}/temporary/${kind};`)
  const main = [
    // Its workers have to read the certificate of this run.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    `pid ${folder}/nginx.pid;`,
    "error_log stderr crit;",
    "events { worker_connections 1024; }",
    "http {",
    "  access_log off;",
    ...temporary,
    `  include ${folder}/kit.conf;`,
    "}",
  ]
  const path = join(folder, "nginx.conf")
  await writeFile(path, `${main.join("\n")}\n`)
  const run = ["-p", folder, "-c", path, "-e", "stderr"]
  return { check: ["-t", "-q", ...run], run }
}

async function prepareHaproxy(folder: string, text: string) {
  const path = join(folder, "haproxy.cfg")
  await writeFile(path, text)
  return { check: ["-c", "-f", path], run: ["-db", "-f", path] }
}
