import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"

/** The names that `writeBackup` gives, whose order is that of time. */
const backupName = /^\d{8}T\d{6}Z$/

/** Deletes all but the newest backups of a folder; returns the names of the deleted ones. */
export async function deleteOldBackups(folder: string, keep: number): Promise<string[]> {
  const backups = (await readdir(folder)).filter((name) => backupName.test(name)).sort()
  const old = backups.slice(0, Math.max(0, backups.length - keep))
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}
