import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { findFreePort, isPortFree } from "../../free-port.ts"
import { runProgram } from "../../processes/run-program.ts"
import type { Shutdown } from "../../processes/shutdown.ts"
import { type Drill, rowOfFaults, rowOfTime } from "../drill.ts"
import { untilChangeIsSeen } from "../fleet/changed-question.ts"
import { requireProgram } from "../fleet/find-program.ts"
import { demoAccounts, openSession } from "../flood/log-ins.ts"

/**
 * An api and a web server behind PgBouncer in transaction mode, configured as docs/operations.md
 * says, with fewer connections than the api opens: everything works, and a change is seen at once.
 */
export const pgbouncer: Drill = {
  name: "pgbouncer",
  needs: "nginx",
  maxSeconds: 30,
  async run({ fleet: open, shutdown }) {
    const program = requireProgram("pgbouncer")
    const fleet = await open()
    const pooled = await startPooler(program, fleet.databaseUrl, shutdown)
    const api = await fleet.openServer("api", {
      DATABASE_URL: pooled,
      DATABASE_POOLER: "transaction",
      DATABASE_LISTEN_URL: fleet.databaseUrl,
    })
    const web = await fleet.openServer("web", { API_URL: api.url })
    const session = await openSession(api.url, demoAccounts.others[0])
    const calls = Array.from({ length: 200 }, (_, count) => callOf(count, api.url, web.url))
    const statuses: number[] = []
    const line = async () => {
      for (let url = calls.pop(); url !== undefined; url = calls.pop()) {
        statuses.push(await statusOf(url, session))
      }
    }
    await Promise.all(Array.from({ length: 12 }, line))
    const page = async () => (await fetch(`${web.url}/preguntas-frecuentes`)).text()
    const seenMs = await untilChangeIsSeen(page, fleet.databaseUrl)
    await Promise.all([api.kill(), web.kill()])
    return [
      rowOfFaults("requests failed", statuses.filter((one) => one !== 200).length, statuses.length),
      rowOfTime("a change is on the page", seenMs, 1_000),
    ]
  },
}

const callOf = (count: number, api: string, web: string): string =>
  [
    `${web}/anuncios?s=grua+${count}`,
    `${api}/api/ads?pageSize=6&page=${1 + (count % 20)}`,
    `${api}/api/users/me`,
    `${web}/`,
  ][count % 4] ?? web

async function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers: url.includes("/api/") ? headers : {} })
  await answer.arrayBuffer()
  return answer.status
}

async function startPooler(program: string, databaseUrl: string, shutdown: Shutdown) {
  const folder = await mkdtemp(join(tmpdir(), "wara-pgbouncer-"))
  await chmod(folder, 0o755)
  shutdown.addLast(() => rm(folder, { recursive: true, force: true }))
  const { hostname, password, pathname, port, username } = new URL(databaseUrl)
  const [name, listen] = [pathname.slice(1), await findFreePort()]
  const target = `host=${hostname} port=${port} dbname=${name} user=${username} password=${password}`
  const lines = [
    ...["[databases]", `${name} = ${target} connect_query='set statement_timeout to 8000'`],
    ...["[pgbouncer]", "listen_addr = 127.0.0.1", `listen_port = ${listen}`, "auth_type = any"],
    ...["pool_mode = transaction", "default_pool_size = 12", "max_client_conn = 200"],
    ...["unix_socket_dir =", "ignore_startup_parameters = extra_float_digits"],
  ]
  const file = join(folder, "pgbouncer.ini")
  await writeFile(file, `${lines.join("\n")}\n`)
  const isRoot = process.getuid?.() === 0
  const pooler = runProgram(program, [...(isRoot ? ["-u", "nobody"] : []), file])
  shutdown.add(() => pooler.stop())
  for (const end = Date.now() + 10_000; await isPortFree(listen, "127.0.0.1"); await wait(50)) {
    if (Date.now() > end) throw new Error(`pgbouncer does not listen: ${pooler.tail()}`)
  }
  return `postgres://${username}:${password}@127.0.0.1:${listen}/${name}`
}
