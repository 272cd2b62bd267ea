import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest"
import { z } from "zod"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { type CachingApp, createCachingApp } from "../../../test/create-caching-app.ts"
import { testServiceToken } from "../../../test/create-test-app.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"

let api: CachingApp

beforeAll(async () => {
  api = await createCachingApp()
})

afterAll(() => api.close())

/** How the store answered what happens in `act`. */
async function countDuring(act: () => Promise<unknown>) {
  const before = await api.counts()
  await act()
  const after = await api.counts()
  return { stored: after.stored - before.stored, missing: after.missing - before.missing }
}

/** Holds every read of a table until the returned function is called. */
async function holdReads(table: string): Promise<() => Promise<void>> {
  const client = await api.pool.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  return async () => {
    await client.query("rollback")
    client.release()
  }
}

test("[B7.3] visitors and users get their own answers, in whichever order they ask", async () => {
  const ownerId = await addUser(api.database, { username: "griselda-vende" })
  await addAd(api.database, { name: "Grúa horquilla", ownerId })
  const path = "/ads?populate=*&filters[name]=Gr%C3%BAa%20horquilla"
  const ask = async () => {
    const user = (await api.read(path, "user")).text
    const visitor = (await api.read(path)).text
    expect(user).toContain("griselda-vende")
    expect(visitor).not.toContain("griselda-vende")
  }
  // The notice of the new ad may arrive after the first answers, which it outdates.
  await expect.poll(() => countDuring(ask)).toEqual({ stored: 2, missing: 0 })
})

test("[B7.3] an answer is the same with its parameters in another order", async () => {
  const { text } = await api.read("/ads?pageSize=5&fields=name")
  const again = async () => expect((await api.read("/ads?fields=name&pageSize=5")).text).toBe(text)
  expect(await countDuring(again)).toEqual({ stored: 1, missing: 0 })
})

test.each(["/ads/facets", "/filter/categories", "/filter/communes"])(
  "[B9.89] %s without a filter is shared for sixty seconds",
  async (path) => {
    vi.useFakeTimers({ toFake: ["performance"] })
    onTestFinished(() => void vi.useRealTimers())
    const ask = () => countDuring(() => api.read(path))
    // Answers of tests before, and notices of their changes, are over.
    vi.advanceTimersByTime(60_001)
    await expect.poll(ask).toEqual({ stored: 1, missing: 0 })
    vi.advanceTimersByTime(59_000)
    expect(await ask()).toEqual({ stored: 1, missing: 0 })
    vi.advanceTimersByTime(1_001)
    expect(await ask()).toEqual({ stored: 0, missing: 1 })
  },
)

test("[B7.3] a stored answer has the headers of the first one", async () => {
  const first = await api.read("/regions?pageSize=7")
  const second = await api.read("/regions?pageSize=7")
  const { "x-request-id": firstId, date: _, ...headers } = first.headers
  const { "x-request-id": secondId, ...others } = second.headers
  expect(others).toMatchObject(headers)
  expect(secondId).not.toBe(firstId)
  expect(second.text).toBe(first.text)
})

test("[B7.3] no answer to a person is stored, and none of the stored ones is a person's", async () => {
  const secrets = { firstname: "Filomena", lastname: "Distinta", email: "solo-de-ella@wara.test" }
  const person = await addUser(api.database, { username: "solo-de-ella", ...secrets })
  const headers = { authorization: `Bearer ${await addSession(api.database, person)}` }
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse((await api.app.inject("/documentation/json")).json())
  const addresses = Object.entries(paths)
    .filter(([path, methods]) => "get" in methods && path.startsWith("/api/"))
    .map(([path]) => path.replaceAll(/\{\w+\}/g, "1"))
  expect(addresses.length).toBeGreaterThan(40)
  let personal = 0
  const asHer = async () => {
    for (const url of addresses) {
      const { body } = await api.app.inject({ url, headers })
      if (body.includes(secrets.email)) personal += 1
    }
  }
  expect(await countDuring(asHer)).toEqual({ stored: 0, missing: 0 })
  expect(personal).toBeGreaterThan(1)
  for (const url of addresses) {
    for (const audience of ["visitor", "user"] as const) {
      const { text } = await api.read(url.slice("/api".length), audience)
      expect(text, `${url} for ${audience}`).not.toMatch(/Filomena|Distinta|solo-de-ella/)
    }
  }
})

