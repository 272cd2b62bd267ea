import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import { readCatalog } from "../test/read-catalog.ts"
import { createTestDatabase } from "../test/test-database.ts"
import { migrationsFolder } from "./database/apply-migrations.ts"
import { migrateDatabase } from "./migrate-database.ts"

const day = 86_400_000
/** The last migration before they were squashed, and an earlier one. */
const [lastBefore, earlier] = [1795374534255, 1795372472879]
let newUrl = ""
let newCatalog: string[] = []
const drops: (() => Promise<void>)[] = []

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase(inject("postgresUrl"), "template0")
  drops.push(drop)
  return url
}

async function inDatabase<Result>(url: string, act: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** A folder with the first migration alone: the one into which earlier ones were squashed. */
const squashedFolder = () => folderUntil((_tag, place) => place > 0)

/** A folder with the migrations before the first of these. */
async function folderUntil(isFirst: (tag: string, place: number) => boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"))
  drops.push(() => rm(folder, { recursive: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, "meta/_journal.json")
  const journal = JSON.parse(await readFile(path, "utf8"))
  const entries: { tag: string }[] = journal.entries
  const end = entries.findIndex(({ tag }, place) => isFirst(tag, place))
  await writeFile(path, JSON.stringify({ ...journal, entries: entries.slice(0, end) }))
  return folder
}

/** Replaces the list of applied migrations. */
async function setApplied(url: string, times: readonly number[]): Promise<void> {
  await inDatabase(url, async (client) => {
    await client.query("delete from drizzle.__drizzle_migrations")
    for (const time of times)
      await client.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
        [`hash ${time}`, time],
      )
  })
}

async function addRows(client: pg.Client): Promise<void> {
  await client.query(`
    insert into regions (code, name, full_name, slug, "order") values ('02', 'Antofagasta', 'Antofagasta', 'antofagasta', 3);
    insert into communes (code, name, slug, region_id, latitude, longitude) values ('02201', 'Calama', 'calama', 1, -22.4, -68.9);
    insert into categories (name, slug, color, color_tint, icon) values ('Minería', 'mineria', '#112233', '#DDEEFF', 'pickaxe');
    insert into conditions (name, slug) values ('Usado', 'usado');
    insert into users (email, username, firstname, lastname) values ('Ana@Correo.test', 'ana', 'Ana', 'Soto');
    insert into indicators (code, name, unit) values ('dolar', 'Dólar', 'Pesos');
    insert into indicator_values (code, date, value) values ('dolar', '2026-11-20', 900);`)
  const ad = `insert into ads (slug, name, state, owner_id, category_id, commune_id, condition_id, price, currency, published_at, expires_at, updated_at)
    values ($1, $2, 'active', 1, 1, 1, 1, $3, $4, $5, $6, $5)`
  const published = new Date(Date.now() - 2 * day)
  const expires = new Date(Date.now() + 13 * day)
  await client.query(ad, ["grua", "Grúa torre Potain", 1000, "USD", published, expires])
  await client.query(ad, ["molino", "Molino de bolas", 5_000_000, "CLP", published, expires])
  await client.query(
    `insert into ad_featured_reservations (owner_id, source, days, ad_id, spent_at) values (1, 'pack', 15, 1, now())`,
  )
}

beforeAll(async () => {
  newUrl = await emptyDatabase()
  await migrateDatabase(newUrl)
  newCatalog = await inDatabase(newUrl, readCatalog)
})

afterAll(async () => {
  for (const drop of drops) await drop()
})

test("a database with all migrations from before they were squashed gets the later ones", async () => {
  expect(newCatalog.length).toBeGreaterThan(200)
  const url = await emptyDatabase()
  await migrateDatabase(url, await squashedFolder())
  await setApplied(url, [earlier, lastBefore])
  await migrateDatabase(url)
  expect(await inDatabase(url, readCatalog)).toEqual(newCatalog)
})

test("a database from before 4.0.0 is rejected and left unchanged", async () => {
  const url = await emptyDatabase()
  await migrateDatabase(url)
  await setApplied(url, [earlier])
  await expect(migrateDatabase(url)).rejects.toThrow("before 4.0.0")
  expect(await inDatabase(url, readCatalog)).toEqual(newCatalog)
})

test("the last call to the gateway becomes the request of the page or the query of the status", async () => {
  const url = await emptyDatabase()
  await migrateDatabase(url, await squashedFolder())
  const rows = await inDatabase(url, async (client) => {
    await client.query(`
      insert into users (email, username, firstname, lastname) values ('ana@correo.test', 'ana', 'Ana', 'Soto');
      insert into orders (owner_id, state, idempotency_key, session_id, token, net, iva, total, buyer_name, buyer_email, asked_at)
      select 1, state::order_state, state, state, state, 84, 16, 100, 'Ana', 'ana@correo.test', '2026-11-20T12:00:00Z'
      from unnest(array['created', 'redirected']) as state;`)
    await migrateDatabase(url)
    const stored = await client.query(
      "select state, page_requested_at is not null as page, status_queried_at is not null as status from orders order by id",
    )
    return stored.rows
  })
  expect(rows).toEqual([
    { state: "created", page: true, status: false },
    { state: "redirected", page: false, status: true },
  ])
})

test("triggers maintain the derived columns", async () => {
  const url = await emptyDatabase()
  await migrateDatabase(url)
  await inDatabase(url, addRows)
  const { rows } = await inDatabase(url, (client) =>
    client.query(`select slug, featured, price_clp::int, search @@ to_tsquery('wara', 'gruas') as found,
      search @@ to_tsquery('wara', 'mineria') as found_by_category
      from ads order by slug`),
  )
  expect(rows).toEqual([
    {
      slug: "grua",
      featured: true,
      price_clp: 900_000,
      found: true,
      found_by_category: true,
    },
    {
      slug: "molino",
      featured: false,
      price_clp: 5_000_000,
      found: false,
      found_by_category: true,
    },
  ])
  const people = await inDatabase(url, (client) =>
    client.query("select email from users where email = 'ana@correo.TEST'"),
  )
  expect(people.rows).toEqual([{ email: "Ana@Correo.test" }])
})

test("migrating again changes nothing, and concurrent migrations are safe", async () => {
  const url = await emptyDatabase()
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  await migrateDatabase(url)
  expect(await inDatabase(url, readCatalog)).toEqual(newCatalog)
})

/** Whether a migration waits for the table of ads. */
async function isWaitedFor(holder: pg.Client): Promise<boolean> {
  const { rows } = await holder.query(
    "select from pg_locks where not granted and relation = 'ads'::regclass",
  )
  return rows.length > 0
}

test("[B9.3] a migration that waits for a table lets others work meanwhile, and succeeds later", async () => {
  const url = await emptyDatabase()
  await migrateDatabase(url, await squashedFolder())
  await inDatabase(url, async (holder) => {
    await holder.query("begin; lock table ads in row exclusive mode")
    const migrating = migrateDatabase(url)
    await vi.waitFor(async () => expect(await isWaitedFor(holder)).toBe(true), { timeout: 10_000 })
    // It queues behind the migration, which would wait for as long as the holder works.
    await inDatabase(url, async (writer) => {
      await writer.query("set statement_timeout = 4000")
      await writer.query("update ads set name = name")
    })
    await holder.query("commit")
    await migrating
  })
  expect(await inDatabase(url, readCatalog)).toEqual(newCatalog)
})

test("[B9.3] a migration holds no lock while a later one waits or builds", async () => {
  const url = await emptyDatabase()
  await migrateDatabase(url, await folderUntil((tag) => tag.startsWith("0039_")))
  await inDatabase(url, async (holder) => {
    await holder.query("begin; lock table ads in row exclusive mode")
    const migrating = migrateDatabase(url)
    await vi.waitFor(async () => expect(await isWaitedFor(holder)).toBe(true), { timeout: 10_000 })
    await inDatabase(url, async (buyer) => {
      await buyer.query("set statement_timeout = 4000")
      // 0039 changed the table; 0040 waits for ads.
      await buyer.query("select count(*) from leads")
    })
    await holder.query("commit")
    await migrating
  })
  expect(await inDatabase(url, readCatalog)).toEqual(newCatalog)
})

test("[B9.64] stored recordings become a partition, and go with their recordings", async () => {
  const url = await emptyDatabase()
  await migrateDatabase(url, await folderUntil((tag) => tag.endsWith("recordings-by-day")))
  await inDatabase(url, async (client) => {
    await client.query(`
      insert into recordings (key, path) values (gen_random_uuid(), '/anuncios'), (gen_random_uuid(), '/');
      insert into recording_parts (recording_id, seq, payload) select id, seq, '[{}]' from recordings, unnest(array[0, 1]) seq;`)
    await migrateDatabase(url)
    const read = () =>
      client.query(
        "select recording_id, seq, tableoid::regclass::text as partition from recording_parts order by 1, 2",
      )
    const partition = "recording_parts_before"
    expect((await read()).rows).toEqual([
      { recording_id: 1, seq: 0, partition },
      { recording_id: 1, seq: 1, partition },
      { recording_id: 2, seq: 0, partition },
      { recording_id: 2, seq: 1, partition },
    ])
    await client.query("delete from recordings where id = 1")
    expect((await read()).rows).toHaveLength(2)
    await expect(
      client.query("insert into recording_parts (recording_id, seq, payload) values (9, 0, '[]')"),
    ).rejects.toThrow(/foreign key/)
  })
})
