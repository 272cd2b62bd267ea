import { setTimeout as wait } from "node:timers/promises"
import { changePositionHeader } from "@wara/contract/change-position"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { connectDatabase } from "../src/database/database.ts"
import { migrateDatabase } from "../src/migrate-database.ts"
import { addAd } from "./add-ad.ts"
import { addSession } from "./add-user.ts"
import { testServiceToken } from "./create-test-app.ts"
import { type ApiProcess, startApiProcess } from "./start-api-process.ts"
import { type PostgresProcess, startPostgresProcess } from "./start-postgres-process.ts"

/** Two servers of PostgreSQL, one following the other, and an api that reads from both. */
let primary: PostgresProcess
let replica: PostgresProcess
let atPrimary: ReturnType<typeof connectDatabase>
let atReplica: pg.Client
let api: ApiProcess
const replicating = ["--setting", "wal_level=replica", "--setting", "max_wal_senders=4"]
let owner = { id: 0, token: "" }

beforeAll(async () => {
  // Durable: a transaction is reported only once the log contains it, as in every installation.
  primary = await startPostgresProcess("--durable", ...replicating)
  await migrateDatabase(primary.url)
  replica = await startPostgresProcess("--replica-of", primary.url, ...replicating)
  atPrimary = connectDatabase(primary.url, { maxConnections: 2 })
  atReplica = new pg.Client({ connectionString: replica.url })
  // The last test stops its server.
  atReplica.on("error", () => undefined)
  await atReplica.connect()
  api = await startApiProcess({
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
    SERVICE_TOKEN: testServiceToken,
    WORKER: "0",
  })
}, 300_000)

afterAll(async () => {
  await api.stop()
  await atPrimary.pool.end()
  await atReplica.end().catch(() => undefined)
  await Promise.all([replica.stop(), primary.stop()])
})

const asService = { authorization: `Bearer ${testServiceToken}` }

const nameSchema = z.object({ data: z.object({ name: z.string() }) })

async function nameOf(ad: number, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${api.url}/api/ads/${ad}`, { headers })
  expect(answer.status).toBe(200)
  return nameSchema.parse(await answer.json()).data.name
}

/** One of the replica's figures of the api. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${api.url}/metrics`, { headers: asService })).text()
  const line = text.split("\n").find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? 0)
}

const readsFrom = (place: "primary" | "replica" | "fallback") =>
  figure(`visitor_reads_total{from="${place}"}`)

/** Waits until visitors are, or are not, served by the replica. */
async function untilCurrent(isCurrent: boolean): Promise<void> {
  while ((await figure("database_replica_current")) !== Number(isCurrent)) await wait(20)
}

/** The first change that the api reports, as the web server hears of it, and the position after it. */
async function nextChange(change: () => Promise<unknown>): Promise<string> {
  const controller = new AbortController()
  const { signal } = controller
  const stream = await fetch(`${api.url}/api/changes`, { headers: asService, signal })
  let text = ""
  const changes = stream.body?.pipeThrough(new TextDecoderStream()) ?? []
  let isChanged = false
  for await (const chunk of changes) {
    text += chunk
    if (!isChanged && text.includes('"kind":"all"')) {
      isChanged = true
      await change()
    }
    const [, at] = /"kind":"ads".*"at":"([^"]+)"/.exec(text) ?? []
    if (at === undefined) continue
    controller.abort()
    return at
  }
  throw new Error("no change was reported")
}

const setName = (ad: number, name: string) =>
  atPrimary.pool.query("update ads set name = $2 where id = $1", [ad, name])

async function addPublicAd(): Promise<number> {
  const ad = await addAd(atPrimary.database, { name: "Excavadora antes" })
  const { rows } = await atPrimary.pool.query("select owner_id from ads where id = $1", [ad])
  const id = Number(rows[0].owner_id)
  if (owner.id !== id) owner = { id, token: await addSession(atPrimary.database, id) }
  return ad
}

test("[B9.50] visitors read from the replica, users from the primary", async () => {
  const ad = await addPublicAd()
  await untilCurrent(true)
  const before = await readsFrom("replica")
  expect(await nameOf(ad)).toBe("Excavadora antes")
  expect(await readsFrom("replica")).toBe(before + 1)
  const user = { authorization: `Bearer ${owner.token}` }
  expect(await nameOf(ad, user)).toBe("Excavadora antes")
  expect(await readsFrom("replica")).toBe(before + 1)
})

test("[B9.50] a change that was announced is never read from a replica that lacks it", async () => {
  const ad = await addPublicAd()
  await untilCurrent(true)
  expect(await nameOf(ad)).toBe("Excavadora antes")
  await atReplica.query("select pg_wal_replay_pause()")
  const at = await nextChange(() => setName(ad, "Excavadora anunciada"))
  // What the web server does after a purge: it reads the page's data again.
  expect(await nameOf(ad, { ...asService, [changePositionHeader]: at })).toBe(
    "Excavadora anunciada",
  )
  expect(await nameOf(ad)).toBe("Excavadora anunciada")
  const { rows } = await atReplica.query("select name from ads where id = $1", [ad])
  expect(rows).toEqual([{ name: "Excavadora antes" }])
  expect(await figure("database_replica_current")).toBe(0)
  // Who wrote reads the own writing at once, before any notice.
  await setName(ad, "Excavadora propia")
  expect(await nameOf(ad, { authorization: `Bearer ${owner.token}` })).toBe("Excavadora propia")
  await atReplica.query("select pg_wal_replay_resume()")
  await untilCurrent(true)
  const fromReplica = await readsFrom("replica")
  expect(await nameOf(ad)).toBe("Excavadora propia")
  expect(await readsFrom("replica")).toBe(fromReplica + 1)
})

test("[B9.50] what the web server knows and this api has not heard of yet is read from the primary", async () => {
  const ad = await addPublicAd()
  await untilCurrent(true)
  const before = await readsFrom("primary")
  expect(await nameOf(ad, { ...asService, [changePositionHeader]: "another-mark:1" })).toBe(
    "Excavadora antes",
  )
  expect(await readsFrom("primary")).toBe(before + 1)
})

test("[B9.50] a replica that lags without a notice is left after seconds, and one that is gone at once", async () => {
  const ad = await addPublicAd()
  await untilCurrent(true)
  await atReplica.query("select pg_wal_replay_pause()")
  await atPrimary.pool.query("insert into rate_counters (key, window_start) values ('lag', now())")
  await untilCurrent(false)
  expect(await nameOf(ad)).toBe("Excavadora antes")
  await atReplica.query("select pg_wal_replay_resume()")
  await untilCurrent(true)
  await replica.stop()
  for (let page = 1; page <= 20; page += 1) {
    const answer = await fetch(`${api.url}/api/ads?page=${page}&sort=name:asc`)
    expect(answer.status).toBe(200)
  }
  await untilCurrent(false)
  await setName(ad, "Excavadora final")
  const user = { authorization: `Bearer ${owner.token}` }
  expect(await nameOf(ad, user)).toBe("Excavadora final")
})
