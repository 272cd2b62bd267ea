import { eq } from "drizzle-orm"
import { afterAll, beforeEach, expect, test } from "vitest"
import { addUser } from "../../../test/add-user.ts"
import {
  bothProviders,
  choose,
  codeOf,
  newBinding,
  startOauthFlows,
} from "../../../test/oauth-flow.ts"
import { consents, identities, users } from "../../database/schema/accounts.ts"
import { adReservations } from "../../database/schema/credits.ts"
import { logInRecords } from "../../database/schema/log-in-records.ts"

const { api, goThere, comeBack, flow, redeem, startOver, stop } = await startOauthFlows()

beforeEach(startOver)
afterAll(stop)

async function findUser(email: string) {
  const [user] = await api.database.select().from(users).where(eq(users.email, email))
  return user
}

test("[B8.8] a name with contact data is not taken over, and is completed in the profile", async () => {
  const email = "aviso@correo.test"
  const person = choose(email, { firstname: "Grúas +56 9 8765 4321", lastname: "Soto" })
  await flow("google", person, newBinding())
  expect(await findUser(email)).toMatchObject({ firstname: "", lastname: "Soto" })
})

test.each(bothProviders)(
  "[S7.5] [B5.27] a new user of %s gets an account with 3 free credits and is logged in",
  async (provider) => {
    const email = `nueva-${provider}@correo.test`
    const binding = newBinding()
    const person = choose(email, { firstname: "Rocío", lastname: "Ñancupil" })
    const page = await flow(provider, person, binding)
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

test("[S7.5] the next log-in opens the same account, even with another e-mail", async () => {
  const email = "vuelve@correo.test"
  const first = await redeem("google", codeOf(await flow("google", choose(email))))
  await api.database.update(users).set({ email: "otro@wara.test" }).where(eq(users.email, email))
  const again = await redeem(
    "google",
    codeOf(await flow("google", choose(email, { verified: "no" }))),
  )
  expect(again.json().user).toMatchObject({ id: first.json().user.id, email: "otro@wara.test" })
  expect(await findUser(email)).toBeUndefined()
})

test("[S7.5] two concurrent first log-ins create one account with three credits", async () => {
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

test.each(bothProviders)(
  "[S7.5] %s opens the account that confirmed the same e-mail",
  async (provider) => {
    const email = `Antes-${provider}@wara.test`
    const id = await addUser(api.database, { email, confirmedAt: new Date() })
    const page = await flow(provider, choose(email.toLowerCase()))
    const { user } = (await redeem(provider, codeOf(page))).json()
    expect(user).toMatchObject({ id, firstname: "Ana", providers: [provider] })
  },
)

test.each(bothProviders)(
  "[S7.5] an e-mail unverified by %s neither creates nor opens an account",
  async (provider) => {
    const email = `ajena-${provider}@correo.test`
    const unverified = choose(email, { verified: "no" })
    expect((await flow(provider, unverified)).search).toBe("?error=UnverifiedEmailError")
    expect(await findUser(email)).toBeUndefined()
    const id = await addUser(api.database, { email, confirmedAt: new Date() })
    expect((await flow(provider, unverified)).search).toBe("?error=UnverifiedEmailError")
    expect(await api.database.select().from(identities).where(eq(identities.userId, id))).toEqual(
      [],
    )
    const withoutEmail = choose("", { firstname: `Sin ${provider}` })
    expect((await flow(provider, withoutEmail)).search).toBe("?error=UnverifiedEmailError")
  },
)

test("[S7.5] an account has one identity per provider", async () => {
  const email = "una@correo.test"
  const id = await addUser(api.database, { email, confirmedAt: new Date(), emailProved: true })
  await api.database.insert(identities).values({ userId: id, provider: "google", subject: "1" })
  expect((await flow("google", choose(email))).search).toBe("?error=ConflictError")
})

test("[S7.5] [B8.131] blocked and deleted accounts cannot log in, and each refusal of a blocked one is recorded", async () => {
  const email = "bloqueada@correo.test"
  const page = await flow("google", choose(email))
  const [{ id = 0 } = {}] = await api.database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
  const change = (set: { blockedAt?: Date | null; deletedAt?: Date | null }) =>
    api.database.update(users).set(set).where(eq(users.email, email))
  await change({ blockedAt: new Date() })
  expect((await redeem("google", codeOf(page))).json().error).toMatchObject({
    status: 403,
    name: "AccountBlockedError",
  })
  expect((await flow("google", choose(email))).search).toBe("?error=AccountBlockedError")
  expect((await flow("facebook", choose(email))).search).toBe("?error=AccountBlockedError")
  const recorded = await api.database.select().from(logInRecords).where(eq(logInRecords.userId, id))
  expect(recorded).toMatchObject(
    ["google", "google", "facebook"].map((method) => ({ method, result: "blocked" })),
  )
  expect(recorded.map(({ networkHash }) => networkHash?.length)).toEqual([32, 32, 32])
  await change({ blockedAt: null, deletedAt: new Date() })
  expect((await flow("google", choose(email))).search).toBe("?error=GoneError")
})

test.each(["moderator", "operator"] as const)(
  "[S7.5] the account of a %s is not linked: it logs in by password only",
  async (role) => {
    const email = `${role}@faena.cl`
    await addUser(api.database, { email, role, confirmedAt: new Date() })
    const page = await flow("google", choose(email))
    expect(page.searchParams.get("error")).toBe("ConflictError")
    const linked = await api.database
      .select({ role: users.role })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
    expect(linked.map((one) => one.role)).not.toContain(role)
  },
)
