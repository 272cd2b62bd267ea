// Long because each way to count a visitor twice is tried with the same day and ad.
import type { SignalBatch } from "@wara/contract/ad-figures"
import { adSignals, maxCountedOfNetwork, maxSignalsOfNetwork } from "@wara/domain/figures/ad-signal"
import { networksOfCustomer } from "@wara/domain/site/caller-network"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { days, minutes } from "@wara/domain/time"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { type Caller, callAs, newNetwork } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
import { SignalBuffer } from "./signal-buffer.ts"
import { countSignals } from "./use-cases/count-signals.ts"

let api: TestApp
let buffer: SignalBuffer

beforeAll(async () => {
  api = await createTestApp()
  buffer = new SignalBuffer(api.database)
})

afterAll(() => api.close())

const phone =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Safari/537.36"
const desktop = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"
const noon = new Date("2026-03-10T15:00:00Z")

async function addSeen() {
  const ownerId = await addUser(api.database)
  const id = await addAd(api.database, { ownerId, expiresAt: new Date("2083-01-01T00:00:00Z") })
  const { rows } = await api.pool.query("select slug from ads where id = $1", [id])
  return { id, ownerId, slug: String(rows[0].slug) }
}

async function figuresOf(ad: number, day = chileanDay(noon)) {
  const { rows } = await api.pool.query(
    "select list_views, views, qr, shares, calls from ad_daily where ad_id = $1 and day = $2",
    [ad, day],
  )
  return rows[0] ?? null
}

const nothing = { list_views: 0, views: 0, qr: 0, shares: 0, calls: 0 }

const visitor = (network: string, userAgent = phone) => ({ network, userAgent, viewer: null })

test("[B10.70] a visitor counts once per ad, kind and day; another browser or network counts again", async () => {
  const { id, slug } = await addSeen()
  const [home, office] = [newNetwork(), newNetwork()]
  for (const _ of [1, 2, 3]) await buffer.add({ view: [slug, slug] }, visitor(home), noon)
  await buffer.add(
    { list_view: [slug], call: [slug], share: [slug], qr: [slug] },
    visitor(home),
    noon,
  )
  await buffer.add({ view: [slug] }, visitor(home, desktop), noon)
  await buffer.add({ view: [slug] }, visitor(office), noon)
  await buffer.flush()
  await countSignals(api.database, noon)
  const counted = { list_views: 1, views: 3, qr: 1, shares: 1, calls: 1 }
  expect(await figuresOf(id)).toEqual(counted)
  await countSignals(api.database, noon)
  expect(await figuresOf(id)).toEqual(counted)
  const next = new Date(noon.getTime() + days(1))
  await buffer.add({ view: [slug] }, visitor(home), next)
  await buffer.flush()
  await countSignals(api.database, next)
  expect(await figuresOf(id, chileanDay(next))).toMatchObject({ views: 1 })
  expect(await figuresOf(id)).toEqual(counted)
})

test("[B10.70] after midnight nothing is left of a day but its numbers, and late signals are refused", async () => {
  const day = new Date("2026-04-01T15:00:00Z")
  const { id, slug } = await addSeen()
  const late = new SignalBuffer(api.database)
  await late.add({ view: [slug] }, visitor(newNetwork()), day)
  await late.flush()
  await late.add({ view: [slug] }, visitor(newNetwork()), day)
  // Two minutes past the Chilean midnight signals of the day may still arrive.
  const midnight = Date.parse("2026-04-02T03:00:00Z")
  const left = async () =>
    (
      await api.pool.query(
        `select (select count(*) from ad_signals where day = $1)::int as signals,
          (select count(*) from signal_days where day = $1)::int as salts`,
        [chileanDay(day)],
      )
    ).rows[0]
  await countSignals(api.database, new Date(midnight + minutes(2)))
  expect(await left()).toEqual({ signals: 1, salts: 1 })
  await countSignals(api.database, new Date(midnight + minutes(10)))
  expect(await left()).toEqual({ signals: 0, salts: 0 })
  await late.flush()
  expect(await left()).toEqual({ signals: 0, salts: 0 })
  await countSignals(api.database, new Date(midnight + minutes(20)))
  expect(await figuresOf(id, chileanDay(day))).toEqual({ ...nothing, views: 1 })
})

