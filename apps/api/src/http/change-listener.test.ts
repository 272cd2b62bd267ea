import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openSilentProxy, type SilentProxy } from "../../test/silent-proxy.ts"
import { createTestDatabase } from "../../test/test-database.ts"
import { createChangeListener } from "./change-listener.ts"

let place: Awaited<ReturnType<typeof createTestDatabase>>
let proxy: SilentProxy

beforeAll(async () => {
  place = await createTestDatabase(inject("postgresUrl"))
  proxy = await openSilentProxy(place.url)
})
afterAll(async () => {
  proxy.close()
  await place.drop()
})

test("[B9.21] a silent connection to the changes is noticed and replaced within 15 seconds", async () => {
  const listener = createChangeListener(proxy.encryptedUrl)
  const states: boolean[] = []
  listener.subscribe({ onNotice: () => {}, onListening: (isOn) => void states.push(isOn) })
  await expect.poll(() => states).toEqual([true])
  proxy.silence()
  await expect.poll(() => states, { timeout: 15_000 }).toEqual([true, false, true])
  await listener.stop()
}, 20_000)
