import {
  featuredGroup,
  featuredGroups,
  featuredTurn,
  leadingAds,
} from "@wara/domain/listing/featured-turns"
import { days } from "@wara/domain/time"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addManyAds } from "../../../test/add-many-ads.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { type StretchBounds, stretchValues } from "../../collections/ad-facet-words.ts"
import { ads } from "../../collections/ads.ts"
import { findRecords } from "../../collections/dialect/collection-store.ts"
import { readFindQuery } from "../../collections/dialect/read-query.ts"
import { createRecentTime } from "./recent-time-store.ts"
import { createAdSearch } from "./search-ads.ts"
import { createKnownPlaces } from "./use-cases/known-places.ts"

const minutesOfTurn = 11
const ofGroup = 8
const count = { newest: 300, featured: featuredGroups * ofGroup, bulldozers: 150, few: 10 }
const usual = { manyAds: 3, newestAds: 400, enoughAds: 100 }
const smallGroup = 5
const now = new Date()
let api: TestApp

/** More of the newest ads of two machines than are ranked, and older ones that are featured. */
beforeAll(async () => {
  api = await createTestApp()
  const newest = { publishedAt: new Date(now.getTime() - 3_600_000) }
  const older = { publishedAt: new Date(now.getTime() - days(5)), featured: true }
  const excavator = { name: "Excavadora Komatsu" }
  const bulldozer = { name: "Bulldozer Komatsu" }
  const { database } = api
  await addManyAds(database, count.newest, { slug: "comun", ...excavator, ...newest })
  await addManyAds(database, count.featured, { slug: "destacado", ...excavator, ...older })
  await addManyAds(database, count.bulldozers, { slug: "bulldozer", ...bulldozer, ...newest })
  await addManyAds(database, count.few, { slug: "pocos", ...bulldozer, ...older })
  const roller = { name: "Rodillo Komatsu" }
  await addManyAds(database, count.bulldozers, { slug: "rodillo", ...roller, ...newest })
  await addManyAds(database, count.featured, { slug: "rodillos", ...roller, ...older })
  // Of one group two are left, which are too few to lead alone.
  await api.pool.query(
    `update ads set featured = false where id in (
      select id from ads where featured and name = $1 and id % $2 = $3 order by id offset 2)`,
    [roller.name, featuredGroups, smallGroup],
  )
})

afterAll(() => api.close())

/** Ids of a page of a search some turns from now. */
async function idsAt(
  turn: number,
  { text = "excavadora", bounds = usual, page = 1, pageSize = leadingAds } = {},
): Promise<number[]> {
  const at = new Date(now.getTime() + turn * minutesOfTurn * 60_000)
  const raw = { _q: text, pagination: { page: String(page), pageSize: String(pageSize) } }
  const query = readFindQuery(ads, "visitor", raw, { searchable: true })
  const { records } = await findRecords(api.pool, ads, query, await searchAt(text, bounds, at), at)
  return records.map(({ id }) => Number(id))
}

const searches = new Map<string, ReturnType<typeof readSearch>>()

async function readSearch(text: string, bounds: StretchBounds) {
  const readRecentTime = createRecentTime(api.database, bounds)
  const recent = await readRecentTime(now)
  if (recent === null) throw new Error("There are too few ads for stretches")
  const search = createAdSearch(
    api.database,
    createKnownPlaces(api.database).readPlaces,
    readRecentTime,
  )
  return { recent, found: await search(text, []) }
}

/** A search as it would be asked for at an instant; what does not depend on it is read once. */
async function searchAt(text: string, bounds: StretchBounds, at: Date) {
  const key = JSON.stringify([text, bounds])
  const reading = searches.get(key) ?? readSearch(text, bounds)
  searches.set(key, reading)
  const { found, recent } = await reading
  const { group = 0, groupTurn = 0 } = stretchValues(recent, null, at)
  const leadingGroup = String(found.values.leadingGroup).replaceAll(/f\d+/g, `f${group}`)
  return { ...found, values: { ...found.values, group, groupTurn, leadingGroup } }
}

const groupsOf = (ids: readonly number[]) => new Set(ids.map((id) => id % featuredGroups))

test("[B7.227] of very many featured ads a group leads, for six turns that replace one each", async () => {
  const first = 6 - (featuredTurn(now) % 6)
  for (const visit of [0, 1, featuredGroups]) {
    let before: number[] = []
    for (let turn = first + visit * 6; turn < first + visit * 6 + 6; turn += 1) {
      const leaders = await idsAt(turn)
      const { group } = featuredGroup(new Date(now.getTime() + turn * minutesOfTurn * 60_000))
      expect([...groupsOf(leaders)]).toEqual([group])
      if (before.length > 0) expect(leaders.slice(0, -1)).toEqual(before.slice(1))
      before = leaders
    }
  }
})

test("[B7.227] in as many rounds as a group has places, each of its ads leads equally often", async () => {
  const times = new Map<number, number>()
  const turns = featuredGroups * 6 * 4
  for (let turn = 0; turn < turns; turn += 1)
    for (const id of await idsAt(turn)) times.set(id, (times.get(id) ?? 0) + 1)
  expect(times.size).toBe(count.featured)
  expect(new Set(times.values())).toEqual(new Set([(turns * leadingAds) / count.featured]))
})

test("[B7.227] the pages of such a search have every match once", async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => idsAt(0, { page, pageSize: 100 })))
  const shown = pages.flat()
  expect(shown).toHaveLength(count.newest + count.featured)
  expect(new Set(shown).size).toBe(shown.length)
})

test("[B7.227] all featured ads lead where the newest are too few to rank, or the group has too few", async () => {
  const fewNewest = { ...usual, enoughAds: count.newest + ofGroup }
  expect(groupsOf(await idsAt(0, { bounds: fewNewest })).size).toBe(leadingAds)
  const few = await idsAt(0, { text: "bulldozer" })
  const rows = await api.pool.query<{ featured: boolean }>(
    "select featured from ads where id = any($1)",
    [few],
  )
  expect(rows.rows.map(({ featured }) => featured)).toEqual(Array(leadingAds).fill(true))
})

test("[B7.238] a group that is too small to lead alone leads first in its turns, and others after it", async () => {
  const times = new Map<number, number>()
  const first = 6 - (featuredTurn(now) % 6)
  for (let turn = first; turn < first + featuredGroups * 6; turn += 1) {
    const leaders = await idsAt(turn, { text: "rodillo" })
    expect(new Set(leaders).size).toBe(leadingAds)
    for (const id of leaders) times.set(id, (times.get(id) ?? 0) + 1)
    const { group } = featuredGroup(new Date(now.getTime() + turn * minutesOfTurn * 60_000))
    if (group === smallGroup)
      expect(leaders.slice(0, 2).map((id) => id % featuredGroups)).toEqual([group, group])
  }
  const ofSmall = [...times].filter(([id]) => id % featuredGroups === smallGroup)
  expect(ofSmall.map(([, turns]) => turns)).toEqual([6, 6])
  expect(times.size).toBe((featuredGroups - 1) * ofGroup + 2)
})
