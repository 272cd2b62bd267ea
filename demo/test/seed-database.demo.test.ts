// Long because one seeded database, which takes seconds, is looked at from every side.
import { verify } from "@node-rs/argon2"
import { connectDatabase } from "@wara/api/database"
import { createTestDatabase } from "@wara/api/testing/test-database"
import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import { adContentSchema } from "@wara/domain/ads/ad-schema"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { days } from "@wara/domain/time"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { seedDatabase } from "../src/seed-database.ts"
import { withSeedLock } from "../src/seed-progress.ts"
import { demoPassword } from "../src/store/store-users.ts"

const now = new Date("2026-11-20T15:00:00Z")
let place: Awaited<ReturnType<typeof createTestDatabase>>
let client: pg.Client

beforeAll(async () => {
  place = await createTestDatabase(inject("postgresUrl"))
  client = new pg.Client({ connectionString: place.url })
  await client.connect()
  await seedDatabase(place.url, { ads: 2000, now })
})

afterAll(async () => {
  await client.end()
  await place.drop()
})

async function number(sql: string): Promise<number> {
  const { rows } = await client.query<{ value: string }>(`select (${sql})::text as value`)
  return Number(rows[0]?.value)
}

test("the demo has the counts that the marketplace promises", async () => {
  expect(await number("select count(*) from regions")).toBe(16)
  expect(await number("select count(*) from communes")).toBe(346)
  expect(await number("select count(*) from categories")).toBe(15)
  expect(await number("select count(*) from conditions")).toBe(4)
  expect(await number("select count(*) from ad_packs")).toBe(4)
  expect(await number("select count(*) from faqs")).toBeGreaterThanOrEqual(16)
  expect(await number("select count(*) from search_synonyms")).toBeGreaterThanOrEqual(40)
  expect(await number("select count(*) from pages")).toBe(5)
  expect(await number("select count(*) from ads")).toBe(2000)
  expect(await number("select count(distinct owner_id) from ads")).toBeGreaterThanOrEqual(40)
  expect(await number("select count(*) from ads where featured")).toBeGreaterThanOrEqual(60)
  expect(await number("select count(distinct state) from ads")).toBe(10)
})

test("[B7.180] the lock of a seed holds no snapshot, which would keep vacuum from its rows", async () => {
  const { database, pool } = connectDatabase(place.url)
  const locking = "from pg_stat_activity where datname = current_database() and xact_start < now()"
  await withSeedLock(database, async () => {
    expect(await number(`select count(*) ${locking}`)).toBe(1)
    expect(await number(`select count(backend_xmin) ${locking}`)).toBe(0)
  })
  await pool.end()
})

test("[B9.124] after a seed every page of the ads is marked, so that counts read indexes alone", async () => {
  const pages = "from pg_class where relname = 'ads'"
  expect(await number(`select relpages - relallvisible ${pages}`)).toBe(0)
  expect(await number(`select relpages ${pages}`)).toBeGreaterThan(100)
})

test("[B5.30] [B5.35] paid orders have a tax document, and nobody is mailed about an ad that ended", async () => {
  const paid = await number("select count(*) from orders where paid_at is not null")
  expect(await number("select count(*) from tax_documents")).toBe(paid)
  expect(
    await number("select count(*) from tax_documents where state = 'pending'"),
  ).toBeGreaterThan(0)
  const unnoticed = `state = 'expired' and not exists (select from ad_end_notices
    where ad_id = ads.id and kind = 'ended' and expires_at = ads.expires_at)`
  expect(await number(`select count(*) from ads where ${unnoticed}`)).toBe(0)
})

test("every submitted ad has one to six pictures of one machine and its spent credit", async () => {
  const submitted = "state not in ('draft', 'awaiting_payment')"
  const pictures = `select count(*) from ad_images where ad_id = ads.id`
  expect(
    await number(
      `select count(*) from ads where ${submitted} and (${pictures}) not between 1 and 6`,
    ),
  ).toBe(0)
  const machine = `select count(distinct substring(files.url from '^/uploads/demo-.*-[a-e]-')) from ad_images join files on files.id = file_id where ad_id = ads.id`
  expect(await number(`select count(*) from ads where ${submitted} and (${machine}) <> 1`)).toBe(0)
  const credit = "exists (select 1 from ad_reservations where ad_id = ads.id)"
  expect(
    await number(
      `select count(*) from ads where ${submitted} and state <> 'rejected' and not ${credit}`,
    ),
  ).toBe(0)
  expect(
    await number(
      `select count(*) from ads where state in ('draft', 'awaiting_payment', 'rejected') and ${credit}`,
    ),
  ).toBe(0)
})

test("a demo account opens with the password that the README names", async () => {
  const { rows } = await client.query<{ password_hash: string }>(
    "select password_hash from users where email = 'comprador@wara.test'",
  )
  expect(await verify(rows[0]?.password_hash ?? "", demoPassword)).toBe(true)
})