test("[B10.181] a server that still counts an open day writes nothing older over the numbers of a closed one", async () => {
  const day = new Date("2026-05-05T15:00:00Z")
  const [slow, asked] = [await addSeen(), await addSeen()]
  const see = async (slug: string) => {
    await buffer.add({ view: [slug] }, visitor(newNetwork()), day)
    await buffer.flush()
  }
  for (const { slug } of [slow, asked]) await see(slug)
  await countSignals(api.database, day)
  const work: Promise<void>[] = []
  let isClosed = false
  const holder = await api.pool.connect()
  await holder.query("begin")
  await holder.query("select from ad_daily where ad_id = $1 for update", [slow.id])
  // It has read the signals, and waits to write the first ad.
  work.push(countSignals(api.database, day))
  await expect.poll(() => waitingForLocks(api)).toBe(1)
  await see(asked.slug)
  await api.pool.query("delete from ad_signals where ad_id = $1", [slow.id])
  const afterMidnight = new Date("2026-05-06T04:10:00Z")
  work.push(
    countSignals(api.database, afterMidnight).then(() => {
      isClosed = true
    }),
  )
  await expect.poll(async () => isClosed || (await waitingForLocks(api)) === 2).toBe(true)
  await holder.query("rollback")
  holder.release()
  await Promise.all(work)
  expect(await figuresOf(asked.id, chileanDay(day))).toMatchObject({ views: 2 })
})

test("[B10.71] ten thousand views of a program count 0, however it spreads them", async () => {
  const [ad, other] = [await addSeen(), await addSeen()]
  await buffer.add({ view: [ad.slug] }, visitor(newNetwork()), noon)
  // One ad from one browser, another from a new one each time, through two servers.
  const servers = [new SignalBuffer(api.database), new SignalBuffer(api.database)]
  const [same, changing] = [newNetwork(), newNetwork()]
  const views = { view: Array.from({ length: 100 }, () => ad.slug) }
  for (let call = 0; call < 100; call += 1) {
    await servers[call % 2]?.add(views, visitor(same), noon)
  }
  const newViews = (server: SignalBuffer) => (_: unknown, call: number) =>
    server.add({ view: [other.slug] }, visitor(changing, `${phone} v${call}`), noon)
  for (const server of servers) await Promise.all(Array.from({ length: 5_000 }, newViews(server)))
  for (const server of [...servers, buffer]) await server.flush()
  await countSignals(api.database, noon)
  expect(await figuresOf(ad.id)).toEqual({ ...nothing, views: 1 })
  expect((await figuresOf(other.id)) ?? nothing).toEqual(nothing)
})

test("[B8.144] a client with many browsers counts a few times at an ad, for each kind", async () => {
  const { id, slug } = await addSeen()
  const networks = [newNetwork(), newNetwork()]
  for (let browser = 0; browser < 50; browser += 1)
    for (const network of networks)
      await buffer.add(
        { view: [slug], call: [slug], share: [slug] },
        visitor(network, `${phone} v${browser}`),
        noon,
      )
  await buffer.flush()
  await countSignals(api.database, noon)
  const counted = 2 * maxCountedOfNetwork
  expect(await figuresOf(id)).toEqual({
    ...nothing,
    views: counted,
    calls: counted,
    shares: counted,
  })
})

test("[B8.163] the networks of one IPv6 customer count at an ad like ten, and with too many signals not at all", async () => {
  const [seen, called] = [await addSeen(), await addSeen()]
  const networksOf = (customer: string) =>
    Array.from({ length: networksOfCustomer + 2 }, (_, one) => `2001:db8:${customer}:${one}::/64`)
  const times = async (customer: string, batch: SignalBatch, browsers: number) => {
    for (const network of networksOf(customer))
      for (let browser = 0; browser < browsers; browser += 1)
        await buffer.add(batch, visitor(network, `${phone} v${browser}`), noon)
  }
  await times("71", { view: [seen.slug] }, maxCountedOfNetwork)
  await times("72", { view: [seen.slug] }, 1)
  // Each network stays below its own limit.
  await times("73", { call: [called.slug] }, maxSignalsOfNetwork.call)
  await buffer.flush()
  await countSignals(api.database, noon)
  const ofCustomer = networksOfCustomer * maxCountedOfNetwork
  expect(await figuresOf(seen.id)).toMatchObject({ views: ofCustomer + networksOfCustomer + 2 })
  expect((await figuresOf(called.id)) ?? nothing).toEqual(nothing)
})

