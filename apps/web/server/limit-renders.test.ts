import { expect, test } from "vitest"
import { limitRenders } from "./limit-renders.ts"

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
  const limited = limitRenders({ maxRunning: 1, maxWaiting: 1 })
  const [first, second, third] = [openRender(), openRender(), openRender()]
  const answers = [limited(first.render), limited(second.render)]
  const refused = await limited(third.render)
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
  expect([first, second, third].map(({ hasBegun }) => hasBegun())).toEqual([true, false, false])
  first.finish()
  second.finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  third.finish()
  expect((await limited(third.render)).status).toBe(200)
})

test("a failed rendering frees its slot", async () => {
  const limited = limitRenders({ maxRunning: 1, maxWaiting: 0 })
  await expect(limited(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken")
  expect((await limited(async () => new Response("page"))).status).toBe(200)
})

test("requests that left the queue are not rendered", async () => {
  const limited = limitRenders({ maxRunning: 1, maxWaiting: 1 })
  const [first, second] = [openRender(), openRender()]
  const leaving = new AbortController()
  const answers = [limited(first.render), limited(second.render, leaving.signal)]
  leaving.abort()
  first.finish()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 503])
  expect(second.hasBegun()).toBe(false)
})