test("what the demo's owners typed and sent is there to go on with, and to decide on", async () => {
  const lacking = (state: string, table: string) =>
    number(
      `select count(*) from ads where state = '${state}' and not exists (select from ${table})`,
    )
  const waiting = "ad_reviews where ad_id = ads.id and ad_reviews.state = 'pending'"
  expect(await lacking("draft", "ad_drafts where ad_id = ads.id")).toBe(0)
  expect(await lacking("pending", waiting)).toBe(0)
  expect(await lacking("changes_requested", "ad_reviews where ad_id = ads.id")).toBe(0)
  const edits = "select count(*) from ad_reviews where kind = 'edit' and state = 'pending'"
  expect(await number(edits)).toBeGreaterThan(5)
  const { rows } = await client.query<{ content: unknown }>(
    "select content from ad_reviews order by id limit 50",
  )
  for (const { content } of rows) {
    expect(adContentSchema(new Date()).safeParse(content).error?.issues).toBeUndefined()
  }
  const drafts = await client.query<{ content: unknown }>("select content from ad_drafts limit 20")
  for (const { content } of drafts.rows) {
    expect(adDraftSchema.safeParse(content).error?.issues).toBeUndefined()
  }
})

test("[B10.65] the inboxes of the demo sellers are alive, and nobody is reminded of them", async () => {
  const of = (username: string) =>
    number(
      `select count(*) from leads join users on users.id = seller_id where username = '${username}' and day is null`,
    )
  expect(await of("vendedor")).toBe(5)
  expect(await of("pro")).toBe(3)
  expect(await number("select count(distinct state) from leads where day is null")).toBe(6)
  expect(await number("select count(*) from leads where day is not null")).toBeGreaterThan(3)
  expect(await number("select count(*) from lead_messages")).toBeGreaterThan(5)
  expect(await number("select count(*) from leads where day is null and reminded_at is null")).toBe(
    0,
  )
})

test("[B10.68] a dozen things are sought, two wait for the team, and nobody is mailed about them", async () => {
  const of = (state: string) => number(`select count(*) from wanted_ads where state = '${state}'`)
  expect([await of("active"), await of("in_review"), await of("expired")]).toEqual([12, 2, 1])
  expect(await number("select count(*) from wanted_ads where matched_at is null")).toBe(0)
})

test("[B9.95] the rights desk has requests in every state, none of them overdue", async () => {
  const states = "select count(distinct state) from rights_requests where state <> 'unconfirmed'"
  expect(await number(states)).toBe(5)
  const waiting = "state in ('open', 'extended')"
  expect(await number(`select count(*) from rights_requests where ${waiting}`)).toBe(5)
  const late = `select count(*) from rights_requests where ${waiting} and limit_day < '${chileanDay(now)}'`
  expect(await number(late)).toBe(0)
  expect(await number("select count(*) from rights_requests where user_id is null")).toBe(4)
})

test("demo accounts have credits to publish with", async () => {
  const granted = (name: string) =>
    number(`select count(*) from ad_reservations join users on users.id = owner_id
      where ad_id is null and returned_at is null and username = '${name}'`)
  expect(await granted("comprador")).toBe(3)
  expect(await granted("vendedor")).toBe(1)
  expect(await granted("pro")).toBe(9)
})

test("the demo has orders of every end, and the credits that accounts have come from one", async () => {
  expect(await number("select count(distinct state) from orders")).toBe(4)
  expect(await number("select count(*) from orders where is_invoice")).toBeGreaterThan(10)
  const items = "select sum(price) from order_items where order_id = orders.id"
  expect(await number(`select count(*) from orders where total <> (${items})`)).toBe(0)
  const bought = `select count(*) from ad_reservations join orders on orders.id = order_id
    where ad_reservations.ad_id is null and orders.state = 'paid'`
  expect(await number(bought)).toBe(9)
})

test("companies have what a factura needs, and everybody agreed to the terms", async () => {
  const lacking = "company_rut is null or business_activity is null or company_name is null"
  expect(await number("select count(*) from users where kind = 'company'")).toBeGreaterThan(12)
  expect(await number(`select count(*) from users where kind = 'company' and (${lacking})`)).toBe(0)
  expect(
    await number(
      "select count(*) from users where (select count(*) from consents where user_id = users.id and granted) <> 3",
    ),
  ).toBe(0)
})

test("prices in dollars are known in pesos", async () => {
  expect(
    await number("select count(*) from ads where currency = 'USD' and price_clp <> price * 950"),
  ).toBe(0)
  expect(await number("select count(*) from ads where currency = 'USD'")).toBeGreaterThan(10)
})

