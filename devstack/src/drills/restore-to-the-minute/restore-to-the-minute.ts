import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { changeOwner, findDatabaseUser } from "../../postgres/launch.ts"
import { runStatement } from "../../postgres/run-statement.ts"
import { startPostgres } from "../../postgres/start-postgres.ts"
import { runNode } from "../../processes/run-program.ts"
import type { Shutdown } from "../../processes/shutdown.ts"
import { type Drill, rowOfFaults, rowOfSeconds } from "../drill.ts"

const rowsPerPhase = 200

/** As in the runbook: a full disk must not leave half a segment under its final name. */
const archiveCommand = (folder: string) =>
  `test ! -f ${folder}/%f && cp %p ${folder}/%f.part && mv ${folder}/%f.part ${folder}/%f`

/**
 * A base copy and the archived log of changes, as docs/runbooks.md describes. Rows are committed
 * before, during and after the copy; then somebody deletes all of them. The restore to the moment
 * before has each.
 */
export const restoreToTheMinute: Drill = {
  name: "restore-to-the-minute",
  maxSeconds: 35,
  async run({ shutdown }) {
    const folders = await makeFolders(shutdown)
    const archiving = {
      ...{ wal_level: "replica", archive_mode: "on", max_wal_senders: "2", fsync: "on" },
      full_page_writes: "on",
      archive_command: archiveCommand(folders.archive),
    }
    const server = await startPostgres({ dataDir: folders.data, settings: archiving })
    shutdown.addLast(server.stop)
    await migrate(server.url, shutdown)

    const committed: string[] = []
    await commitRows(server.url, committed)
    await copyBase(server.url, folders, () => commitRows(server.url, committed))
    await commitRows(server.url, committed)
    const [moment] = await runStatement(server.url, "select clock_timestamp()::text as now")
    await runStatement(server.url, "delete from contact_messages")
    await runStatement(server.url, "select pg_switch_wal()")
    await untilArchived(server.url)
    await server.stop()

    const startedAt = performance.now()
    await writeFile(join(folders.base, "recovery.signal"), "")
    await changeOwner(await findDatabaseUser(), join(folders.base, "recovery.signal"))
    const restored = await startPostgres({
      dataDir: folders.base,
      settings: {
        ...archiving,
        restore_command: `cp ${folders.archive}/%f %p`,
        recovery_target_time: textOf(moment, "now"),
        recovery_target_action: "promote",
      },
    })
    shutdown.addLast(restored.stop)
    await untilPromoted(restored.url)
    const took = performance.now() - startedAt
    const found = await runStatement(restored.url, "select email from contact_messages")
    const stored = new Set(found.map((row) => textOf(row, "email")))
    const lost = committed.filter((email) => !stored.has(email)).length
    await restored.stop()
    return [
      rowOfFaults("rows lost after a restore to the moment", lost, committed.length),
      rowOfSeconds("seconds to restore", took, 30),
    ]
  },
}

type Folders = { data: string; base: string; archive: string }

async function makeFolders(shutdown: Shutdown): Promise<Folders> {
  const root = await mkdtemp(join(tmpdir(), "wara-restore-"))
  await chmod(root, 0o755)
  shutdown.addLast(() => rm(root, { recursive: true, force: true }))
  const folders = { data: join(root, "data"), base: join(root, "base"), archive: join(root, "wal") }
  await mkdir(folders.archive)
  await changeOwner(await findDatabaseUser(), folders.archive)
  return folders
}

async function migrate(url: string, shutdown: Shutdown): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url }
  const program = runNode(["apps/api/src/migrate.ts"], { env })
  shutdown.add(() => program.stop())
  if ((await program.exited) !== 0) throw new Error(`the migration failed: ${program.tail()}`)
}

/** Commits rows one by one, and remembers each that was acknowledged. */
async function commitRows(url: string, committed: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (let count = 0; count < rowsPerPhase; count += 1) {
    const email = `row-${committed.length}@wara.example`
    await client.query(
      `insert into contact_messages (email, name, message, idempotency_key)
        values ($1, 'Drill', 'A message of a drill', $1)`,
      [email],
    )
    committed.push(email)
  }
  await client.end()
}

/** Copies the files of the running server, as `pg_basebackup` does; `meanwhile` writes to it. */
async function copyBase(url: string, { data, base }: Folders, meanwhile: () => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("select pg_backup_start('drill', true)")
  const isWanted = (path: string) => !/\/(?:pg_wal\/.|postmaster\.(?:pid|opts)$)/.test(path)
  const copying = cp(data, base, { recursive: true, filter: isWanted })
  await Promise.all([copying, meanwhile()])
  const { rows } = await client.query<{ labelfile: string }>(
    "select labelfile from pg_backup_stop()",
  )
  await client.end()
  await writeFile(join(base, "backup_label"), rows[0]?.labelfile ?? "")
  await giveTo(base)
}

/** Everything in a folder belongs to the account of the server, and to it alone. */
async function giveTo(folder: string): Promise<void> {
  const user = await findDatabaseUser()
  await chmod(folder, 0o700)
  for (const path of ["", ...(await readdir(folder, { recursive: true }))]) {
    await changeOwner(user, join(folder, path))
  }
}

async function untilArchived(url: string): Promise<void> {
  for (;;) {
    const [row] = await runStatement(
      url,
      `select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as done
        from pg_stat_archiver`,
    )
    if (row && typeof row === "object" && "done" in row && row.done === true) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function untilPromoted(url: string): Promise<void> {
  for (;;) {
    const [row] = await runStatement(url, "select pg_is_in_recovery()::text as recovering")
    if (textOf(row, "recovering") === "false") return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function textOf(row: unknown, name: string): string {
  if (typeof row !== "object" || row === null || !(name in row)) throw new Error(`no ${name}`)
  return String(Reflect.get(row, name))
}
