import { type ChildProcess, spawn } from "node:child_process"
import { createWriteStream } from "node:fs"
import pg from "pg"
import { findFreePort } from "../free-port.ts"
import { clusterUrl, databaseName, ensureCluster, readClusterPassword } from "./cluster.ts"
import { findDatabaseUser, findPostgresBinaries, launchAs } from "./launch.ts"
import { copyAsReplica } from "./make-replica.ts"
import { PostgresFailure, postgresFailureFrom } from "./postgres-failure.ts"

type ServerOptions = {
  dataDir: string
  port: number
  /** False disables waiting for the disk (fsync): right for disposable data, as in tests. */
  durable: boolean
  logFile?: string | undefined
  /** More settings of the server, which go before our own. */
  settings?: Record<string, string> | undefined
}

type Postmaster = { exited: Promise<void>; stop: () => Promise<void> }

export type RunningServer = Postmaster & { url: string }

/** Starts the server and creates cluster and database when missing. Port 0 takes any free one. */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  await ensureCluster(options.dataDir)
  const { port, postmaster } = await startOnPort(options, 5)
  try {
    const password = await readClusterPassword(options.dataDir)
    await ensureDatabase(clusterUrl(port, password, "postgres"))
    return { ...postmaster, url: clusterUrl(port, password) }
  } catch (cause) {
    await postmaster.stop()
    throw cause
  }
}

/** Starts a copy of a running server of this machine, which follows it and can only be read. */
export async function runReplica(options: ServerOptions, source: string): Promise<RunningServer> {
  await copyAsReplica(source, options.dataDir)
  const settings = { ...options.settings, primary_conninfo: source }
  const { port, postmaster } = await startOnPort({ ...options, settings }, 5)
  const url = new URL(source)
  url.port = String(port)
  return { ...postmaster, url: url.href }
}

async function startOnPort(options: ServerOptions, attempts: number) {
  const port = options.port || (await findFreePort())
  try {
    return { port, postmaster: await startPostmaster({ ...options, port }) }
  } catch (cause) {
    // Another program took the port between our check and PostgreSQL's start, so another one is
    // tried.
    const isPortTaken = cause instanceof PostgresFailure && cause.code === "port_taken"
    if (options.port !== 0 || !isPortTaken || attempts <= 1) throw cause
    return startOnPort(options, attempts - 1)
  }
}

/**
 * For queries of milliseconds on a disk that finds any page as fast as the next one. The buffers take
 * memory only as far as they are used; compiling a plan costs more than it saves.
 */
const forShortQueries = {
  shared_buffers: "512MB",
  effective_cache_size: "2GB",
  work_mem: "16MB",
  maintenance_work_mem: "256MB",
  random_page_cost: "1.1",
  jit: "off",
  max_parallel_workers_per_gather: "0",
}

/**
 * Commits still wait until their log is written, as in production, though not until it is on disk:
 * vacuum would leave out pages near a commit that does not wait.
 */
const withoutFsync = { fsync: "off", full_page_writes: "off" }

/** Starts the server process and resolves when it accepts connections on 127.0.0.1. */
async function startPostmaster(options: ServerOptions): Promise<Postmaster> {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    wal_level: "minimal",
    max_wal_senders: "0",
    // A temporary database may lie in memory, where its log takes room.
    max_wal_size: options.durable ? "2GB" : "512MB",
    max_connections: "200",
    ...forShortQueries,
    ...(options.durable ? {} : withoutFsync),
    ...options.settings,
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
      ready = /database system is ready to accept (?:read-only )?connections/.test(output)
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

async function ensureDatabase(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query("select from pg_database where datname = $1", [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}