test("[B7.3] fifty requests for one missing answer compute it once", async () => {
  const release = await holdReads("faqs")
  const reads = Array.from({ length: 50 }, () => api.read("/faqs?pageSize=9"))
  const visitors = Promise.all(reads)
  await expect.poll(async () => (await api.counts()).pending).toBeGreaterThanOrEqual(49)
  expect(await waitingForLocks(api)).toBe(1)
  await release()
  expect(new Set((await visitors).map(({ text }) => text)).size).toBe(1)
})

test("[B7.3] a request that waited for a failed answer computes its own", async () => {
  const [first, second] = await Promise.all([
    api.read("/pages/unknown"),
    api.read("/pages/unknown"),
  ])
  expect([first.status, second.status]).toEqual([404, 404])
  expect(await countDuring(() => api.read("/pages/unknown"))).toEqual({ stored: 0, missing: 1 })
})

test("[B7.3] every empty search is counted", async () => {
  const times = async () => {
    const found = "select count from empty_searches where text like '%inexistentes%'"
    return Number((await api.pool.query(found)).rows[0]?.count ?? 0)
  }
  for (const expected of [1, 2, 3]) {
    await api.read("/ads?_q=maquinas%20inexistentes")
    await expect.poll(times).toBe(expected)
  }
})

test("[B7.3] without notices nothing is stored, and with them again only what is new", async () => {
  const read = async () => (await api.read("/categories?fields=name")).text
  const listener = "application_name = 'wara-api-changes' and datname = current_database()"
  // No trigger notifies of this change: only a break of the connection can outdate the answer.
  const changeSilently = async (name: string) => {
    const client = await api.pool.connect()
    await client.query("set session_replication_role = replica")
    await client.query("update categories set name = $1", [name])
    await client.query("set session_replication_role = origin")
    client.release()
  }
  await read()
  await changeSilently("Sin aviso")
  expect(await read()).not.toContain("Sin aviso")
  await api.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${listener}`)
  await expect.poll(read).toContain("Sin aviso")
  await changeSilently("Todavía sin aviso")
  await api.untilListening()
  expect(await read()).toContain("Todavía sin aviso")
  expect(await countDuring(read)).toEqual({ stored: 1, missing: 0 })
})

test("[B7.5] a server that is behind the web server answers from the database", async () => {
  const headers = { authorization: `Bearer ${testServiceToken}` }
  const leaving = new AbortController()
  const url = `${await api.app.listen({ host: "127.0.0.1", port: 0 })}/api/changes`
  const stream = await fetch(url, { headers, signal: leaving.signal })
  let notices = ""
  const reading = (async () => {
    for await (const text of (stream.body ?? new ReadableStream()).pipeThrough(
      new TextDecoderStream(),
    ))
      notices += text
  })().catch(() => undefined)
  const positionOf = () => /.*"at":"(\S+?):(\d+)"/s.exec(notices)?.slice(1) ?? []
  await expect.poll(positionOf).toHaveLength(2)
  const [mark, count] = positionOf()
  const path = "/faqs?fields=topic"
  const readAt = (position: string) => () => api.read(path, "user", position)
  const following = `${mark}:${Number(count) + 1}`
  await api.read(path, "user")

  expect(await countDuring(readAt(`${mark}:${count}`))).toEqual({ stored: 1, missing: 0 })
  expect(await countDuring(readAt(following))).toEqual({ stored: 0, missing: 0 })
  expect(await countDuring(readAt("unknown:0"))).toEqual({ stored: 0, missing: 0 })
  // Visitors cannot avoid the store.
  const byVisitor = () => api.read(path, "visitor", "unknown:0")
  await byVisitor()
  expect(await countDuring(byVisitor)).toEqual({ stored: 1, missing: 0 })

  await addAd(api.database)
  await expect.poll(() => Number(positionOf()[1])).toBeGreaterThan(Number(count))
  expect(await countDuring(readAt(following))).toEqual({ stored: 1, missing: 0 })
  leaving.abort()
  await reading
})

test("[B7.3] requests for stored answers are limited like others", async () => {
  const strict = await createCachingApp({ callsPerMinute: 3 })
  const ask = async () =>
    (await strict.app.inject({ url: "/api/regions", remoteAddress: "203.0.113.7" })).statusCode
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
  await strict.close()
})
