// Long because all tests compare the same random ads with what counting them gives.
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import { migrationsFolder } from "../../database/apply-migrations.ts"
import { connectDatabase, type Database } from "../../database/database.ts"
import { foldAdCounts } from "../../database/fold-ad-counts.ts"
import { changedCounts, countedMakers } from "./stored-counts-store.ts"

let api: TestApp

const categories = ["Transporte", "Minería", "Construcción"]
const communes = [
  ["Talca", "Maule"],
  ["Curicó", "Maule"],
  ["Calama", "Antofagasta"],
] as const
const makers = ["Volvo", "VOLVO", "Komatsu", ""]
const day = 86_400_000

/** The same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

async function addRandomAd(database: Database, random: (below: number) => number) {
  const [commune = "Talca", region = "Maule"] = communes[random(communes.length)] ?? []
  const isOver = random(8) === 0
  return addAd(database, {
    ...{ commune, region, category: categories[random(categories.length)] ?? "Minería" },
    condition: random(2) === 0 ? "Nuevo" : "Usado",
    manufacturer: makers[random(makers.length)] ?? "",
    price: 1_000_000 + random(1_000) * 1_000,
    year: random(3) === 0 ? 0 : 2_000 + random(25),
    state: "active",
    expiresAt: new Date(Date.now() + (isOver ? -1 : 10) * day),
  })
}

/** Everything that moves an ad between the counts, into them or out of them. */
const changes = [
  sql`state = 'deactivated', ended_at = now()`,
  sql`state = 'active', ended_at = null`,
  sql`category_id = (select min(id) from categories)`,
  sql`commune_id = (select max(id) from communes)`,
  sql`condition_id = (select max(id) from conditions)`,
  sql`price_clp = price_clp * 2, manufacturer = 'Volvo'`,
  sql`year = 2025`,
  sql`expires_at = published_at + interval '1 minute'`,
  sql`description = 'Sin efecto en los números'`,
]

/** Moves one of the communes to one of the regions, perhaps its own. */
const moveCommune = (database: Database, random: (below: number) => number) =>
  database.execute(sql`update communes set region_id = (
    select id from regions order by id offset ${random(2)} limit 1
  ) where id = (select id from communes order by id offset ${random(communes.length)} limit 1)`)

/** Cells of which the stored number differs from the counted one, in one snapshot. */
async function wrongCells(database: Database): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    with ${changedCounts}, stored as (
      select 'place' as what, category_id, condition_id, commune_id::text as cell, sum(ads) as ads
      from (select category_id, condition_id, commune_id, ads from ad_counts
        union all select category_id, condition_id, commune_id, change from changed) counts group by 2, 3, 4
      union all
      select 'sum', category_id, condition_id, commune_id::text, ads from ad_count_sums
      union all
      select 'sum of makers', category_id, condition_id, region_id || manufacturer, ads from ad_maker_sums
      union all
      select 'maker', category_id, condition_id, region_id || manufacturer, sum(ads)
      from ${countedMakers} counts join communes on communes.id = commune_id group by 2, 3, 4
    ), counted as (
      select 'place' as what, category_id, condition_id, commune_id::text as cell, count(*) as ads
      from ads where ${isPublicAdSql(sql`ads`)} group by 2, 3, 4
      union all
      select 'sum', coalesce(category_id, 0), coalesce(condition_id, 0), coalesce(commune_id, 0)::text, sum(ads)
      from ad_counts group by cube (category_id, condition_id, commune_id) having count(*) > 0
      union all
      select 'sum of makers', coalesce(category_id, 0), coalesce(condition_id, 0),
        coalesce(region_id, 0) || manufacturer, sum(ads)
      from ad_maker_counts group by manufacturer, cube (category_id, condition_id, region_id)
      union all
      select 'maker', category_id, condition_id, region_id || manufacturer, count(*)
      from ads join communes on communes.id = commune_id
      where ${isPublicAdSql(sql`ads`)} group by 2, 3, 4
    )
    select what, category_id, condition_id, cell, stored.ads as stored, counted.ads as counted
    from stored full join counted using (what, category_id, condition_id, cell)
    where coalesce(stored.ads, 0) <> coalesce(counted.ads, 0)`)
  return rows
}

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const queries = [
  "",
  "filters[category][slug][$eq]=mineria",
  "filters[category][slug][$in][0]=mineria&filters[category][slug][$in][1]=transporte",
  "filters[condition][slug][$eq]=nuevo",
  "filters[commune][region][slug][$eq]=maule",
  "filters[commune][slug][$eq]=calama",
  "filters[category][slug][$eq]=transporte&filters[commune][region][slug][$eq]=maule",
  "filters[category][slug][$eq]=transporte&filters[commune][slug][$eq]=talca&filters[condition][slug][$ne]=nuevo",
  "filters[commune][region][slug][$eq]=ninguna",
  "filters[manufacturer][$eqi]=vOLVO",
  "filters[manufacturer][$ne]=Volvo&filters[category][slug][$eq]=mineria",
  "filters[manufacturer][$in][0]=Volvo&filters[manufacturer][$in][1]=&filters[condition][slug][$eq]=nuevo",
  "filters[manufacturer][$eqi]=volvo&filters[commune][region][slug][$eq]=maule",
]

async function facets(query: string): Promise<unknown> {
  const answer = await api.app.inject(`/api/ads/facets?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const totalOf = async (query: string): Promise<number> => {
  const answer = await api.app.inject({ url: `/api/ads?${query}` })
  return answer.json().meta.pagination.total
}

