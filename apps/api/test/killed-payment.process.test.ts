import { afterAll, beforeAll, expect, test } from "vitest"
import { adPacks } from "../src/database/schema/catalog.ts"
import { reconcileOrders } from "../src/modules/orders/use-cases/reconcile-orders.ts"
import { createTransbankGateway } from "../src/ports/payment-gateway/transbank-gateway.ts"
import { addSession, addUser } from "./add-user.ts"
import { type CrashHarness, openCrashHarness } from "./crash/crash-harness.ts"
import { crashSteps } from "./crash/crash-steps.ts"
import { type BrowserAction, type CrashShop, killAt } from "./crash/kill-at.ts"
import type { Outcome } from "./crash/read-outcome.ts"
import { createTestApp } from "./create-test-app.ts"
import { startWebpay, type Webpay } from "./start-webpay.ts"

/** How often `npm run test:crash` kills at each step, one payment per kill; 0: all payments in one kill. */
const runs = Number(process.env.WARA_CRASH_RUNS ?? 0)

let harness: CrashHarness
let webpay: Webpay
let shop: CrashShop
const seen: { step: string; outcome: Outcome }[] = []

beforeAll(async () => {
  webpay = await startWebpay()
  const api = await createTestApp({ gateway: createTransbankGateway(webpay.settings) })
  const pack = { name: "Pro", slug: "pro", price: 69_990, ads: 3, featured: 1, days: 30 }
  const [row] = await api.database.insert(adPacks).values(pack).returning()
  shop = {
    pack: { id: row?.id ?? 0, price: pack.price },
    operator: await addSession(api.database, await addUser(api.database, { role: "operator" })),
    reconcile: async (minutes) => {
      await reconcileOrders(api, new Date(Date.now() + minutes * 60_000))
    },
  }
  harness = await openCrashHarness(api, webpay)
})

afterAll(async () => {
  await harness.close()
  await harness.api.close()
  await webpay.stop()
  if (runs > 0) console.log(`${seen.length} payments agree\n${figures()}`)
})

/** An immediate retry takes as long as the api waits for the call that died. */
const browserActions: readonly BrowserAction[] = [
  "nothing",
  "again",
  "meanwhile",
  "too late",
  ...(runs > 0 ? (["again at once"] as const) : []),
]

/** The browser's next action varies by step and round. */
const planned = (round: number) =>
  crashSteps.map((step, index) => {
    const next = browserActions[(index + round) % browserActions.length]
    return { step, next: next ?? "nothing" }
  })

if (runs === 0) {
  test("the api is killed with payments paused at every step: each is granted once, refunded or never charged", async () => {
    expect(await killAt(harness, shop, planned(0))).toHaveLength(crashSteps.length)
  }, 120_000)
}

for (let round = 0; round < runs; round += 1) {
  for (const one of planned(round)) {
    const { step, next } = one
    test(`${round + 1}: killed ${step.name}, then ${next}`, async () => {
      const [outcome] = await killAt(harness, shop, [one])
      if (outcome) seen.push({ step: step.name, outcome })
    }, 120_000)
  }
}

/** A line per step: how often it was killed there, and the payments' outcomes. */
function figures(): string {
  return crashSteps
    .map(({ name }) => {
      const outcomes = seen.filter(({ step }) => step === name).map(({ outcome }) => outcome)
      const counts = [...new Set(outcomes)].map(
        (outcome) => `${outcomes.filter((one) => one === outcome).length} ${outcome}`,
      )
      return `${name}: ${outcomes.length} (${counts.join(", ")})`
    })
    .join("\n")
}
