import { expect, test, vi } from "vitest"
import { servePlainPages } from "../test/serve-plain-pages.ts"
import { SlowRefusals } from "./slow-refusals.ts"

const never = new AbortController().signal

async function msOf(work: Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work
  return performance.now() - startedAt
}

test("[B9.18] a refusal is held back, unless too many are or its client is gone", async () => {
  const refusals = new SlowRefusals({ delayMs: 200, maxWaiting: 2 })
  const leaving = new AbortController()
  const pending = [msOf(refusals.hold(never)), msOf(refusals.hold(leaving.signal))]
  expect(await msOf(refusals.hold(never))).toBeLessThan(150)
  leaving.abort()
  expect(await pending[1]).toBeLessThan(150)
  expect(await pending[0]).toBeGreaterThan(190)
  expect(await msOf(refusals.hold(never))).toBeGreaterThan(190)
})

test("[B9.18] a network with too many requests is refused a second later, and gets what has a place at once", async () => {
  const webpay = Promise.withResolvers<void>()
  const site = await servePlainPages({}, { webpay: webpay.promise })
  const ask = (path: string) => fetch(site.url + path).then(({ status }) => status)
  const payers = Array.from({ length: 18 }, (_, place) => ask(`/packs/retorno?token_ws=${place}`))
  await vi.waitFor(() => expect(site.rendered).toHaveLength(6))
  await vi.waitFor(() => expect(site.received).toHaveLength(18))
  let isRefused = false
  const refused = msOf(
    ask("/packs/retorno?token_ws=18").then((status) => {
      isRefused = true
      expect(status).toBe(503)
    }),
  )
  expect(await ask("/contacto")).toBe(200)
  expect(isRefused).toBe(false)
  expect(await refused).toBeGreaterThan(900)
  webpay.resolve()
  expect(await Promise.all(payers)).toEqual(Array(18).fill(200))
  await site.close()
})
