/**
 * npm run restore -- BACKUP: restores a backup into the empty database of DATABASE_URL and the
 * storage of pictures. `--replace` deletes what the database contains, `--without-pictures` leaves
 * them alone, `--passphrase-file FILE` opens a sealed backup.
 *
 * `--check` only reads the backup; `--try` restores it into a database of its own, compares every
 * table and deletes that database.
 */
import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { checkBackup } from "./backup/check-backup.ts"
import { restoreBackup, tryBackup } from "./backup/restore-backup.ts"
import { readConfig } from "./config.ts"
import { openStorage } from "./ports/storage/open-storage.ts"

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      "passphrase-file": { type: "string" },
      "without-pictures": { type: "boolean", default: false },
      replace: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      try: { type: "boolean", default: false },
    },
  })
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new Error("Name the folder of one backup")
  const file = values["passphrase-file"]
  const passphrase = file ? (await readFile(file, "utf8")).trim() : null
  const config = readConfig(process.env)
  const source = { folder, passphrase, databaseUrl: config.databaseUrl }
  const run = async () => {
    if (values.check) return (await checkBackup(folder, passphrase)).manifest
    if (values.try) return tryBackup(source)
    const storage = values["without-pictures"] ? null : await openStorage(config)
    return restoreBackup({ ...source, storage, replaces: values.replace })
  }
  const { createdAt, pictures, tables } = await run()
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const count = (pictures ?? []).reduce((sum, pack) => sum + pack.pictures, 0)
  const done = values.check ? "Complete" : values.try ? "Restored on trial" : "Restored"
  console.log(
    `${done}: the backup of ${createdAt}, ${rows} rows of ${tables.length} tables, ${count} pictures`,
  )
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}
