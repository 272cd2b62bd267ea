import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { changeOwner, findDatabaseUser, findPostgresBinaries, launchAs } from "./launch.ts"
import { postgresFailureFrom } from "./postgres-failure.ts"

export const databaseRole = "wara"
export const databaseName = "wara"
const passwordFile = "wara-password"

export function clusterUrl(port: number, password: string, database = databaseName) {
  return `postgres://${databaseRole}:${password}@127.0.0.1:${port}/${database}`
}

export async function readClusterPassword(dataDir: string) {
  return (await readFile(join(dataDir, passwordFile), "utf8")).trim()
}

/** Creates the data folder when it is missing; an incomplete one (killed initdb) is recreated. */
export async function ensureCluster(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, passwordFile))) return
  const user = await findDatabaseUser()
  const fresh = `${dataDir}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true, mode: 0o700 })
  await changeOwner(user, fresh)
  const password = randomBytes(18).toString("hex")
  const secret = `${fresh}-secret`
  await writeFile(secret, password, { mode: 0o600 })
  await changeOwner(user, secret)
  try {
    const { initdb } = await findPostgresBinaries()
    // C.UTF-8 is built in, so names are sorted alike on every machine; people's names are sorted by
    // ICU.
    const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    const access = [`--username=${databaseRole}`, `--pwfile=${secret}`, "--auth=scram-sha-256"]
    const args = [`--pgdata=${fresh}`, ...locale, "--locale=C", "--no-sync", ...access]
    await run(await launchAs(user, initdb, args, fresh))
    await rename(secret, join(fresh, passwordFile))
    await rm(dataDir, { recursive: true, force: true })
    await rename(fresh, dataDir)
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true })
    await rm(secret, { force: true })
    throw postgresFailureFrom(String(cause))
  }
}

function run({ command, args, ...identity }: Awaited<ReturnType<typeof launchAs>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...identity, stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    child.stdout.on("data", (chunk) => {
      output += chunk
    })
    child.stderr.on("data", (chunk) => {
      output += chunk
    })
    child.on("error", reject)
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(output))))
  })
}

/** Address of the embedded database that already runs on that folder, or null. */
export async function findRunningDatabase(folder: string): Promise<string | null> {
  try {
    // The fourth line of the lock is the port.
    const lock = await readFile(join(folder, "postmaster.pid"), "utf8")
    const url = clusterUrl(Number(lock.split("\n")[3]), await readClusterPassword(folder))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.end()
    return url
  } catch {
    return null
  }
}
