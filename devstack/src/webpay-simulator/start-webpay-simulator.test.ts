import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { parseResponse } from "../testing/parse-response.ts"
import { apiPath } from "./answer-call.ts"
import { startWebpaySimulator, type WebpaySimulator } from "./start-webpay-simulator.ts"

/* The interface for shops is tested in apps/api/src/ports/payment-gateway/payment-gateway.test.ts. */
let webpay: WebpaySimulator
let now = Date.UTC(2026, 10, 21, 15)

beforeAll(async () => {
  webpay = await startWebpaySimulator({ port: 0, clock: () => now })
})

afterAll(() => webpay.stop())
afterEach(() => vi.unstubAllEnvs())

let orders = 0

async function open(return_url = "http://localhost:3000/packs/retorno") {
  orders += 1
  const answer = await fetch(webpay.url + apiPath, {
    method: "POST",
    headers: {
      "tbk-api-key-id": webpay.shop.commerceCode,
      "tbk-api-key-secret": webpay.shop.apiKey,
      "content-type": "application/json",
    },
    body: JSON.stringify({ buy_order: `W-${orders}`, session_id: "<b>", amount: 9990, return_url }),
  })
  const { token, url } = await parseResponse<{ token: string; url: string }>(answer)
  const show = () => fetch(`${url}?token_ws=${token}`)
  const choose = (choice: string, by = "webpay") =>
    fetch(`${webpay.url}/webpayserver/pagar`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ token_ws: token, choice, card: "credit", by }),
    })
  return { token, show, choose }
}

const fetchState = async () =>
  parseResponse<{ transactions: object[]; paused: object[] }>(await fetch(`${webpay.url}/control`))

test("the page says that it is an imitation, and shows the amount and every outcome", async () => {
  const { show } = await open()
  const page = await (await show()).text()
  expect(page).toContain('lang="es-CL"')
  expect(page).toContain("Esto no es Webpay")
  expect(page).toContain("Pagar $9.990")
  const choices = [...page.matchAll(/name="choice" value="(\w+)"/g)].map(([, one]) => one)
  expect(choices).toEqual("approve reject cancel slow close expire error".split(" "))
})

test("the page waits for a slow bank and then continues automatically", async () => {
  const { token, choose } = await open()
  const waiting = await choose("slow")
  const [seconds, next = ""] = waiting.headers.get("refresh")?.split(";url=") ?? []
  expect(Number(seconds)).toBeGreaterThan(5)
  const done = await fetch(webpay.url + next, { redirect: "manual" })
  expect(done.headers.get("location")).toBe(`http://localhost:3000/packs/retorno?token_ws=${token}`)
})

test("a payer who closed the browser can return later, but cannot pay twice", async () => {
  const { token, show, choose } = await open()
  const page = await (await choose("close")).text()
  const [, link = ""] = /href="(\/[^"]+)"/.exec(page) ?? []
  expect((await show()).status).toBe(410)
  expect((await choose("approve")).status).toBe(410)
  const back = await fetch(webpay.url + link.replaceAll("&amp;", "&"), { redirect: "manual" })
  expect(back.headers.get("location")).toContain(`token_ws=${token}`)
})

test("a form that was open too long returns as timed out, whatever is chosen", async () => {
  const { choose } = await open()
  now += 16 * 60_000
  const back = await choose("approve")
  expect(back.headers.get("location")).toMatch(/TBK_ORDEN_COMPRA=W-\d+&TBK_ID_SESION=%3Cb%3E$/)
})

test("a return by POST submits itself; values of the shop are escaped", async () => {
  const { choose } = await open('http://localhost:3000/"><script>x</script>')
  const page = await (await choose("cancel")).text()
  expect(page).toContain('name="TBK_ID_SESION" value="&lt;b&gt;"')
  expect(page).not.toContain("<script>x")
  expect(page).toContain(".submit()")
})

test("its root page and /control list the payments", async () => {
  const { token } = await open()
  const home = await (await fetch(webpay.url)).text()
  expect(home).toContain(`W-${orders}`)
  expect(home).toContain("sin confirmar")
  const { transactions, paused } = await fetchState()
  expect(transactions.at(-1)).toMatchObject({ token, state: "INITIALIZED", charged: 0 })
  expect(paused).toEqual([])
})

test("an unknown command or token is an error", async () => {
  const wrong = await fetch(`${webpay.url}/control`, { method: "POST", body: '{"operation":"x"}' })
  expect(wrong.status).toBe(400)
  const gone = await fetch(`${webpay.url}/webpayserver/initTransaction?token_ws=x`)
  expect(gone.status).toBe(410)
  expect(await gone.text()).toContain("Este pago ya no está disponible")
})

test("it refuses to run in production unless it is a demo", async () => {
  vi.stubEnv("NODE_ENV", "production")
  vi.stubEnv("WARA_DEMO", "0")
  await expect(startWebpaySimulator({ port: 0 })).rejects.toThrow("WARA_DEMO=1")
})
