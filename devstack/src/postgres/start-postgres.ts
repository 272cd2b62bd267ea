import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { PostgresFailure, type PostgresFailureCode } from "./postgres-failure.ts"

const program = fileURLToPath(new URL("../run-postgres.ts", import.meta.url))

export type PostgresOptions = {
  /** Absolute folder, created when missing; without it, the data is temporary. */
  dataDir?: string
  /** 0 takes any free port. */
  port?: number
  durable?: boolean
  logFile?: string
  /** More settings of the server, such as `wal_level`. */
  settings?: Record<string, string>
}

export type RunningPostgres = { url: string; stop: () => Promise<void>; exited: Promise<void> }

/** Output of the process: one of the two. */
type Answer = { url?: string; error?: { code: PostgresFailureCode; detail: string } }

/**
 * Starts embedded PostgreSQL 18 in its own process, which ends with this one in every case. Throws
 * PostgresFailure (port_taken, disk_full, data_in_use, failed).
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, port = 0, durable = false, logFile, settings = {} } = options
  const where = dataDir ? ["--data-dir", dataDir] : ["--ephemeral"]
  const how = [
    ...(durable ? ["--durable"] : []),
    ...(logFile ? ["--log-file", logFile] : []),
    ...Object.entries(settings).flatMap(([name, value]) => ["--setting", `${name}=${value}`]),
  ]
  // A separate session, because Ctrl-C in the terminal must stop the api before its database.
  const child = spawn(process.execPath, [program, ...where, "--port", String(port), ...how], {
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
  })
  // The process prints only one line; closing the pipe later must not raise an error here.
  child.stdin.on("error", () => {})
  const exited = once(child, "exit").then(() => {})
  const line = await firstLine(child.stdout)
  const answer: Answer = line ? JSON.parse(line) : {}
  const { url } = answer
  if (!url) {
    child.stdin.end()
    await exited
    throw new PostgresFailure(answer.error?.code ?? "failed", answer.error?.detail ?? "no answer")
  }
  const stop = () => {
    child.stdin.end()
    return exited
  }
  return { url, stop, exited }
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string | null> {
  for await (const line of createInterface({ input: stream })) return line
  return null
}
