import { randomBytes } from "node:crypto"
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addGallery } from "../../test/add-picture.ts"
import { addUser } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { createTestDatabase } from "../../test/test-database.ts"
import { forgetRecordings } from "../modules/recordings/use-cases/recordings.ts"
import { createLocalStorage } from "../ports/storage/open-storage.ts"
import { queueMail } from "../queue/enqueue.ts"
import { storeReferenceData } from "../reference/store-reference-data.ts"
import { checkBackup } from "./check-backup.ts"
import { deleteOldBackups } from "./delete-old-backups.ts"
import { restoreBackup, tryBackup } from "./restore-backup.ts"
import { listTables, readContent, useFixedFormats } from "./tables.ts"
import { writeBackup } from "./write-backup.ts"

let api: TestApp
let folder = ""
/** The same backup, sealed and open. */
let backups = { sealed: "", open: "" }
const passphrase = "caballo grapa correcto batería"
const picture = randomBytes(200_000)
const now = new Date("2026-11-24T10:20:30.456Z")

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-backup-"))
  api = await createTestApp({ databaseClock: "running" })
  await api.database.transaction(storeReferenceData)
  const odd = "Grúa\t\\N \"ñandú\"\r\n\\. 'fin'"
  await addGallery(api.database, await addAd(api.database, { description: odd }), ["una"])
  const mail = { to: "ana@faena.cl", subject: odd, html: odd, text: odd }
  await queueMail(api.database, "test:backup", mail)
  for (const name of ["una.webp", "medium-una.webp"]) {
    await api.storage.put(name, picture, "image/webp")
  }
  // A day's partition of recordings, which no migration creates.
  await forgetRecordings(api.database, new Date())
  await api.pool.query(`with recording as (
    insert into recordings (key, path) values (gen_random_uuid(), '/') returning id, day)
    insert into recording_parts (recording_id, seq, payload, day) select id, 0, '[]', day from recording`)
  const open = await backUp("open", { passphrase: null })
  const sealed = await backUp("sealed")
  expect([open.missing, sealed.missing]).toEqual([[], []])
  backups = { sealed: sealed.folder, open: open.folder }
})

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

function backUp(name: string, secret: { passphrase: string | null } = { passphrase }) {
  const { config, storage } = api
  const to = { databaseUrl: config.databaseUrl, storage, folder: join(folder, name) }
  return writeBackup({ ...to, ...secret }, now)
}

/** Rows and checksums of every table, with the triggers, references and sequences. */
async function describe(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query("begin")
    await useFixedFormats(client)
    const tables: Record<string, unknown> = {}
    for (const { name } of await listTables(client)) tables[name] = await readContent(client, name)
    const catalogue = await client.query(
      `select 'reference' as kind, conname::text as name, pg_get_constraintdef(oid) as value
         from pg_constraint where contype = 'f'
       union all select 'trigger', tgrelid::regclass || ' ' || tgname, tgenabled::text
         from pg_trigger where not tgisinternal
       union all select 'sequence', schemaname || '.' || sequencename, last_value::text
         from pg_sequences order by 1, 2, 3`,
    )
    return { tables, catalogue: catalogue.rows }
  } finally {
    await client.end()
  }
}

/** An empty database, and a storage of pictures. */
async function openTarget() {
  const database = await createTestDatabase(inject("postgresUrl"), "template0")
  const storage = createLocalStorage(await mkdtemp(join(folder, "pictures-")))
  return { ...database, storage }
}

const passphrases = { sealed: passphrase, open: null }

test.each(["sealed", "open"] as const)(
  "[B9.37] a restored %s backup equals its source in every table, and works on",
  async (kind) => {
    const backup = backups[kind]
    const secret = passphrases[kind]
    expect(await readdir(join(folder, kind))).toEqual(["20261124T102030Z"])
    const target = await openTarget()
    const where = { databaseUrl: target.url, storage: target.storage }
    await restoreBackup({ ...where, folder: backup, passphrase: secret, replaces: false })
    const source = await describe(api.config.databaseUrl)
    expect(await describe(target.url)).toEqual(source)
    expect(source.tables["public.ads"]).toMatchObject({ rows: 1 })
    expect(source.tables["public.communes"]).toMatchObject({ rows: 346 })
    const file = await target.storage.get("medium-una.webp")
    expect(await file?.stream.toArray().then(Buffer.concat)).toEqual(picture)

    const client = new pg.Client(target.url)
    await client.connect()
    // Numbers go on where they were, and what guards the tables is back.
    const added =
      "insert into users (email, username, firstname, lastname) values ('b@c.cl', 'bc1', 'B', 'C')"
    await client.query(added)
    await expect(client.query("update ads set owner_id = 99999")).rejects.toThrow(/foreign key/)
    await client.end()
    await target.drop()
  },
  60_000,
)

