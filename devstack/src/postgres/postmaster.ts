import { type ChildProcess, spawn } from "node:child_process"
import { createWriteStream } from "node:fs"
import { findPostgresBinaries } from "./binaries.ts"
import { findDatabaseUser, launchAs } from "./database-user.ts"
import { postgresFailureFrom } from "./postgres-failure.ts"

export type PostmasterOptions = {
  dataDir: string
  port: number
  /** False disables waiting for the disk (fsync): right for disposable data, as in tests. */
  durable: boolean
  logFile?: string | undefined
}

export type Postmaster = { exited: Promise<void>; stop: () => Promise<void> }

const fast = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" }

/** Starts the server process and resolves when it accepts connections on 127.0.0.1. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    wal_level: "minimal",
    max_wal_senders: "0",
    max_wal_size: "2GB",
    max_connections: "200",
    ...(options.durable ? {} : fast),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const args = ["-D", options.dataDir, "-p", String(options.port), ...flags]
  const { postgres } = await findPostgresBinaries()
  const launch = await launchAs(await findDatabaseUser(), postgres, args, options.dataDir)
  const { command, args: launchArgs, ...identity } = launch
  const child = spawn(command, launchArgs, { ...identity, stdio: ["ignore", "ignore", "pipe"] })
  await untilReady(child, options.logFile)
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  return { exited, stop: () => stopPostmaster(child, exited) }
}

function untilReady(child: ChildProcess, logFile: string | undefined): Promise<void> {
  const log = logFile ? createWriteStream(logFile, { flags: "a" }) : null
  // A full disk must not stop the database only because its log cannot be written.
  log?.on("error", () => {})
  return new Promise((resolve, reject) => {
    let output = ""
    let ready = false
    child.stderr?.on("data", (chunk: Buffer) => {
      log?.write(chunk)
      if (ready) return
      output += chunk
      ready = output.includes("database system is ready to accept connections")
      if (ready) resolve()
    })
    child.once("error", reject)
    child.once("close", () => {
      log?.end()
      reject(postgresFailureFrom(output))
    })
  })
}

/** Fast shutdown; after three seconds an immediate one, from which the next start recovers. */
async function stopPostmaster(child: ChildProcess, exited: Promise<void>) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill("SIGINT")
  const timer = setTimeout(() => child.kill("SIGQUIT"), 3000)
  await exited
  clearTimeout(timer)
}
