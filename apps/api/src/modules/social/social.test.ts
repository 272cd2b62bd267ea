import { createHash, randomBytes } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { type PeopleProvider, startPeopleProvider } from "../../../test/start-people-provider.ts"
import { readConfig } from "../../config.ts"
import {
  consents,
  identities,
  oneTimeTokens,
  socialAttempts,
  users,
} from "../../database/schema/accounts.ts"
import { adReservations } from "../../database/schema/credits.ts"
import { createProviders } from "./providers.ts"

let api: TestApp
let people: PeopleProvider

beforeAll(async () => {
  people = await startPeopleProvider()
  api = await createTestApp({ config: people.settings })
})

afterAll(async () => {
  await api.close()
  await people.stop()
})

let network = ""
let networks = 0

// Each test calls from a network of its own, so that none uses up another's calls.
beforeEach(() => {
  networks += 1
  network = `203.0.113.${networks}`
})

afterEach(() => people.become("ok"))

type Provider = "google" | "facebook"
type Choice = Record<string, string>

const both: Provider[] = ["google", "facebook"]
const newBinding = () => randomBytes(24).toString("base64url")
const choose = (email: string, given: Choice = {}): Choice => ({
  email,
  firstname: "Rocío",
  lastname: "Ñancupil",
  verified: "yes",
  ...given,
})

/** Where a call sends the browser. */
async function redirect(url: string): Promise<URL> {
  const answer = await api.app.inject({ url, remoteAddress: network })
  expect(answer.statusCode, answer.body).toBe(302)
  return new URL(String(answer.headers.location))
}

const begin = (provider: Provider, binding: string | null = null) =>
  redirect(`/api/connect/${provider}${binding === null ? "" : `?binding=${binding}`}`)

/** From the site's link to the address that the provider sends the browser back to. */
async function goThere(provider: Provider, choice: Choice, binding: string | null = null) {
  return people.visit((await begin(provider, binding)).href, choice)
}

const comeBack = (returned: URL) => redirect(`${returned.pathname}${returned.search}`)

/** The whole walk; answers the page of the site that it ends on. */
async function walk(provider: Provider, choice: Choice, binding: string | null = null) {
  return comeBack(await goThere(provider, choice, binding))
}

const codeOf = (page: URL) => page.searchParams.get("access_token") ?? ""

function redeem(provider: string, code: string, binding: string | null = null) {
  return api.app.inject({
    url: `/api/auth/${provider}/callback?access_token=${encodeURIComponent(code)}`,
    remoteAddress: network,
    headers: binding === null ? {} : { "x-login-binding": binding },
  })
}

async function findUser(email: string) {
  const [user] = await api.database.select().from(users).where(eq(users.email, email))
  return user
}

test.each(both)(
  "[S7.5] who never was here gets an account by %s and is logged in",
  async (provider) => {
    const email = `nueva-${provider}@correo.test`
    const binding = newBinding()
    const page = await walk(provider, choose(email), binding)
    expect(page.origin + page.pathname).toBe(`http://localhost:3000/login/${provider}`)
    expect([...page.searchParams.keys()]).toEqual(["access_token"])

    const answer = await redeem(provider, codeOf(page), binding)
    expect(answer.statusCode).toBe(200)
    const { jwt, user } = answer.json()
    expect(user).toMatchObject({
      email,
      firstname: "Rocío",
      lastname: "Ñancupil",
      confirmed: true,
      has_password: false,
      providers: [provider],
      role: "user",
      pro: false,
    })
    const me = await api.app.inject({
      url: "/api/users/me",
      headers: { authorization: `Bearer ${jwt}` },
    })
    expect(me.json()).toMatchObject({ email })

    const credits = await api.database
      .select()
      .from(adReservations)
      .where(eq(adReservations.ownerId, user.id))
    expect(credits).toHaveLength(3)
    const agreed = await api.database.select().from(consents).where(eq(consents.userId, user.id))
    expect(agreed.map(({ kind }) => kind).toSorted()).toEqual(["adulthood", "privacy", "terms"])
  },
)

test("[S7.5] the second time it is the same account, whatever the e-mail says by then", async () => {
  const email = "vuelve@correo.test"
  const first = await redeem("google", codeOf(await walk("google", choose(email))))
  await api.database.update(users).set({ email: "otro@wara.test" }).where(eq(users.email, email))
  const again = await redeem(
    "google",
    codeOf(await walk("google", choose(email, { verified: "no" }))),
  )
  expect(again.json().user).toMatchObject({ id: first.json().user.id, email: "otro@wara.test" })
  expect(await findUser(email)).toBeUndefined()
})

test("[S7.5] the provider is asked with state, PKCE and a nonce, all new each time", async () => {
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
  // What is stored opens nothing by itself: the state is hashed, the challenge is the verifier's.
  const stored = await api.database.select().from(socialAttempts)
  const attempt = stored.find(({ nonce }) => nonce === one.searchParams.get("nonce"))
  const challenge = createHash("sha256")
    .update(attempt?.codeVerifier ?? "")
    .digest("base64url")
  expect(challenge).toBe(one.searchParams.get("code_challenge"))
  expect(JSON.stringify(stored)).not.toContain(one.searchParams.get("state"))
})

