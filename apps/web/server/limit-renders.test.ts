import { expect, test } from "vitest"
import { limitRenders, type Pressure } from "./limit-renders.ts"

const bounds = { running: 1, runningPerKey: 1, waiting: 1, waitingPerKey: 1 }
const caller = { network: "203.0.113.1" }

/** A rendering that the test completes. */
function openRender() {
  let finish = (): void => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  let begun = false
  const render = async () => {
    begun = true
    await done
    return new Response("page")
  }
  return { render, finish, hasBegun: () => begun }
}

test("renders a limited number at a time, queues some, and rejects the rest with a retry", async () => {
  const limited = limitRenders(bounds)
  const [first, second, third] = [openRender(), openRender(), openRender()]
  const answers = [limited(first.render, caller), limited(second.render, caller)]
  const refused = await limited(third.render, caller)
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
  await expect.poll(first.hasBegun).toBe(true)
  expect([second, third].map(({ hasBegun }) => hasBegun())).toEqual([false, false])
  first.finish()
  second.finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  third.finish()
  expect((await limited(third.render, caller)).status).toBe(200)
})

test("a failed rendering frees its slot", async () => {
  const limited = limitRenders({ ...bounds, waiting: 0 })
  await expect(limited(() => Promise.reject(new Error("broken")), caller)).rejects.toThrow("broken")
  expect((await limited(async () => new Response("page"), caller)).status).toBe(200)
})

test("requests that left the queue are not rendered", async () => {
  const limited = limitRenders(bounds)
  const [first, second] = [openRender(), openRender()]
  const leaving = new AbortController()
  const answers = [
    limited(first.render, caller),
    limited(second.render, { ...caller, signal: leaving.signal }),
  ]
  leaving.abort()
  first.finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 503])
  expect(second.hasBegun()).toBe(false)
})

test("[B8.2] ninety renderings for one network leave places to others", async () => {
  const limited = limitRenders({ running: 12, runningPerKey: 8, waiting: 60, waitingPerKey: 40 })
  const renders = Array.from({ length: 90 }, openRender)
  const answers = renders.map(({ render }) => limited(render, caller))
  const other = await limited(async () => new Response("page"), { network: "203.0.113.2" })
  expect(other.status).toBe(200)
  expect(renders.filter(({ hasBegun }) => hasBegun())).toHaveLength(8)
  for (const { finish } of renders) finish()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(42)
})

test("[B9.161] a late server renders single pages of others, three at a time, and refuses a network with many", async () => {
  let pressure: Pressure = "none"
  let shed = 0
  const limited = limitRenders(
    { running: 2, runningPerKey: 2, waiting: 60, waitingPerKey: 40 },
    { pressure: () => pressure, onShed: () => (shed += 1) },
  )
  const flood = [openRender(), openRender(), openRender()]
  const flooded = flood.map(({ render }) => limited(render, caller))
  pressure = "late"
  expect((await limited(async () => new Response("page"), caller)).status).toBe(503)
  const others = Array.from({ length: 4 }, openRender)
  const answers = others.map(({ render }, index) =>
    limited(render, { network: `198.51.100.${index}` }),
  )
  await expect
    .poll(() => others.map(({ hasBegun }) => hasBegun()))
    .toEqual([true, true, true, false])
  for (const { finish } of others) finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(shed).toBe(1)
  pressure = "hopeless"
  expect((await limited(async () => new Response("page"), { network: "::1" })).status).toBe(503)
  for (const { finish } of flood) finish()
  expect((await Promise.all(flooded)).map(({ status }) => status)).toEqual([200, 200, 200])
})

test("[B9.161] a page whose turn does not come soon is refused, or rendered if the server is no longer late", async () => {
  let pressure: Pressure = "late"
  const limited = limitRenders(
    { ...bounds, running: 4 },
    { pressure: () => pressure, lateWaitMs: 20 },
  )
  const slow = openRender()
  const answers = [1, 2, 3].map((index) => limited(slow.render, { network: `198.51.100.${index}` }))
  const other = () => limited(async () => new Response("page"), { network: "203.0.113.2" })
  expect((await other()).status).toBe(503)
  const waiting = other()
  pressure = "none"
  expect((await waiting).status).toBe(200)
  slow.finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
})
