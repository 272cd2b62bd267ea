import { mkdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import copyStreams from "pg-copy-streams"
import { newestMigration } from "../database/apply-migrations.ts"
import type { Storage } from "../ports/storage/storage.ts"
import { checkBackup } from "./check-backup.ts"
import { deriveKeys, type Keys, type Manifest, writeManifest } from "./manifest.ts"
import { writePart } from "./part.ts"
import { packPictures } from "./picture-pack.ts"
import { listSequences, listTables, readContent, useFixedFormats } from "./tables.ts"

/** Pictures in one pack: some gigabytes. */
const picturesPerPack = 2_000

export type BackupOptions = {
  databaseUrl: string
  /** Null when the pictures are backed up elsewhere. */
  storage: Storage | null
  /** The folder in which the backup becomes a folder, named after the moment. */
  folder: string
  passphrase: string | null
}

/** A written backup, and the pictures that the database names and the storage does not have. */
export type WrittenBackup = { folder: string; missing: readonly string[] }

/**
 * Backs up the database, as it is at one moment, and its pictures, and reads the result again. Until
 * then the folder's name ends in `.partial`; a failed one is removed.
 */
export async function writeBackup(options: BackupOptions, now: Date): Promise<WrittenBackup> {
  const folder = join(options.folder, now.toISOString().replaceAll(/[-:]|\.\d+/g, ""))
  const partial = `${folder}.partial`
  await mkdir(partial, { recursive: true, mode: 0o700 })
  try {
    const keys = options.passphrase === null ? null : deriveKeys(options.passphrase)
    const { manifest, missing } = await writeParts(partial, options, keys, now)
    await writeManifest(partial, manifest, keys)
    await checkBackup(partial, options.passphrase)
    await rename(partial, folder)
    return { folder, missing }
  } catch (cause) {
    await rm(partial, { recursive: true, force: true })
    throw cause
  }
}

async function writeParts(
  folder: string,
  { databaseUrl, storage }: BackupOptions,
  keys: Keys | null,
  now: Date,
): Promise<{ manifest: Manifest; missing: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "wara-backup" })
  await client.connect()
  try {
    await client.query("begin isolation level repeatable read read only")
    await useFixedFormats(client)
    const migration = await readMigration(client)
    if (migration !== newestMigration()) {
      throw new Error("The database is not of this release: back it up with the release that runs")
    }
    const key = keys?.parts ?? null
    const tables = await writeTables(folder, client, key)
    const sequences = await listSequences(client)
    const names = storage === null ? [] : await listPictures(client)
    const missing = new Set<string>()
    const pictures = storage && (await writePictures(folder, { names, storage, key, missing }))
    await client.query("commit")
    // Pictures that were deleted meanwhile are not missed.
    const current = missing.size === 0 ? [] : await listPictures(client)
    return {
      manifest: {
        ...{ format: 1, createdAt: now.toISOString(), migration },
        ...{ tables, sequences, pictures },
      },
      missing: current.filter((name) => missing.has(name)),
    }
  } finally {
    await client.end()
  }
}

async function readMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ latest: string | null }>(
    "select max(created_at)::text as latest from drizzle.__drizzle_migrations",
  )
  return Number(rows[0]?.latest ?? 0)
}

async function writeTables(folder: string, client: pg.Client, key: Buffer | null) {
  const written: Manifest["tables"] = []
  for (const table of await listTables(client)) {
    const content = await readContent(client, table.name)
    const rows = client.query(
      copyStreams.to(`copy ${table.name} (${table.columns.join(", ")}) to stdout`),
    )
    const path = join(folder, `${table.name.replaceAll('"', "")}.copy`)
    written.push({ ...table, ...content, ...(await writePart(path, rows, key)) })
  }
  return written
}

/** Names of all stored pictures and of their smaller versions. */
async function listPictures(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select substr(url, length('/uploads/') + 1) as name from (
       select url from files
       union select f.value->>'url' from files, jsonb_each(formats) f
     ) pictures order by name`,
  )
  return rows.map(({ name }) => name)
}

async function writePictures(
  folder: string,
  work: { names: string[]; storage: Storage; key: Buffer | null; missing: Set<string> },
) {
  const { key, missing, names, storage } = work
  const written: NonNullable<Manifest["pictures"]> = []
  for (let start = 0; start < names.length; start += picturesPerPack) {
    const some = names.slice(start, start + picturesPerPack)
    const path = join(folder, `pictures-${written.length + 1}.pack`)
    const part = await writePart(path, packPictures(storage, some, missing), key)
    written.push({ ...part, pictures: some.filter((name) => !missing.has(name)).length })
  }
  return written
}