test("[S7.5] a code of the provider is worth nothing without the secret that began", async () => {
  const returned = await goThere("google", choose("pkce@correo.test"))
  await api.database.update(socialAttempts).set({ codeVerifier: "x".repeat(43) })
  const page = await comeBack(returned)
  expect(page.search).toBe("?error=ServiceUnavailableError")
  expect(await findUser("pkce@correo.test")).toBeUndefined()
})

test("[S7.5] an ID token of another log-in is refused", async () => {
  const returned = await goThere("google", choose("nonce@correo.test"))
  await api.database.update(socialAttempts).set({ nonce: "of-another-log-in" })
  expect((await comeBack(returned)).search).toBe("?error=ServiceUnavailableError")
  expect(await findUser("nonce@correo.test")).toBeUndefined()
})

test("[S7.5] a return with a state that is missing, forged, used, old or of the other provider", async () => {
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

test("[S7.5] of two returns at once one is let in", async () => {
  const returned = await goThere("google", choose("doble@correo.test"))
  const pages = await Promise.all([comeBack(returned), comeBack(returned)])
  expect(pages.map((page) => page.searchParams.get("error")).toSorted()).toEqual([
    "LinkExpiredError",
    null,
  ])
})

test("[S7.5] a new person who comes twice at once has one account and three credits", async () => {
  const choice = choose("gemelas@correo.test")
  const returns = [await goThere("google", choice), await goThere("facebook", choice)]
  const twins = [...returns, await goThere("google", choice)]
  const pages = await Promise.all(twins.map(comeBack))
  expect(pages.map((page) => page.searchParams.get("error"))).toEqual([null, null, null])
  const user = await findUser("gemelas@correo.test")
  const linked = await api.database
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, user?.id ?? 0))
  expect(linked.map(({ provider }) => provider).toSorted()).toEqual(["facebook", "google"])
  const credits = await api.database
    .select()
    .from(adReservations)
    .where(eq(adReservations.ownerId, user?.id ?? 0))
  expect(credits).toHaveLength(3)
})

test.each(both)("[S7.5] %s opens the account that confirmed the same e-mail", async (provider) => {
  const email = `Antes-${provider}@wara.test`
  const id = await addUser(api.database, { email, confirmedAt: new Date() })
  const page = await walk(provider, choose(email.toLowerCase()))
  const { user } = (await redeem(provider, codeOf(page))).json()
  expect(user).toMatchObject({ id, firstname: "Ana", providers: [provider] })
})

test.each(both)(
  "[S7.5] who signs up with somebody's e-mail does not wait in their account (%s)",
  async (provider) => {
    const email = `victima-${provider}@correo.test`
    const id = await addUser(api.database, { email, passwordHash: "of the attacker" })
    const page = await walk(provider, choose(email))
    expect(page.search).toBe("?error=UnverifiedEmailError")
    expect(await api.database.select().from(identities).where(eq(identities.userId, id))).toEqual(
      [],
    )
    const codes = await api.database
      .select()
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.userId, id))
    expect(codes).toEqual([])
  },
)

test.each(both)(
  "[S7.5] an e-mail that %s does not vouch for makes and opens no account",
  async (provider) => {
    const email = `ajena-${provider}@correo.test`
    const unverified = choose(email, { verified: "no" })
    expect((await walk(provider, unverified)).search).toBe("?error=UnverifiedEmailError")
    expect(await findUser(email)).toBeUndefined()
    const id = await addUser(api.database, { email, confirmedAt: new Date() })
    expect((await walk(provider, unverified)).search).toBe("?error=UnverifiedEmailError")
    expect(await api.database.select().from(identities).where(eq(identities.userId, id))).toEqual(
      [],
    )
    const nobody = choose("", { firstname: `Sin ${provider}` })
    expect((await walk(provider, nobody)).search).toBe("?error=UnverifiedEmailError")
  },
)

test("[S7.5] an account has one identity at each provider", async () => {
  const email = "una@correo.test"
  const id = await addUser(api.database, { email, confirmedAt: new Date() })
  await api.database.insert(identities).values({ userId: id, provider: "google", subject: "1" })
  expect((await walk("google", choose(email))).search).toBe("?error=ConflictError")
})

test("[S7.5] blocked and deleted accounts stay shut", async () => {
  const email = "bloqueada@correo.test"
  const page = await walk("google", choose(email))
  const change = (set: { blockedAt?: Date | null; deletedAt?: Date | null }) =>
    api.database.update(users).set(set).where(eq(users.email, email))
  await change({ blockedAt: new Date() })
  expect((await redeem("google", codeOf(page))).json().error).toMatchObject({
    status: 403,
    name: "AccountBlockedError",
  })
  expect((await walk("google", choose(email))).search).toBe("?error=AccountBlockedError")
  expect((await walk("facebook", choose(email))).search).toBe("?error=AccountBlockedError")
  await change({ blockedAt: null, deletedAt: new Date() })
  expect((await walk("google", choose(email))).search).toBe("?error=GoneError")
})

