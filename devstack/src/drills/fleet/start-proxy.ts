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
import { adaptKit, type FleetPorts, makeCertificate } from "./proxy-files.ts"

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
  const program = requireProgram(name)
  const folder = await mkdtemp(join(tmpdir(), `wara-${name}-`))
  shutdown.addLast(() => rm(folder, { recursive: true, force: true }))
  await makeCertificate(folder)
  const { check, run } = await (name === "nginx" ? prepareNginx : prepareHaproxy)(folder, ports)
  await promisify(execFile)(program, check).catch(({ stderr }) => {
    throw new Error(`${name} refuses its configuration: ${String(stderr).replaceAll("\n", " ")}`)
  })
  const proxy = runProgram(program, run)
  shutdown.add(() => proxy.stop())
  for (const end = Date.now() + startTimeoutMs; await isPortFree(ports.secure, "127.0.0.1"); ) {
    if (Date.now() > end) throw new Error(`${name} does not listen: ${proxy.tail()}`)
    await wait(50)
  }
  return { name, stop: () => proxy.stop() }
}

async function prepareNginx(folder: string, ports: FleetPorts) {
  await writeFile(join(folder, "kit.conf"), await adaptKit("nginx.conf", ports, folder))
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

async function prepareHaproxy(folder: string, ports: FleetPorts) {
  const path = join(folder, "haproxy.cfg")
  await writeFile(path, await adaptKit("haproxy.cfg", ports, folder))
  return { check: ["-c", "-f", path], run: ["-db", "-f", path] }
}
