import { readFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { clusterUrl, readClusterPassword } from "../postgres/cluster.ts"

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
