import { afterEach, beforeEach, expect, test } from "vitest"
import { parseResponse } from "../testing/parse-response.ts"
import { type BotCheckStandIn, startBotCheck } from "./start-bot-check.ts"

let standIn: BotCheckStandIn
let now = 0

beforeEach(async () => {
  standIn = await startBotCheck({ port: 0, now: () => now })
})

afterEach(() => standIn.stop())

const paths = {
  recaptcha: { script: "/recaptcha/api.js", verify: "/recaptcha/api/siteverify" },
  turnstile: { script: "/turnstile/v0/api.js", verify: "/turnstile/v0/siteverify" },
}
type Provider = keyof typeof paths

const post = (path: string, body: string | URLSearchParams) =>
  fetch(standIn.url + path, { method: "POST", body })

const control = (command: object) => post("/control", JSON.stringify(command))

async function verify(provider: Provider, response: string, secret = standIn.site.secret) {
  const form = new URLSearchParams({ secret, response })
  return parseResponse<{ score?: number; "error-codes"?: string[] }>(
    await post(paths[provider].verify, form),
  )
}

/** What a script adds to the page. */
type Page = {
  grecaptcha?: { execute: (key: string, options: object) => Promise<string> }
  turnstile?: { render: (at: null, options: object) => string; execute: (id: string) => void }
  botCheckStandIn?: object
}

/** Runs a provider's script as a page of localhost would, and requests a token. */
async function tokenFromScript(provider: Provider, request?: object): Promise<string> {
  const src = standIn.url + paths[provider].script
  const page: Page = { ...(request ? { botCheckStandIn: request } : {}) }
  const body = { append: () => {} }
  const document = { currentScript: { src }, createElement: () => ({}), body }
  const run = new Function("window", "document", "location", await (await fetch(src)).text())
  run(page, document, { hostname: "localhost" })
  const sitekey = standIn.site.siteKey
  return new Promise((callback, fail) => {
    page.grecaptcha?.execute(sitekey, { action: "contact" }).then(callback, fail)
    const id = page.turnstile?.render(null, { sitekey, action: "contact", callback })
    if (id) page.turnstile?.execute(id)
  })
}

test("each script issues tokens for an action and a site, valid once", async () => {
  for (const provider of ["recaptcha", "turnstile"] as const) {
    const token = await tokenFromScript(provider)
    const answer = await verify(provider, token)
    expect(answer).toMatchObject({ success: true, action: "contact", hostname: "localhost" })
    expect(answer.score).toBe(provider === "recaptcha" ? 0.9 : undefined)
    expect((await verify(provider, token))["error-codes"]).toEqual(["timeout-or-duplicate"])
  }
  const { tokens } = await parseResponse<{ tokens: object[] }>(
    await fetch(`${standIn.url}/control`),
  )
  expect(tokens).toMatchObject([
    { provider: "recaptcha", action: "contact", verified: 2 },
    { provider: "turnstile", action: "contact", verified: 2 },
  ])
})

test("a token of the other provider, a missing one, a wrong secret and an old token are refused", async () => {
  const token = await tokenFromScript("recaptcha")
  const codes = async (provider: Provider, response: string, secret?: string) =>
    (await verify(provider, response, secret))["error-codes"]
  expect(await codes("turnstile", token)).toEqual(["invalid-input-response"])
  expect(await codes("recaptcha", "")).toEqual(["missing-input-response"])
  expect(await codes("recaptcha", token, "another")).toEqual(["invalid-input-secret"])
  now += 120_001
  expect(await codes("recaptcha", token)).toEqual(["timeout-or-duplicate"])
})

test("low scores, for all or for one page, and failures are set on command", async () => {
  await control({ score: 0.2 })
  expect((await verify("recaptcha", await tokenFromScript("recaptcha"))).score).toBe(0.2)
  const token = await tokenFromScript("recaptcha", { score: 0.1 })
  expect((await verify("recaptcha", token)).score).toBe(0.1)
  await control({ mode: "error" })
  const failed = await post("/recaptcha/api/siteverify", new URLSearchParams())
  expect(failed.status).toBe(500)
  await control({ mode: "garbage" })
  await expect(verify("recaptcha", "x")).rejects.toThrow(SyntaxError)
  expect((await control({ mode: "nonsense" })).status).toBe(400)
})
