import { randomBytes } from "node:crypto"
import { join } from "node:path"
import pg from "pg"
import { newestMigration } from "../database/apply-migrations.ts"
import { migrateDatabase } from "../migrate-database.ts"
import type { Storage } from "../ports/storage/storage.ts"
import { checkBackup } from "./check-backup.ts"
import { loadTables } from "./load-tables.ts"
import type { Manifest } from "./manifest.ts"
import { readPart } from "./part.ts"
import { unpackPictures } from "./picture-pack.ts"
import { listSchemas, listTables } from "./tables.ts"

export type RestoreOptions = {
  folder: string
  databaseUrl: string
  passphrase: string | null
  /** Null leaves the pictures alone. */
  storage: Storage | null
  /** Whether what the database contains is deleted first. */
  replaces: boolean
}

/**
 * Restores a backup into a database and the storage of pictures, after reading all of it. Throws
 * when the backup is damaged or of another release, when servers are connected to the database, and
 * when that is not empty, unless told to replace its content. Existing pictures stay; those of the backup are written again.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, folder, passphrase, replaces, storage } = options
  const { manifest, keys } = await checkBackup(folder, passphrase)
  if (manifest.migration !== newestMigration()) {
    throw new Error("The backup is of another release: restore it with that one, then update")
  }
  const key = keys?.parts ?? null
  await withClient(databaseUrl, (client) => prepareDatabase(client, replaces))
  await migrateDatabase(databaseUrl)
  await withClient(databaseUrl, async (client) => {
    await loadTables(client, folder, manifest, key)
    await client.query("analyze")
  })
  if (storage !== null) await restorePictures(folder, manifest, { key, storage })
  return manifest
}

/** Restores the tables of a backup into a database of its own on the same server, and drops that. */
export async function tryBackup(
  options: Pick<RestoreOptions, "folder" | "databaseUrl" | "passphrase">,
): Promise<Manifest> {
  const name = `wara_restore_${randomBytes(6).toString("hex")}`
  const url = new URL(options.databaseUrl)
  url.pathname = `/${name}`
  const administer = (statement: string) =>
    withClient(options.databaseUrl, (client) => client.query(statement))
  await administer(`create database ${name} template template0`)
  try {
    const target = { databaseUrl: url.href, storage: null, replaces: false }
    return await restoreBackup({ ...options, ...target })
  } finally {
    await administer(`drop database ${name} with (force)`)
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "wara-restore" })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function prepareDatabase(client: pg.Client, replaces: boolean): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'wara-api'`,
  )
  if (rows[0]?.count !== 0) throw new Error("Stop every api and worker first")
  if ((await listTables(client)).length === 0) return
  if (!replaces) {
    throw new Error("The database is not empty: --replace deletes what it contains")
  }
  for (const schema of await listSchemas(client))
    await client.query(`drop schema ${schema} cascade`)
  await client.query("create schema public")
}

async function restorePictures(
  folder: string,
  { pictures }: Manifest,
  { key, storage }: { key: Buffer | null; storage: Storage },
): Promise<void> {
  for (const pack of pictures ?? []) {
    for await (const { name, bytes } of unpackPictures(
      readPart(join(folder, pack.file), pack, key),
    )) {
      await storage.put(name, bytes, contentTypeOf(name))
    }
  }
}

const contentTypeOf = (name: string) => {
  const ending = name.split(".").at(-1)
  return `image/${ending === "jpg" ? "jpeg" : ending}`
}