async function expectEqualFacets(): Promise<void> {
  for (const query of queries) {
    // A filter that belongs to no group makes the api count the ads themselves.
    expect(await facets(query), query).toEqual(await facets(`${query}&filters[id][$gt]=0`))
  }
}

async function expectEqualTotals(): Promise<void> {
  for (const query of queries)
    expect(await totalOf(query), query).toBe(await totalOf(`${query}&filters[id][$gt]=0`))
}

test("[B7.40] [B7.202] [B7.207] [B7.212] [B7.214] stored counts give the facets that counting the ads gives", async () => {
  const { database } = api
  const random = createRandom(7)
  const ids: number[] = []
  for (let made = 0; made < 60; made += 1) ids.push(await addRandomAd(database, random))
  for (let step = 0; step < 40; step += 1) {
    const id = ids[random(ids.length)] ?? 0
    const change = changes[random(changes.length)] ?? sql`year = 0`
    if (step % 9 === 0) await database.execute(sql`delete from ads where id = ${id}`)
    else await database.execute(sql`update ads set ${change} where id = ${id}`)
    if (step % 10 === 5) await database.execute(sql`select fold_ad_counts(${random(30)})`)
    if (step % 8 === 7) await moveCommune(database, random)
    if (step % 19 === 0) await expectEqualTotals()
    if (step % 4 !== 0) continue
    expect(await wrongCells(database)).toEqual([])
    await expectEqualFacets()
  }
  // No cell is read again because of an ad that has just ended.
  await database.execute(sql`update ads set state = 'expired', ended_at = now()
    where state = 'active' and expires_at <= now()`)
  await foldAdCounts(database)
  await expectEqualFacets()
  await expectEqualTotals()
  const left = await database.execute(sql`select from ad_count_changes`)
  expect(left.rows).toEqual([])
  expect(await wrongCells(database)).toEqual([])
})

test("[B7.41] [B7.214] stored counts equal count(*) in every snapshot while writers, folds and moves meet", async () => {
  const { database, pool } = connectDatabase(api.config.databaseUrl, { maxConnections: 8 })
  let isWriting = true
  const write = async (seed: number) => {
    const random = createRandom(seed)
    for (let step = 0; step < 40; step += 1) {
      const change = changes[random(changes.length)] ?? sql`year = 0`
      const some = sql`id in (select id from ads order by id desc offset ${random(20)} limit 3 for update skip locked)`
      await database
        .transaction(async (transaction) => {
          await addRandomAd(transaction, random)
          await transaction.execute(sql`update ads set ${change} where ${some}`)
          if (random(4) === 0) await transaction.execute(sql`delete from ads where ${some}`)
          if (random(4) === 0) transaction.rollback()
        })
        .catch((cause: unknown) => {
          if (!String(cause).includes("Rollback")) throw cause
        })
    }
  }
  const whileWriting = async (work: () => Promise<void>) => {
    let rounds = 0
    for (; isWriting; rounds += 1) await work()
    return rounds
  }
  try {
    const checks = whileWriting(async () => expect(await wrongCells(database)).toEqual([]))
    const folds = [
      whileWriting(async () => void (await foldAdCounts(database))),
      whileWriting(async () => void (await database.execute(sql`select fold_ad_counts(1)`))),
    ]
    const random = createRandom(14)
    const moves = whileWriting(async () => void (await moveCommune(database, random)))
    await Promise.all([11, 12, 13].map(write)).finally(() => {
      isWriting = false
    })
    const rounds = await Promise.all([checks, moves, ...folds])
    expect(Math.min(...rounds)).toBeGreaterThan(3)
    await foldAdCounts(database)
    expect(await wrongCells(database)).toEqual([])
  } finally {
    await pool.end()
  }
})

