/**
 * PostgreSQL that runs as long as this process's stdin stays open. node
 * devstack/src/run-postgres.ts --ephemeral temporary data, any free port node
 * devstack/src/run-postgres.ts --data-dir D --port N --durable --log-file F; --setting NAME=VALUE for
 * the server; --replica-of URL copies another one of this machine and follows it. Prints one line,
 * {"url"} or {"error": {"code", "detail"}}. Ends on SIGTERM, SIGINT and when stdin closes, so that
 * it ends even after its parent was killed.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { changeOwner, findDatabaseUser } from "./postgres/launch.ts"
import { PostgresFailure } from "./postgres/postgres-failure.ts"
import { type RunningServer, runReplica, runServer } from "./postgres/run-server.ts"
import { temporaryPlace } from "./postgres/temporary-place.ts"

const { values } = parseArgs({
  options: {
    ephemeral: { type: "boolean", default: false },
    "data-dir": { type: "string" },
    port: { type: "string", default: "0" },
    durable: { type: "boolean", default: false },
    "log-file": { type: "string" },
    "replica-of": { type: "string" },
    setting: { type: "string", multiple: true, default: [] },
  },
})

let stopping: Promise<void> | null = null
let temporary: string | null = null

const starting = start()
process.stdin.on("end", stop).on("error", stop).resume()
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop)
// The reader of our only line may be gone already; stdin then closes.
process.stdout.on("error", () => {})

try {
  const server = await starting
  console.log(JSON.stringify({ url: server.url }))
  await server.exited
  await stop()
} catch (cause) {
  const code = cause instanceof PostgresFailure ? cause.code : "failed"
  const detail = cause instanceof Error ? cause.message : String(cause)
  console.log(JSON.stringify({ error: { code, detail } }))
  await removeTemporary()
  process.exitCode = 1
  process.stdin.destroy()
}

async function start(): Promise<RunningServer> {
  const dataDir = values.ephemeral ? await makeTemporary() : values["data-dir"]
  if (!dataDir) throw new Error("--ephemeral or --data-dir is needed")
  const { durable } = values
  const settings = Object.fromEntries(values.setting.map(readSetting))
  const logFile = values["log-file"]
  const options = { dataDir, port: Number(values.port), durable, logFile, settings }
  const source = values["replica-of"]
  return source === undefined ? runServer(options) : runReplica(options, source)
}

/** A setting of the server from `name=value`; the value may contain other equals signs. */
function readSetting(text: string): [string, string] {
  const end = text.indexOf("=")
  return [text.slice(0, end), text.slice(end + 1)]
}

async function makeTemporary() {
  temporary = await mkdtemp(join(await temporaryPlace(), "wara-postgres-"))
  await changeOwner(await findDatabaseUser(), temporary)
  return join(temporary, "data")
}

async function removeTemporary() {
  if (temporary) await rm(temporary, { recursive: true, force: true })
}

function stop(): Promise<void> {
  stopping ??= (async () => {
    const server = await starting.catch(() => null)
    await server?.stop()
    await removeTemporary()
    process.exit(server ? 0 : 1)
  })()
  return stopping
}