test("[B9.37] a sealed backup shows nothing, and opens with its pass phrase only", async () => {
  for (const name of await readdir(backups.sealed)) {
    const bytes = await readFile(join(backups.sealed, name))
    expect(bytes.includes("ana@faena.cl"), name).toBe(false)
    // Random bytes may begin like a compressed file, but do not go on like one.
    expect(() => gunzipSync(bytes), name).toThrow()
  }
  const open = (secret: string | null) => checkBackup(backups.sealed, secret)
  await expect(open(null)).rejects.toThrow("--passphrase-file")
  await expect(open(`${passphrase} `)).rejects.toThrow("pass phrase is wrong")
})

test.each([
  ["public.users.copy", "sealed"],
  ["public.users.copy", "open"],
  ["pictures-1.pack", "sealed"],
  ["pictures-1.pack", "open"],
  ["manifest.json", "sealed"],
] as const)(
  "[B9.37] a changed %s of a backup that is %s is noticed before anything is restored",
  async (file, kind) => {
    const backup = join(folder, `damaged-${file}-${kind}`)
    await cp(backups[kind], backup, { recursive: true })
    const path = join(backup, file)
    const bytes = await readFile(path)
    const middle = bytes.length >> 1
    const changed = bytes.toString().replace('"rows": 346', '"rows": 345')
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    await writeFile(path, file === "manifest.json" ? changed : bytes)
    const where = { databaseUrl: "postgres://127.0.0.1:9/none", storage: null, replaces: true }
    const restore = restoreBackup({ ...where, folder: backup, passphrase: passphrases[kind] })
    // Which of its checks meets the changed bit first differs with the bytes around it.
    await expect(restore).rejects.toThrow(/damaged|changed|incorrect|invalid|authenticate|end/)
  },
)

test("[B9.37] a database that is not empty is not touched, unless told to replace it", async () => {
  const target = await openTarget()
  const where = { databaseUrl: target.url, storage: null, folder: backups.open, passphrase: null }
  await restoreBackup({ ...where, replaces: false })
  const client = new pg.Client(target.url)
  await client.connect()
  await client.query("update users set firstname = 'Otra'")
  await client.end()
  const before = await describe(target.url)
  await expect(restoreBackup({ ...where, replaces: false })).rejects.toThrow("not empty")
  expect(await describe(target.url)).toEqual(before)
  await restoreBackup({ ...where, replaces: true })
  expect(await describe(target.url)).toEqual(await describe(api.config.databaseUrl))
  await target.drop()
}, 60_000)

test("[B9.37] nothing is restored below a running server, but on trial in a database of its own", async () => {
  const { databaseUrl } = api.config
  const where = { databaseUrl, storage: null, folder: backups.open, passphrase: null }
  await api.pool.query("select 1")
  await expect(restoreBackup({ ...where, replaces: true })).rejects.toThrow("Stop every api")
  expect((await tryBackup(where)).tables.length).toBeGreaterThan(40)
  const { rows } = await api.pool.query(
    "select datname from pg_database where datname like 'wara\\_restore\\_%'",
  )
  expect(rows).toEqual([])
})

test("[B9.37] a picture that is not stored is named, unless it was deleted meanwhile", async () => {
  await addGallery(api.database, await addAd(api.database), ["perdida"])
  expect((await backUp("missing", { passphrase: null })).missing).toEqual([
    "medium-perdida.webp",
    "perdida.webp",
  ])
  await api.pool.query("delete from ad_images")
  await api.pool.query("delete from files where url like '%perdida%'")
})

test("[B9.37] a backup includes nothing that was committed after it began", async () => {
  const before = await describe(api.config.databaseUrl)
  const storage = {
    ...api.storage,
    get: async (name: string) => {
      await addUser(api.database, { email: `${name}@durante.cl`, username: `durante-${name[0]}` })
      return api.storage.get(name)
    },
  }
  const where = { databaseUrl: api.config.databaseUrl, storage, folder, passphrase: null }
  const { folder: backup } = await writeBackup(where, new Date("2026-11-25T00:00:00Z"))
  const { tables } = (await checkBackup(backup, null)).manifest
  const stored = Object.fromEntries(
    tables.map(({ name, rows, checksum }) => [name, { rows, checksum }]),
  )
  expect(stored).toEqual(before.tables)
  expect((await describe(api.config.databaseUrl)).tables).not.toEqual(before.tables)
})

test("[B9.37] only the newest backups are kept on request, and nothing else is deleted", async () => {
  const place = join(folder, "old")
  for (const name of ["20261101T000000Z", "20261102T000000Z", "20261103T000000Z", "otra"]) {
    await mkdir(join(place, name), { recursive: true })
  }
  expect(await deleteOldBackups(place, 2)).toEqual(["20261101T000000Z"])
  expect((await readdir(place)).sort()).toEqual(["20261102T000000Z", "20261103T000000Z", "otra"])
})
