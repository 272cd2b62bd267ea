/**
 * npm run backup -- --to FOLDER: writes a backup of the database and the pictures into a new folder
 * in FOLDER and reads it again. `--passphrase-file FILE` seals it, `--without-pictures` leaves them
 * out, `--keep 14` then deletes older backups in FOLDER.
 */
import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { deleteOldBackups } from "./backup/delete-old-backups.ts"
import { writeBackup } from "./backup/write-backup.ts"
import { readConfig } from "./config.ts"
import { openStorage } from "./ports/storage/open-storage.ts"

try {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      "passphrase-file": { type: "string" },
      "without-pictures": { type: "boolean", default: false },
      keep: { type: "string" },
    },
  })
  if (!values.to) throw new Error("--to says in which folder the backup is written")
  if (values.keep && !/^[1-9]\d{0,4}$/.test(values.keep)) throw new Error("--keep takes a number")
  const config = readConfig(process.env)
  const file = values["passphrase-file"]
  const { folder, missing } = await writeBackup(
    {
      databaseUrl: config.databaseUrl,
      storage: values["without-pictures"] ? null : await openStorage(config),
      folder: values.to,
      passphrase: file ? (await readFile(file, "utf8")).trim() : null,
    },
    new Date(),
  )
  console.log(`Backed up and verified: ${folder}`)
  if (values.keep) {
    const deleted = await deleteOldBackups(values.to, Number(values.keep))
    if (deleted.length > 0) console.log(`Deleted: ${deleted.join(", ")}`)
  }
  if (missing.length > 0) {
    const some = missing.slice(0, 5).join(", ")
    throw new Error(`The backup lacks ${missing.length} pictures that are not stored: ${some}`)
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}
