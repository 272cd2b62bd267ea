import { execFile } from "node:child_process"
import { createServer } from "node:http"
import { promisify } from "node:util"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { startWebpay, type Webpay } from "../../../test/start-webpay.ts"
import { buildPayment, httpClient } from "../../../test/webpay-clients.ts"
import { openGateway } from "./open-gateway.ts"
import { GatewayFailure, type PaymentGateway } from "./payment-gateway.ts"
import { createTransbankGateway } from "./transbank-gateway.ts"

/* Outcomes that are unknown to the adapter, and rejections. */
let webpay: Webpay
let gateway: PaymentGateway

beforeAll(async () => {
  webpay = await startWebpay()
  gateway = createTransbankGateway(webpay.settings)
})

afterEach(() => webpay.command({ forget: true }))
afterAll(() => webpay.stop())

const http = httpClient(() => webpay)

const ended = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (cause) => (cause instanceof GatewayFailure ? cause.kind : String(cause)),
  )

async function ready(): Promise<string> {
  const { token } = await http.create(buildPayment())
  await webpay.pay(String(token), "approve")
  return String(token)
}

const statusByHttp = async (token: string) => (await http.status(token)).status

test.each(["disconnect", "error", "garbage", "proxy"] as const)(
  "%s: unknown, whether executed or not",
  async (how) => {
    const before = await ready()
    await webpay.command({ operation: "commit", when: "before", how })
    expect(await ended(gateway.commit(before))).toBe("unknown")
    expect(await statusByHttp(before)).toBe("INITIALIZED")
    const after = await ready()
    await webpay.command({ operation: "commit", when: "after", how })
    expect(await ended(gateway.commit(after))).toBe("unknown")
    expect(await statusByHttp(after)).toBe("AUTHORIZED")
  },
)

test("no response within the timeout: unknown", async () => {
  const shortTimeout = createTransbankGateway({ ...webpay.settings, timeout: 150 })
  const token = await ready()
  await webpay.command({ operation: "commit", when: "after", how: "pause" })
  expect(await ended(shortTimeout.commit(token))).toBe("unknown")
  expect(await statusByHttp(token)).toBe("AUTHORIZED")
  const before = await ready()
  await webpay.command({ operation: "commit", when: "before", how: "pause" })
  expect(await ended(shortTimeout.commit(before))).toBe("unknown")
  // A timeout closes the connection, and a call not started by then is not executed.
  await vi.waitFor(async () => expect((await webpay.fetchState()).paused).toEqual([]))
  expect(await statusByHttp(before)).toBe("INITIALIZED")
})

test("an endless response: unknown, a second after the timeout", async () => {
  const endlessServer = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" })
    const drops = setInterval(() => response.write(" "), 40)
    response.on("close", () => clearInterval(drops))
  })
  await new Promise<void>((listening) => endlessServer.listen(0, "127.0.0.1", listening))
  const address = endlessServer.address()
  const port = typeof address === "object" ? address?.port : 0
  const baseUrl = `http://127.0.0.1:${port}`
  const shortTimeout = { ...webpay.settings, baseUrl, timeout: 150, statusRetries: 0 }
  expect(await ended(createTransbankGateway(shortTimeout).status("0".repeat(64)))).toBe("unknown")
  endlessServer.closeAllConnections()
  await new Promise((closed) => endlessServer.close(closed))
})

test("a gateway that is down: unknown; a shop without the right key: refused", async () => {
  await webpay.command({ down: true })
  expect(await ended(gateway.status("0".repeat(64)))).toBe("unknown")
  await webpay.command({ down: false })
  expect(await ended(gateway.status("0".repeat(64)))).toBe("not-found")
  const wrongGateway = createTransbankGateway({ ...webpay.settings, apiKey: "x" })
  expect(await ended(wrongGateway.status("0".repeat(64)))).toBe("refused")
  await webpay.command({ operation: "refund", when: "before", how: "refuse" })
  expect(await ended(gateway.refund("0".repeat(64), 100))).toBe("refused")
})

test("only status queries are retried, as often as configured", async () => {
  const token = await ready()
  await webpay.command({ operation: "status", when: "before", how: "disconnect" })
  expect((await gateway.status(token)).status).toBe("INITIALIZED")
  const once = createTransbankGateway({ ...webpay.settings, statusRetries: 0 })
  await webpay.command({ operation: "status", when: "before", how: "disconnect" })
  expect(await ended(once.status(token))).toBe("unknown")
})