test("[B7.214] a commune that an operator moves takes its ads to its region, folded or not", async () => {
  const { app, database } = api
  const headers = await signIn(database, "operator")
  const find = async (path: string) => (await app.inject({ url: `/api/${path}` })).json().data[0]
  const commune = { commune: "Parral", region: "Maule", manufacturer: "Terex" }
  const left = await addAd(database, commune)
  await addAd(database, commune)
  await foldAdCounts(database)
  await addAd(database, commune)
  await database.execute(sql`update ads set manufacturer = 'Terex Lift' where id = ${left}`)
  const { documentId } = await find("communes?filters[slug][$eq]=parral")
  for (const region of ["antofagasta", "maule", "antofagasta"]) {
    const { id } = await find(`regions?filters[slug][$eq]=${region}`)
    const payload = { data: { region_id: id } }
    const url = `/api/communes/${documentId}`
    expect((await app.inject({ method: "PUT", url, headers, payload })).statusCode).toBe(200)
    expect(await wrongCells(database)).toEqual([])
    await expectEqualFacets()
    expect(await facets(`filters[commune][region][slug][$eq]=${region}`)).toMatchObject({
      data: {
        manufacturers: expect.arrayContaining([
          { name: "Terex", count: 2 },
          { name: "Terex Lift", count: 1 },
        ]),
      },
    })
  }
  await foldAdCounts(database)
  expect(await wrongCells(database)).toEqual([])
  await expectEqualFacets()
})

test("[B7.214] the migration counts again by manufacturer what was wrong before it", async () => {
  const file = await readFile(join(migrationsFolder, "0075_moved-communes.sql"), "utf8")
  const statements = file.split("--> statement-breakpoint")
  const repair = statements.slice(statements.findIndex((text) => text.includes("Counts again")))
  await addAd(api.database, { commune: "Parral", manufacturer: "Terex" })
  await api.database
    .transaction(async (transaction) => {
      await transaction.execute(sql`update ad_maker_counts set ads = ads + 1`)
      await transaction.execute(sql`delete from ad_maker_sums where region_id = 0`)
      expect(await wrongCells(transaction)).not.toEqual([])
      for (const statement of repair) await transaction.execute(sql.raw(statement))
      expect(await wrongCells(transaction)).toEqual([])
      transaction.rollback()
    })
    .catch((cause: unknown) => {
      if (!String(cause).includes("Rollback")) throw cause
    })
})

test("[B7.215] a commune that ads have just left is deleted only when that is folded", async () => {
  const { app, database } = api
  const headers = await signIn(database, "operator")
  const id = await addAd(database, { commune: "Retiro", region: "Maule", manufacturer: "Sany" })
  await foldAdCounts(database)
  await database.execute(sql`update ads set commune_id = (
    select id from communes where slug = 'calama') where id = ${id}`)
  const answer = await app.inject({ url: "/api/communes?filters[slug][$eq]=retiro" })
  const url = `/api/communes/${answer.json().data[0].documentId}`
  expect((await app.inject({ method: "DELETE", url, headers })).statusCode).toBe(409)
  await foldAdCounts(database)
  expect((await app.inject({ method: "DELETE", url, headers })).statusCode).toBe(204)
  expect(await wrongCells(database)).toEqual([])
})

test("[B7.42] many changes fold in seconds by a connection that has folded few before", async () => {
  await api.database
    .transaction(async (transaction) => {
      const addChanges = (count: number) =>
        transaction.execute(sql`
          insert into ad_count_changes
            (category_id, condition_id, commune_id, manufacturer, price_clp, year, change)
          select (select min(id) from categories), (select min(id) from conditions),
            (select min(id) from communes), 'Volvo', number, 2020, 1
          from generate_series(1, ${count}::integer) as number`)
      await addRandomAd(transaction, createRandom(3))
      await transaction.execute(sql`analyze ad_count_changes`)
      for (let fold = 0; fold < 10; fold += 1) {
        await addChanges(1)
        await transaction.execute(sql`select fold_ad_counts(30000)`)
      }
      await addChanges(20_000)
      // The plan for few, which compares each change with each of the others, takes minutes.
      await transaction.execute(sql`set local statement_timeout = '12s'`)
      const { rows } = await transaction.execute(sql`select fold_ad_counts(30000) as folded`)
      expect(rows).toEqual([{ folded: 20_000 }])
      transaction.rollback()
    })
    .catch((cause: unknown) => {
      if (!String(cause).includes("Rollback")) throw cause
    })
})
