import { createHash } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, beforeEach, expect, test } from "vitest"
import {
  bothProviders,
  choose,
  codeOf,
  newBinding,
  startOauthFlows,
} from "../../../test/oauth-flow.ts"
import { readConfig } from "../../config.ts"
import { oneTimeTokens, socialAttempts, users } from "../../database/schema/accounts.ts"
import type { IdentityProvider } from "../../ports/identity-provider/identity-provider.ts"
import { createOpenidProvider } from "../../ports/identity-provider/openid-provider.ts"
import { createProviders } from "./providers.ts"

const social = await startOauthFlows()
const { api, people, redirect, begin, goThere, comeBack, flow, redeem } = social

beforeEach(social.startOver)
afterAll(social.stop)

async function findUser(email: string) {
  const [user] = await api.database.select().from(users).where(eq(users.email, email))
  return user
}

test("[S7.5] the authorisation request has state, PKCE and a nonce, new each time", async () => {
  const [one, other] = [await begin("google"), await begin("google")]
  for (const name of ["state", "code_challenge", "nonce"]) {
    expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name))
  }
  const facebook = await begin("facebook")
  for (const { searchParams } of [one, facebook]) {
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
    })
  }
  expect(one.searchParams.get("redirect_uri")).toBe(
    "http://localhost:1337/api/connect/google/callback",
  )
  // The stored values are useless alone: the state is hashed, the challenge is the verifier's.
  const stored = await api.database.select().from(socialAttempts)
  const attempt = stored.find(({ nonce }) => nonce === one.searchParams.get("nonce"))
  const challenge = createHash("sha256")
    .update(attempt?.codeVerifier ?? "")
    .digest("base64url")
  expect(challenge).toBe(one.searchParams.get("code_challenge"))
  expect(JSON.stringify(stored)).not.toContain(one.searchParams.get("state"))
})

test("[S7.5] a provider's code is useless without the secret of its flow", async () => {
  const returned = await goThere("google", choose("pkce@correo.test"))
  await api.database.update(socialAttempts).set({ codeVerifier: "x".repeat(43) })
  const page = await comeBack(returned)
  expect(page.search).toBe("?error=ServiceUnavailableError")
  expect(await findUser("pkce@correo.test")).toBeUndefined()
})

test("[S7.5] an ID token of another log-in is rejected", async () => {
  const returned = await goThere("google", choose("nonce@correo.test"))
  await api.database.update(socialAttempts).set({ nonce: "of-another-log-in" })
  expect((await comeBack(returned)).search).toBe("?error=ServiceUnavailableError")
  expect(await findUser("nonce@correo.test")).toBeUndefined()
})

test("[S7.5] a missing, forged, used, expired or foreign state is rejected", async () => {
  const expired = "?error=LinkExpiredError"
  const returned = await goThere("google", choose("estado@correo.test"))
  const { pathname, searchParams } = returned
  const withState = async (state: string | null, path = pathname) => {
    const query = new URLSearchParams(searchParams)
    if (state === null) query.delete("state")
    else query.set("state", state)
    return (await redirect(`${path}?${query}`)).search
  }
  expect(await withState(null)).toBe(expired)
  expect(await withState("forged".repeat(8))).toBe(expired)
  const state = searchParams.get("state")
  expect(await withState(state, "/api/connect/facebook/callback")).toBe(expired)
  expect(codeOf(await comeBack(returned))).not.toBe("")
  expect((await comeBack(returned)).search).toBe(expired)

  const late = await goThere("google", choose("estado@correo.test"))
  await api.database.update(socialAttempts).set({ expiresAt: new Date(Date.now() - 1) })
  expect((await comeBack(late)).search).toBe(expired)
})

test("[B9.126] while the secret of a client changes, two servers with one each end the log-ins that the other began", async () => {
  const { client, issuer } = requireGoogle(people.settings)
  const server = (secret: string) =>
    createOpenidProvider(issuer, { client: { ...client, secret }, insecure: true })
  const [before, after] = [server(client.secret), server("next")]
  const secrets = { state: "state", codeVerifier: "v".repeat(43), nonce: "nonce" }
  const callback = "http://localhost:1337/api/connect/google/callback"
  const logIn = async (first: IdentityProvider, second: IdentityProvider) => {
    const address = await first.begin(secrets, callback)
    const returned = await people.visit(address.href, choose("rotacion@correo.test"))
    return (await second.finish(secrets, returned)).email
  }
  const email = "rotacion@correo.test"
  await people.acceptSecrets([client.secret, "next"])
  expect(await logIn(before, after)).toBe(email)
  expect(await logIn(after, before)).toBe(email)
  await people.acceptSecrets(["next"])
  expect(await logIn(after, after)).toBe(email)
  await expect(logIn(after, before)).rejects.toThrow("invalid_client")
  await people.acceptSecrets([client.secret])
})

function requireGoogle({ google }: typeof people.settings) {
  if (!google?.client) throw new Error("Google is off")
  return { issuer: google.issuer, client: google.client }
}

test("[S7.5] of two concurrent returns one succeeds", async () => {
  const returned = await goThere("google", choose("doble@correo.test"))
  const pages = await Promise.all([comeBack(returned), comeBack(returned)])
  expect(pages.map((page) => page.searchParams.get("error")).toSorted()).toEqual([
    "LinkExpiredError",
    null,
  ])
})