test("[S7.5] a code works once, soon, and for its own provider", async () => {
  const choice = choose("codigo@correo.test")
  const binding = newBinding()
  const expectExpired = async (provider: string, code: string, given: string | null) =>
    expect((await redeem(provider, code, given)).json().error).toMatchObject({
      status: 410,
      name: "LinkExpiredError",
    })
  const code = codeOf(await walk("google", choice, binding))
  await expectExpired("facebook", code, binding)
  const answers = await Promise.all([
    redeem("google", code, binding),
    redeem("google", code, binding),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  await expectExpired("google", code, binding)

  const late = codeOf(await walk("google", choice, binding))
  const [stored] = await api.database
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.tokenHash, createHash("sha256").update(late).digest()))
  const seconds = (Number(stored?.expiresAt) - Number(stored?.createdAt)) / 1000
  expect(seconds).toBe(120)
  await api.database.update(oneTimeTokens).set({ expiresAt: new Date(Date.now() - 1) })
  await expectExpired("google", late, binding)
})

test("[S7.5] a code works only in the browser that began, and is not spoilt by another", async () => {
  const choice = choose("atada@correo.test")
  const binding = newBinding()
  const code = codeOf(await walk("google", choice, binding))
  for (const given of [null, "", newBinding()]) {
    expect((await redeem("google", code, given)).statusCode).toBe(410)
  }
  expect((await redeem("google", code, binding)).statusCode).toBe(200)
  // A link with somebody's code must not log another person's browser in.
  const unbound = codeOf(await walk("google", choice))
  expect((await redeem("google", unbound, newBinding())).statusCode).toBe(410)
  expect((await redeem("google", unbound)).statusCode).toBe(200)
})

test.each(both)(
  "[S7.5] giving up at %s leads back to the site, and what it wrote does not",
  async (provider) => {
    const returned = await goThere(provider, { cancel: "yes" })
    expect(returned.searchParams.get("error")).toBe("access_denied")
    returned.searchParams.set("error_description", "<b>anything</b>")
    expect((await comeBack(returned)).href).toBe(
      `http://localhost:3000/login/${provider}?error=cancelled`,
    )
  },
)

test("[S7.5] a provider that fails or talks nonsense is a calm refusal and leaves nothing", async () => {
  for (const mode of ["error", "garbage"] as const) {
    for (const provider of both) {
      const email = `${mode}-${provider}@correo.test`
      const returned = await goThere(provider, choose(email))
      await people.become(mode)
      const page = await comeBack(returned)
      expect(page.href).toBe(
        `http://localhost:3000/login/${provider}?error=ServiceUnavailableError`,
      )
      await people.become("ok")
      expect(await findUser(email)).toBeUndefined()
    }
  }
})

test("[S7.5] a network that begins, returns or guesses codes without end is made to wait", async () => {
  const many = Array.from({ length: 60 })
  await Promise.all(many.map(() => begin("facebook")))
  expect((await begin("facebook")).search).toBe("?error=RateLimitError")
  const returned = new URL("http://localhost:1337/api/connect/google/callback?state=guessed")
  await Promise.all(many.map(() => comeBack(returned)))
  expect((await comeBack(returned)).search).toBe("?error=RateLimitError")
  await Promise.all(many.map(() => redeem("google", "guessed")))
  const refused = await redeem("google", "guessed")
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
})

test("[S7.5] a provider without a client id is off; one with half of its settings stops the start", () => {
  const settings = { DATABASE_URL: "postgres://nowhere", GOOGLE_CLIENT_ID: "id" }
  expect(() => readConfig(settings)).toThrow("GOOGLE_CLIENT_SECRET")
  const config = readConfig({ ...settings, GOOGLE_CLIENT_SECRET: "secret" })
  expect([...createProviders(config).keys()]).toEqual(["google"])
})

test("[S7.5] a provider without encryption is not spoken to in production", async () => {
  const production = { ...people.settings, environment: "production" as const, demo: false }
  const secrets = { state: "state", codeVerifier: "v".repeat(43), nonce: "nonce" }
  const begin = (settings: typeof production) =>
    createProviders(settings).get("google")?.begin(secrets, "http://localhost:1337/")
  await expect(begin(production)).rejects.toThrow()
  expect((await begin({ ...production, demo: true }))?.protocol).toBe("http:")
})

test("[S7.5] the site learns which providers there are; others are not found", async () => {
  const list = await api.app.inject("/api/auth/providers")
  expect(list.json()).toEqual({ data: ["google", "facebook"] })
  for (const url of ["/api/connect/twitter", "/api/connect/twitter/callback"]) {
    expect((await api.app.inject(url)).statusCode).toBe(404)
  }
  expect((await redeem("twitter", "x")).statusCode).toBe(404)
  expect((await api.app.inject("/api/auth/google/callback")).statusCode).toBe(400)
  expect((await api.app.inject("/api/connect/google?binding=short")).statusCode).toBe(400)
})
