import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { startBotCheck } from "../../../test/start-bot-check.ts"
import { readConfig } from "../../config.ts"
import { openBotCheck } from "./bot-check.ts"

let standIn: Awaited<ReturnType<typeof startBotCheck>>

beforeAll(async () => {
  standIn = await startBotCheck()
})

afterEach(() => standIn.behave("ok"))
afterAll(() => standIn.stop())

const contact = { action: "contact", address: "203.0.113.7" } as const

describe.each(["recaptcha", "turnstile"] as const)("%s", (provider) => {
  const open = (difference = {}, timeoutMs = 10_000) =>
    openBotCheck({ botCheck: { ...standIn.settings(provider), ...difference } }, { timeoutMs })
  const newToken = (given = {}) => standIn.token("contact", { provider, ...given })

  async function verify(token: string | null, difference = {}, timeoutMs?: number) {
    return open(difference, timeoutMs).verify({ ...contact, token })
  }

  test("[S7.15] a token of the action and the site is accepted once", async () => {
    const token = await newToken()
    expect(await verify(token)).toEqual({ verdict: "person", reason: null })
    expect(await verify(token)).toEqual({ verdict: "refused", reason: "timeout-or-duplicate" })
  })

  test("[S7.15] a token of another action or site, or an unknown one, is rejected", async () => {
    const other = await standIn.token("login", { provider })
    expect(await verify(other)).toEqual({ verdict: "refused", reason: "action" })
    const elsewhere = await newToken({ hostname: "evil.example" })
    expect(await verify(elsewhere)).toEqual({ verdict: "refused", reason: "hostname" })
    expect(await verify("made up")).toEqual({
      verdict: "refused",
      reason: "invalid-input-response",
    })
    expect(await verify(null)).toEqual({ verdict: "missing", reason: null })
    expect(await verify("")).toEqual({ verdict: "missing", reason: null })
  })

  test.each(["error", "slow", "garbage"] as const)(
    "a provider that is %s gives no verdict",
    async (mode) => {
      const token = await newToken()
      await standIn.behave(mode)
      const timeoutMs = mode === "slow" ? 100 : undefined
      expect(await verify(token, {}, timeoutMs)).toMatchObject({ verdict: "unknown" })
    },
  )

  test("an unreachable provider, or one that rejects our secret, blocks no one", async () => {
    const token = await newToken()
    const away = { verifyUrl: "http://127.0.0.1:9/siteverify" }
    expect(await verify(token, away)).toMatchObject({ verdict: "unknown" })
    expect(await verify(token, { secret: "another" })).toEqual({
      verdict: "unknown",
      reason: "invalid-input-secret",
    })
  })

  test("[B9.126] while the secret changes, two servers with one each take tokens; an outdated one turns nobody away", async () => {
    const { secret: old } = standIn.settings(provider)
    const with_ = async (secret: string) => (await verify(await newToken(), { secret })).verdict
    await standIn.acceptSecrets([old, "next"])
    expect([await with_(old), await with_("next")]).toEqual(["person", "person"])
    await standIn.acceptSecrets(["next"])
    expect([await with_(old), await with_("next")]).toEqual(["unknown", "person"])
    await standIn.acceptSecrets([old])
  })

  test("verdicts are counted", async () => {
    const botCheck = open()
    for (const token of [await newToken(), "made up", null, null]) {
      await botCheck.verify({ ...contact, token })
    }
    expect([...botCheck.tally()]).toEqual([
      ["person", 1],
      ["refused", 1],
      ["missing", 2],
    ])
  })
})

test("[S7.15] a token with a low score is rejected", async () => {
  const settings = { ...standIn.settings("recaptcha"), minScore: 0.5 }
  const scoring = async (score: number) => {
    const token = await standIn.token("contact", { score })
    return openBotCheck({ botCheck: settings }).verify({ ...contact, token })
  }
  expect(await scoring(0.49)).toEqual({ verdict: "refused", reason: "score" })
  expect(await scoring(0.5)).toEqual({ verdict: "person", reason: null })
})

test("[S1.8] without its setting no provider is called, whatever the token", async () => {
  const { botCheck } = readConfig({ DATABASE_URL: "postgres://x" })
  expect(botCheck).toBeNull()
  const off = { verdict: "off", reason: null }
  expect(await openBotCheck({ botCheck }).verify({ ...contact, token: "made up" })).toEqual(off)
})