test("[S7.5] a code is valid once, briefly, and for its own provider", async () => {
  const choice = choose("codigo@correo.test")
  const binding = newBinding()
  const expectExpired = async (provider: string, code: string, given: string | null) =>
    expect((await redeem(provider, code, given)).json().error).toMatchObject({
      status: 410,
      name: "LinkExpiredError",
    })
  const code = codeOf(await flow("google", choice, binding))
  await expectExpired("facebook", code, binding)
  const answers = await Promise.all([
    redeem("google", code, binding),
    redeem("google", code, binding),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  await expectExpired("google", code, binding)

  const late = codeOf(await flow("google", choice, binding))
  const [stored] = await api.database
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.tokenHash, createHash("sha256").update(late).digest()))
  const seconds = (Number(stored?.expiresAt) - Number(stored?.createdAt)) / 1000
  expect(seconds).toBe(120)
  await api.database.update(oneTimeTokens).set({ expiresAt: new Date(Date.now() - 1) })
  await expectExpired("google", late, binding)
})

test("[S7.5] a code works only in the browser of its flow, and another browser does not consume it", async () => {
  const choice = choose("atada@correo.test")
  const binding = newBinding()
  const code = codeOf(await flow("google", choice, binding))
  for (const given of [null, "", newBinding()]) {
    expect((await redeem("google", code, given)).statusCode).toBe(410)
  }
  expect((await redeem("google", code, binding)).statusCode).toBe(200)
  // A link with another user's code must not log this browser in.
  const unbound = codeOf(await flow("google", choice))
  expect((await redeem("google", unbound, newBinding())).statusCode).toBe(410)
  expect((await redeem("google", unbound)).statusCode).toBe(200)
})

test.each(bothProviders)(
  "[S7.5] cancelling at %s leads back to the site, without the provider's text",
  async (provider) => {
    const returned = await goThere(provider, { cancel: "yes" })
    expect(returned.searchParams.get("error")).toBe("access_denied")
    returned.searchParams.set("error_description", "<b>anything</b>")
    expect((await comeBack(returned)).href).toBe(
      `http://localhost:3000/login/${provider}?error=cancelled`,
    )
  },
)

test("[S7.5] a failing provider or an invalid response is reported and leaves nothing behind", async () => {
  for (const mode of ["error", "garbage"] as const) {
    for (const provider of bothProviders) {
      const email = `${mode}-${provider}@correo.test`
      const returned = await goThere(provider, choose(email))
      await people.setMode(mode)
      const page = await comeBack(returned)
      expect(page.href).toBe(
        `http://localhost:3000/login/${provider}?error=ServiceUnavailableError`,
      )
      await people.setMode("ok")
      expect(await findUser(email)).toBeUndefined()
    }
  }
})

test("[S7.5] starts, returns and guesses of codes are rate-limited per network", async () => {
  // One after the other, because calls of one network that run at the same time have a limit too.
  const repeat = async (call: () => Promise<unknown>) => {
    for (let turn = 0; turn < 60; turn += 1) await call()
  }
  await repeat(() => begin("facebook"))
  expect((await begin("facebook")).search).toBe("?error=RateLimitError")
  const returned = new URL("http://localhost:1337/api/connect/google/callback?state=guessed")
  await repeat(() => comeBack(returned))
  expect((await comeBack(returned)).search).toBe("?error=RateLimitError")
  // Refusals beyond the first twenty are sent a second later, so these come by twenty.
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.all(Array.from({ length: 20 }, () => redeem("google", "guessed")))
  }
  const refused = await redeem("google", "guessed")
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
})

test("[S7.5] a provider without a client id is off; an incomplete one fails the start", () => {
  const settings = { DATABASE_URL: "postgres://nowhere", GOOGLE_CLIENT_ID: "id" }
  expect(() => readConfig(settings)).toThrow("GOOGLE_CLIENT_SECRET")
  const config = readConfig({ ...settings, GOOGLE_CLIENT_SECRET: "secret" })
  expect([...createProviders(config).keys()]).toEqual(["google"])
})

test("[S7.5] a provider without https is rejected in production", async () => {
  const production = { ...people.settings, isRealProduction: true }
  const secrets = { state: "state", codeVerifier: "v".repeat(43), nonce: "nonce" }
  const begin = (settings: typeof production) =>
    createProviders(settings).get("google")?.begin(secrets, "http://localhost:1337/")
  await expect(begin(production)).rejects.toThrow()
  expect((await begin({ ...production, isRealProduction: false }))?.protocol).toBe("http:")
})

test("[S7.5] the configured providers are listed; others are not found", async () => {
  const list = await api.app.inject("/api/auth/providers")
  expect(list.json()).toEqual({ data: ["google", "facebook"] })
  for (const url of ["/api/connect/twitter", "/api/connect/twitter/callback"]) {
    expect((await api.app.inject(url)).statusCode).toBe(404)
  }
  expect((await redeem("twitter", "x")).statusCode).toBe(404)
  expect((await api.app.inject("/api/auth/google/callback")).statusCode).toBe(400)
  expect((await api.app.inject("/api/connect/google?binding=short")).statusCode).toBe(400)
})
