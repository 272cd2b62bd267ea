import pg from "pg"
import { findFreePort } from "../free-port.ts"
import { clusterUrl, databaseName, ensureCluster, readClusterPassword } from "./cluster.ts"
import { PostgresFailure } from "./postgres-failure.ts"
import { type Postmaster, type PostmasterOptions, startPostmaster } from "./postmaster.ts"

export type RunningServer = Postmaster & { url: string }

/** Starts the server and creates cluster and database when missing. Port 0 takes any free one. */
export async function runServer(options: PostmasterOptions): Promise<RunningServer> {
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

async function startOnPort(options: PostmasterOptions, attempts: number) {
  const port = options.port || (await findFreePort())
  try {
    return { port, postmaster: await startPostmaster({ ...options, port }) }
  } catch (cause) {
    // Another program took the port between our check and PostgreSQL's start, so another one is
    // tried.
    const lost = cause instanceof PostgresFailure && cause.code === "port_taken"
    if (options.port !== 0 || !lost || attempts <= 1) throw cause
    return startOnPort(options, attempts - 1)
  }
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