test("[B7.4] [B7.229] [B7.230] an interrupted seed continues after its last batch, stores nothing twice and makes its indexes and foreign keys", async () => {
  const other = await createTestDatabase(inject("postgresUrl"))
  const counts = `select (select count(*) from ads) as ads, (select count(*) from ad_images) as images,
    (select count(*) from ad_reviews) as reviews, (select count(*) from ad_drafts) as drafts,
    (select count(*) from credit_movements) as movements, (select count(*) from ad_end_notices) as notices,
    (select count(*) from tax_documents) as documents`
  const reviewed = `select ads.document_id, kind, ad_reviews.state from ad_reviews join ads on ads.id = ad_id
    order by 1, 2, 3`
  const indexes = `select pg_get_indexdef(indexrelid) as index
    from pg_index where indrelid = any('{ads,ad_images,credit_movements}'::regclass[]) order by 1`
  const foreignKeys = `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
    from pg_constraint where contype = 'f' order by 1, 2`
  const unvacuumed =
    "select relname from pg_class where relkind = 'r' and 'autovacuum_enabled=false' = any(reloptions)"
  const read = async (query: string) => {
    const connection = new pg.Client({ connectionString: other.url })
    await connection.connect()
    try {
      return (await connection.query(query)).rows
    } finally {
      await connection.end()
    }
  }
  try {
    const interrupted = seedDatabase(other.url, {
      ads: 2000,
      now,
      log: (line) => {
        if (line.startsWith("anuncios 410/")) throw new Error("interrupted")
      },
      batchSize: 410,
      minAdsOfLargeSeed: 2000,
    })
    await expect(interrupted).rejects.toThrow("interrupted")
    expect(await read("select from pg_class where relname = 'ads_text'")).toEqual([])
    expect(await read(unvacuumed)).toHaveLength(3)
    expect(
      await read("select from pg_constraint where conname = 'ads_owner_id_users_id_fk'"),
    ).toEqual([])
    const continued = () => seedDatabase(other.url, { ads: 2000, now, batchSize: 700 })
    await read(
      "insert into ad_images (ad_id, position, file_id) select min(id), 60, 2000000000 from ads",
    )
    await expect(continued()).rejects.toThrow("ad_images_file_id_files_id_fk")
    await read("delete from ad_images where file_id = 2000000000")
    await Promise.all([continued(), continued()])
    expect(await read(counts)).toEqual((await client.query(counts)).rows)
    expect(await read(reviewed)).toEqual((await client.query(reviewed)).rows)
    expect(await read(indexes)).toEqual((await client.query(indexes)).rows)
    expect(await read(foreignKeys)).toEqual((await client.query(foreignKeys)).rows)
    expect(await read("select to_regclass('seed_dropped') as name")).toEqual([{ name: null }])
    expect(await read(unvacuumed)).toEqual([])
  } finally {
    await other.drop()
  }
})

test("[B9.175] a second run changes nothing and names ads that have ended, a larger one only adds", async () => {
  const digest = "select md5(string_agg(ads::text, '' order by id)) from ads where id <= 2000"
  const before = (await client.query(digest)).rows
  const lines: string[] = []
  for (const at of [now, new Date(now.getTime() + days(16))])
    await seedDatabase(place.url, { ads: 2000, now: at, log: (line) => lines.push(line) })
  expect(lines).toEqual([
    "datos de demostración ya presentes: 2000 anuncios",
    "datos de demostración ya presentes: 2000 anuncios, 0 a la venta; duran 15 días: npm start -- --fresh carga otros",
  ])
  expect(await number("select count(*) from ads")).toBe(2000)
  await seedDatabase(place.url, { ads: 2100 })
  expect(await number("select count(*) from ads")).toBe(2100)
  expect((await client.query(digest)).rows).toEqual(before)
})

test("[B10.117] the demo sellers' ads have numbers, saves and contacts, and the team has reports", async () => {
  for (const username of ["vendedor", "pro"]) {
    const owned = `ad_id in (select ads.id from ads join users on users.id = owner_id
      where username = '${username}' and state = 'active')`
    const sum = (column: string) => number(`select sum(${column}) from ad_daily where ${owned}`)
    expect(await sum("views")).toBeGreaterThan(100)
    expect(await sum("list_views")).toBeGreaterThan(await sum("views"))
    for (const contact of ["reveals", "saves"]) expect(await sum(contact)).toBeGreaterThan(0)
  }
  expect(await number("select count(*) from abuse_reports where state = 'open'")).toBe(3)
  expect(await number("select count(*) from abuse_reports where state = 'dismissed'")).toBe(1)
  // Demand without supply: nobody sells what is watched, of a known category and region.
  const placed = `select count(*) from alerts join categories on categories.slug = alerts.category
    join regions on regions.slug = alerts.region`
  expect(await number(placed)).toBe(9)
  // Its numbers are those of its ledger.
  const differing = `select count(*) from (
    select ad_id, sum(reveals) as counted from ad_daily group by ad_id) daily
    where counted <> (select count(*) from leads where leads.ad_id = daily.ad_id and channel = 'phone')`
  expect(await number(differing)).toBe(0)
})