test("[B10.71] what a network sent before it was recognised as a program is taken back", async () => {
  const { id, slug } = await addSeen()
  const network = newNetwork()
  const views = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, place) =>
        buffer.add({ view: [slug] }, visitor(network, `${phone} v${from + place}`), noon),
      ),
    )
  await views(0, maxSignalsOfNetwork.view)
  await buffer.flush()
  await countSignals(api.database, noon)
  expect(await figuresOf(id)).toMatchObject({ views: maxCountedOfNetwork })
  await views(maxSignalsOfNetwork.view, maxSignalsOfNetwork.view + 1)
  await buffer.flush()
  await countSignals(api.database, noon)
  expect(await figuresOf(id)).toEqual(nothing)
})

const send = (who: Caller, batch: object) =>
  callAs(api.app, { userAgent: phone, ...who }, "POST /ad-signals", { data: batch })

test("[B10.71] programs, the owner and the team do not count, and are answered like others", async () => {
  const { id, ownerId, slug } = await addSeen()
  const own = await createTestApp({ database: api.database, pool: api.pool })
  const call = (who: Caller) =>
    callAs(own.app, { userAgent: phone, ...who }, "POST /ad-signals", { data: { view: [slug] } })
  const staff = await addUser(api.database, { role: "moderator" })
  const other = await addUser(api.database)
  const tokens = [ownerId, staff, other].map((user) => addSession(api.database, user))
  const [owner, moderator, buyer] = await Promise.all(tokens)
  const answers = [
    await call({ token: owner ?? "" }),
    await call({ token: moderator ?? "" }),
    await call({ token: buyer ?? "" }),
    await call({
      userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    }),
    await call({ userAgent: "curl/8.5.0" }),
    await call({ userAgent: "" }),
  ]
  expect(answers.map(({ body, status }) => [status, body])).toEqual(
    answers.map(() => [200, { ok: true }]),
  )
  // A graceful stop stores what waits.
  await own.app.close()
  await countSignals(api.database, new Date())
  expect(await figuresOf(id, chileanDay(new Date()))).toEqual({ ...nothing, views: 1 })
})

test("[B10.71] the shape of a batch is strict, and only the site may send one", async () => {
  const { slug } = await addSeen()
  const many = Array.from({ length: 121 }, (_, place) => `ad-${place}`)
  const refused = [
    { view: [] },
    { view: slug },
    { views: [slug] },
    { view: ["../secret"] },
    { view: [{ slug }] },
    { view: many },
    { list_view: many.slice(0, 61), view: many.slice(60) },
    { view: [slug], user: 7 },
  ]
  for (const batch of refused) expect([batch, (await send({}, batch)).status]).toEqual([batch, 400])
  const direct = await api.app.inject({
    method: "POST",
    url: "/api/ad-signals",
    payload: { data: { view: [slug] } },
  })
  expect(direct.statusCode).toBe(401)
})

test("[B10.70] ads that are not public do not count", async () => {
  const { id, slug } = await addSeen()
  await api.pool.query("update ads set state = 'deactivated', ended_at = now() where id = $1", [id])
  await buffer.add(
    Object.fromEntries(adSignals.map((kind) => [kind, [slug]])),
    visitor(newNetwork()),
    noon,
  )
  await buffer.flush()
  await countSignals(api.database, noon)
  expect(await figuresOf(id)).toBeNull()
})

test("[B8.114] fifty parallel batches of one visitor count once, and forged ads not at all", async () => {
  const seen = await addSeen()
  const [pending, ended] = [await addSeen(), await addSeen()]
  await api.pool.query("update ads set state = 'pending' where id = $1", [pending.id])
  await api.pool.query("update ads set state = 'deactivated', ended_at = now() where id = $1", [
    ended.id,
  ])
  const own = await createTestApp({ database: api.database, pool: api.pool })
  const network = newNetwork()
  const owner = await addSession(api.database, seen.ownerId)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => {
      const forged = [`no-existe-${turn}`, pending.slug, ended.slug, String(seen.id)]
      const view = [seen.slug, ...forged]
      const who = turn % 5 === 0 ? { token: owner, network: newNetwork() } : { network }
      const from = { userAgent: phone, headers: { "x-device-id": `forged-${turn}` }, ...who }
      return callAs(own.app, from, "POST /ad-signals", { data: { view, share: view } })
    }),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await own.app.close()
  await Promise.all([1, 2, 3].map(() => countSignals(api.database, new Date())))
  const today = chileanDay(new Date())
  expect(await figuresOf(seen.id, today)).toEqual({ ...nothing, views: 1, shares: 1 })
  for (const { id } of [pending, ended]) expect(await figuresOf(id, today)).toBeNull()
})