let orders = 0

function order() {
  orders += 1
  const returnUrl = "http://127.0.0.1:3000/pago/retorno"
  return { buyOrder: `rotation-${orders}`, sessionId: "s1", amount: 5990, returnUrl }
}

test("[B9.39] a payment is completed while Webpay expects the previous or the next key", async () => {
  const { apiKey } = webpay.settings
  const withKeys = (current: string, previous?: string) =>
    createTransbankGateway({ ...webpay.settings, apiKey: current, previousApiKey: previous })
  for (const gateway of [withKeys("not-yet-valid", apiKey), withKeys(apiKey, "no-longer-valid")]) {
    const { token } = await gateway.create(order())
    await webpay.pay(token, "approve")
    expect((await gateway.commit(token)).status).toBe("AUTHORIZED")
    expect((await gateway.status(token)).status).toBe("AUTHORIZED")
  }
  expect(await ended(withKeys("wrong").create(order()))).toBe("refused")
  expect(await ended(withKeys("wrong", "wrong-too").create(order()))).toBe("refused")
})

test("[B9.126] while the key changes at two servers and at Webpay, every payment that one opens the other completes", async () => {
  const { apiKey: old } = webpay.settings
  const server = (apiKey: string, previousApiKey?: string) =>
    createTransbankGateway({ ...webpay.settings, apiKey, previousApiKey })
  const [before, during, after] = [server(old), server("next", old), server("next")]
  // As the runbook says: first the servers, one after the other, then Webpay, then the old key goes.
  const steps: [accepted: string[], first: PaymentGateway, second: PaymentGateway][] = [
    [[old], before, before],
    [[old], during, before],
    [[old], during, during],
    [[old, "next"], during, during],
    [["next"], during, during],
    [["next"], after, during],
    [["next"], after, after],
  ]
  let opened: string | null = null
  for (const [apiKeys, first, second] of steps) {
    await webpay.command({ apiKeys })
    // One that was opened in the step before is completed in this one.
    if (opened !== null) {
      await webpay.pay(opened, "approve")
      expect((await second.commit(opened)).status).toBe("AUTHORIZED")
      expect(await first.refund(opened, 5990)).toEqual({ type: "REVERSED" })
    }
    opened = (await first.create(order())).token
  }
  expect(await ended(before.create(order()))).toBe("refused")
  await webpay.command({ apiKeys: [old] })
})

test("[B9.39] a call that may have been executed is not sent again with the previous key", async () => {
  const { apiKey } = webpay.settings
  const gateway = createTransbankGateway({ ...webpay.settings, previousApiKey: apiKey })
  const token = await ready()
  await webpay.command({ operation: "commit", when: "after", how: "disconnect" })
  expect(await ended(gateway.commit(token))).toBe("unknown")
})

test("without a shop there is no gateway; with one it pays and refunds", async () => {
  expect(openGateway({ webpay: null })).toBeNull()
  const opened = openGateway({ webpay: webpay.settings })
  const token = await ready()
  expect(await opened?.commit(token)).toMatchObject({ status: "AUTHORIZED" })
  expect(await opened?.refund(token, 69_900)).toEqual({ type: "REVERSED" })
})

/** Opens the gateway as the api's start does; says whether the library was loaded then, and later. */
const programUntil = (loaded: string) => `
  import { registerHooks } from "node:module"
  let isLoaded = false
  const loading = Promise.withResolvers()
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === "transbank-sdk") isLoaded = true
      if (isLoaded) loading.resolve()
      return next(specifier, context)
    },
  })
  const { openGateway } = await import(${JSON.stringify(new URL("open-gateway.ts", import.meta.url).href)})
  const webpay = { commerceCode: "1", apiKey: "1", baseUrl: "http://127.0.0.1:9", timeout: 100, statusRetries: 0 }
  const gateway = openGateway({ webpay }, 500)
  const running = setInterval(() => {}, 1_000)
  const atStart = isLoaded
  await ${loaded}
  clearInterval(running)
  console.log(JSON.stringify([atStart, isLoaded]))`

test("[B9.122] the gateway's library is not loaded by the start, but after it or by the first payment", async () => {
  const run = promisify(execFile)
  for (const loaded of ["loading.promise", `gateway.status("x").catch(() => {})`]) {
    const args = ["--input-type=module", "--eval", programUntil(loaded)]
    const { stdout } = await run(process.execPath, args)
    expect(JSON.parse(stdout)).toEqual([false, true])
  }
})
