import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { readCatalog } from "../test/read-catalog.ts"
import { createTestDatabase } from "../test/test-database.ts"
import { migrateDatabase } from "./migrate-database.ts"

const migrations = fileURLToPath(new URL("./database/migrations", import.meta.url))
const day = 86_400_000
let oldFolder = ""
let oldUrl = ""
let newUrl = ""
const drops: (() => Promise<void>)[] = []

/** The migrations as they were when only the first `count` existed. */
async function folderOfOld(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wara-migrations-"))
  await cp(migrations, folder, { recursive: true })
  const path = join(folder, "meta", "_journal.json")
  const journal = JSON.parse(await readFile(path, "utf8"))
  journal.entries = journal.entries.slice(0, count)
  await writeFile(path, JSON.stringify(journal))
  return folder
}

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

/** Rows as an installation of the first release could have them. */
async function addOldRows(client: pg.Client): Promise<void> {
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
  oldFolder = await folderOfOld(2)
  newUrl = await emptyDatabase()
  await migrateDatabase(newUrl)
  oldUrl = await emptyDatabase()
  await migrateDatabase(oldUrl, oldFolder)
  await inDatabase(oldUrl, addOldRows)
  await migrateDatabase(oldUrl)
})

afterAll(async () => {
  for (const drop of drops) await drop()
  await rm(oldFolder, { recursive: true, force: true })
})

test("an old database ends with the very schema of a new one", async () => {
  const old = await inDatabase(oldUrl, readCatalog)
  expect(old.length).toBeGreaterThan(200)
  expect(old).toEqual(await inDatabase(newUrl, readCatalog))
})

test("rows of an old database survive and get what later triggers keep", async () => {
  const { rows } = await inDatabase(oldUrl, (client) =>
    client.query(`select slug, featured, price_clp::int, search @@ to_tsquery('wara', 'gruas') as found,
      search @@ to_tsquery('wara', 'mineria') as found_by_category, updated_at = published_at as untouched
      from ads order by slug`),
  )
  expect(rows).toEqual([
    {
      slug: "grua",
      featured: true,
      price_clp: 900_000,
      found: true,
      found_by_category: true,
      untouched: true,
    },
    {
      slug: "molino",
      featured: false,
      price_clp: 5_000_000,
      found: false,
      found_by_category: true,
      untouched: true,
    },
  ])
  const people = await inDatabase(oldUrl, (client) =>
    client.query("select email from users where email = 'ana@correo.TEST'"),
  )
  expect(people.rows).toEqual([{ email: "Ana@Correo.test" }])
})

/** Migrations of an installation from before withdrawals and free credits were separated. */
const beforeCorrections = 17

test("blocked ads get their own reason, and free credits in use claim their RUT", async () => {
  const folder = await folderOfOld(beforeCorrections)
  const url = await emptyDatabase()
  await migrateDatabase(url, folder)
  await inDatabase(url, async (client) => {
    await addOldRows(client)
    await client.query(`
      begin;
      update users set rut = '12345678-5', company_rut = '76086428-5' where id = 1;
      insert into users (email, username, firstname, lastname, rut) values ('eva@correo.test', 'eva', 'Eva', 'Rojas', '12345678-5');
      insert into ad_reservations (owner_id, source, days, ad_id, granted_at, spent_at)
        values (2, 'free', 15, 2, '2026-01-01', '2026-01-03'), (1, 'free', 15, 1, '2026-01-01', '2026-01-02');
      insert into credit_movements (owner_id, credit, credit_id, kind, amount, reason, ad_id)
        values (2, 'publication', 1, 'grant', 1, 'sign-up', null), (2, 'publication', 1, 'spend', -1, 'ad-submitted', 2),
          (1, 'publication', 2, 'grant', 1, 'sign-up', null), (1, 'publication', 2, 'spend', -1, 'ad-submitted', 1),
          (1, 'featured', 1, 'grant', 1, 'gift', null), (1, 'featured', 1, 'spend', -1, 'ad-submitted', 1);
      update ads set state = 'banned', ended_at = now();
      insert into audit_entries (actor_id, action, subject_kind, subject_id, after)
        values (1, 'ad.ban', 'ads', '1', '{"reason": "forbidden", "notes": "Armas."}');
      commit`)
  })
  await rm(folder, { recursive: true, force: true })
  await migrateDatabase(url)
  const { bans, claims } = await inDatabase(url, async (client) => ({
    bans: await client.query("select ban_reason, ban_notes from ads order by id"),
    claims: await client.query(`select owner_id from free_credit_claims
      where rut_hash in (sha256('free-credits:12345678-5'), sha256('free-credits:76086428-5'))`),
  }))
  expect(bans.rows).toEqual([
    { ban_reason: "forbidden", ban_notes: "Armas." },
    { ban_reason: "other", ban_notes: "" },
  ])
  expect(claims.rows).toEqual([{ owner_id: 1 }, { owner_id: 1 }])
})

test("migrating again changes nothing, and several may migrate at once", async () => {
  const url = await emptyDatabase()
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  await migrateDatabase(url)
  expect(await inDatabase(url, readCatalog)).toEqual(await inDatabase(newUrl, readCatalog))
})
