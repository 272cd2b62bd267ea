import { chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { findDatabaseUser } from "./launch.ts"

/** What a running server has of its own. */
const own = new Set(["postmaster.pid", "postmaster.opts"])

/** Folders whose content comes by replication. */
const empty = new Set(["pg_wal", "pg_replslot"])

/**
 * Copies the cluster of a running server on this machine into a folder, as `pg_basebackup` does,
 * which the npm package leaves out. A server that starts there follows the source until it ends.
 * Both need the settings `wal_level=replica` and `max_wal_senders`, which ours do not have by themselves.
 */
export async function copyAsReplica(sourceUrl: string, dataDir: string): Promise<void> {
  const source = new pg.Client({ connectionString: sourceUrl })
  await source.connect()
  try {
    const { rows } = await source.query<{ data_directory: string }>("show data_directory")
    const from = rows[0]?.data_directory ?? ""
    await source.query("select pg_backup_start('replica', fast => true)")
    rmSync(dataDir, { recursive: true, force: true })
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(from)) {
      if (own.has(name)) continue
      if (empty.has(name)) mkdirSync(join(dataDir, name), { mode: 0o700 })
      else cpSync(join(from, name), join(dataDir, name), { recursive: true })
    }
    const stopped = await source.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(wait_for_archive => false)",
    )
    writeFileSync(join(dataDir, "backup_label"), stopped.rows[0]?.labelfile ?? "")
    writeFileSync(join(dataDir, "standby.signal"), "")
  } finally {
    await source.end()
  }
  const user = await findDatabaseUser()
  if (user === null) return
  chownSync(dataDir, user.uid, user.gid)
  for (const entry of readdirSync(dataDir, { recursive: true, encoding: "utf8" })) {
    chownSync(join(dataDir, entry), user.uid, user.gid)
  }
}
