// Long because each field, consent and limit of a sign-up is tested with the same form.
import { createHash } from "node:crypto"
import { registerSchema } from "@wara/domain/accounts/account-schemas"
import { rutOf } from "@wara/domain/accounts/rut"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addUser } from "../../../test/add-user.ts"
import { callAs, newNetwork } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
import { limitCalls } from "../../access/limits.ts"
import { consents, consentTexts, users } from "../../database/schema/accounts.ts"
import { pages } from "../../database/schema/content.ts"
import { createAccount, type NewAccount } from "./use-cases/create-account.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const person = {
  kind: "person",
  firstname: "Ana",
  lastname: "Soto",
  rut: "12.345.678-5",
  email: "Ana.Soto@Faena.cl",
  password: "Grúa amarilla 45",
  accepts_terms: true,
  is_adult: true,
}

const register = (payload: object) => callAs(api.app, {}, "POST /auth/local/register", payload)

/** An e-mail's account with its credits and welcome mails. */
async function tracesOf(email: string) {
  const { rows } = await api.database.execute(sql`
    select (select count(*)::int from users where email = ${email}) as users,
      (select count(*)::int from ad_reservations join users on users.id = owner_id
        where email = ${email} and source = 'free' and days = 15 and ad_id is null) as credits,
      (select count(*)::int from consents join users on users.id = user_id
        where email = ${email}) as consents,
      (select count(*)::int from sessions join users on users.id = user_id
        where email = ${email}) as sessions,
      (select count(*)::int from pgboss.job
        where name = 'mail' and lower(data->>'to') = ${email}) as mails`)
  return rows[0]
}

/** An e-mail in one of many mixes of upper and lower case. */
const inCase = (email: string, number: number) =>
  [...email].map((letter, place) => ((number >> (place % 6)) & 1 ? letter.toUpperCase() : letter))

test("[S7.3] [S1.2] [S1.3] signing up returns a valid token and the user, with 3 free ads of 15 days and all defaults", async () => {
  const { status, body } = await register(person)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({
    email: "Ana.Soto@Faena.cl",
    username: "ana",
    firstname: "Ana",
    lastname: "Soto",
    rut: "12345678-5",
    kind: "person",
    role: "user",
    pro: false,
    confirmed: false,
    has_password: true,
    avatar: null,
  })
  expect(JSON.stringify(body)).not.toContain("argon2")
  const me = await callAs(api.app, { token: body.jwt }, "GET /users/me")
  expect(me.body).toEqual(body.user)
  const traces = { users: 1, credits: 3, consents: 3, sessions: 1, mails: 1 }
  expect(await tracesOf("ana.soto@faena.cl")).toEqual(traces)
  const summary = await callAs(api.app, { token: body.jwt }, "GET /users/me/summary")
  expect(summary.body.data.credits).toEqual({
    publication: 3,
    featured: 0,
    days: 15,
    free_used_elsewhere: 0,
  })
  const agreed = await api.database
    .select({ kind: consents.kind, granted: consents.granted })
    .from(consents)
  expect(agreed.map(({ kind }) => kind)).toEqual(["terms", "privacy", "adulthood"])
  expect(agreed.every(({ granted }) => granted)).toBe(true)
})

test("[B9.74] consents store the hash of the text as it was, also after operators edit the page", async () => {
  const body = "<p>Reglas de prueba.</p>"
  await api.database
    .insert(pages)
    .values({ slug: "terminos-y-condiciones", title: "Términos", description: "", body })
    .onConflictDoUpdate({ target: pages.slug, set: { body } })
  const hashesOf = async (email: string) => {
    expect((await register({ ...person, email })).status).toBe(200)
    return api.database
      .select({ kind: consents.kind, text: consentTexts.text, hash: consents.textHash })
      .from(consents)
      .innerJoin(users, eq(users.id, consents.userId))
      .innerJoin(consentTexts, eq(consentTexts.hash, consents.textHash))
      .where(eq(users.email, email))
      .orderBy(consents.id)
  }
  const [terms, , adulthood] = await hashesOf("primera@faena.cl")
  expect(terms?.text).toBe(`Acepto los términos y condiciones\n\n${body}`)
  expect(terms?.hash).toEqual(
    createHash("sha256")
      .update(terms?.text ?? "")
      .digest(),
  )
  await api.database
    .update(pages)
    .set({ body: "<p>Otras reglas.</p>" })
    .where(eq(pages.slug, "terminos-y-condiciones"))
  const [changed, , same] = await hashesOf("segunda@faena.cl")
  expect(changed?.hash).not.toEqual(terms?.hash)
  expect(same?.hash).toEqual(adulthood?.hash)
  await expect(api.database.delete(consentTexts)).rejects.toThrow()
})

test("[B5.10] buyers sign up without RUT and kind of account, and get the free credits", async () => {
  const { kind: _, rut: __, ...buyer } = { ...person, email: "compradora@faena.cl" }
  // The site sends the form as parsed by the schema.
  const { status, body } = await register(registerSchema.parse(buyer))
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ kind: "person", rut: null, company_rut: null })
  expect(await tracesOf("compradora@faena.cl")).toMatchObject({ users: 1, credits: 3 })
  const repeated = { ...buyer, email: "otra@faena.cl", rut: "22.222.222-2" }
  const refused = await register(repeated)
  expect(refused.status).toBe(400)
  expect(refused.body.error.details.errors[0].path).toEqual(["rut"])
})

test("[S7.3] 50 concurrent sign-ups with one e-mail in different cases create one account with 3 credits", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      register({ ...person, email: inCase("beto@faena.cl", number).join("") }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 429)).toEqual(
    [],
  )
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.error.details.errors[0].path).toEqual(["email"])
  const traces = { users: 1, credits: 3, consents: 3, sessions: 1, mails: 1 }
  expect(await tracesOf("beto@faena.cl")).toEqual(traces)
})

test("[B8.12] a network may try ten addresses with an account a day, then signs nobody up", async () => {
  const network = "198.51.100.7"
  const attempt = async (email: string, from = network) =>
    (await callAs(api.app, { network: from }, "POST /auth/local/register", { ...person, email }))
      .status
  const taken = Array.from({ length: 10 }, (_, number) => `ocupada.${number}@faena.cl`)
  for (const email of taken) await addUser(api.database, { email })
  for (const email of taken.slice(0, 9)) expect(await attempt(email)).toBe(409)
  // The same address again, as after a typing error elsewhere in the form.
  expect(await attempt("OCUPADA.0@faena.cl")).toBe(409)
  expect(await attempt("libre.antes@faena.cl")).toBe(200)
  expect(await attempt(taken[9] ?? "")).toBe(409)
  expect(await attempt(taken[0] ?? "")).toBe(429)
  expect(await attempt("libre.despues@faena.cl")).toBe(429)
  expect(await attempt("libre.despues@faena.cl", "198.51.100.8")).toBe(200)
})

test("[B8.111] a sign-up that runs while its network tries its last address with an account is refused", async () => {
  const network = "198.51.100.9"
  const attempt = (email: string) =>
    callAs(api.app, { network }, "POST /auth/local/register", { ...person, email })
  const taken = Array.from({ length: 10 }, (_, number) => `tomada.${number}@faena.cl`)
  for (const email of taken) await addUser(api.database, { email })
  for (const email of taken.slice(0, 9)) expect((await attempt(email)).status).toBe(409)
  const { late } = await api.database.transaction(async (transaction) => {
    // Accounts can be read, and none can be added.
    await transaction.execute(sql`lock table users in share mode`)
    const late = attempt("libre.a.la.vez@faena.cl")
    await expect.poll(() => waitingForLocks(api)).toBe(1)
    expect((await attempt(taken[9] ?? "")).status).toBe(409)
    return { late }
  })
  expect((await late).status).toBe(429)
  expect((await tracesOf("libre.a.la.vez@faena.cl"))?.users).toBe(0)
})

test("[B8.12] the owner of an address is told once a day that it was used to sign up", async () => {
  const email = "duena@faena.cl"
  await addUser(api.database, { email, confirmedAt: new Date() })
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await register({ ...person, email: email.toUpperCase() })).status).toBe(409)
  }
  const mails = await mailsTo(api, email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Ya tienes una cuenta con este correo · Wara",
  ])
})

test("unique constraints separate concurrent sign-ups with the same e-mail or name", async () => {
  const given: NewAccount = {
    email: "",
    firstname: "Carla",
    lastname: "Díaz",
    passwordHash: null,
    rut: null,
    company: null,
    confirmed: true,
  }
  const make = (email: string) =>
    api.database.transaction((transaction) =>
      createAccount(transaction, api.config, { ...given, email }, new Date()),
    )
  const sameEmail = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) => make(inCase("carla@faena.cl", number).join(""))),
  )
  expect(sameEmail.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  const traces = { users: 1, credits: 3, consents: 3, sessions: 0, mails: 1 }
  expect(await tracesOf("carla@faena.cl")).toEqual(traces)
  await Promise.all(Array.from({ length: 8 }, (_, number) => make(`carla${number}@faena.cl`)))
  const named = await api.database.select().from(users).where(eq(users.firstname, "Carla"))
  expect(named).toHaveLength(9)
  expect(
    named.map(({ username }) => username).filter((name) => !/^carla(-\d+)?$/.test(name)),
  ).toEqual([])
})

test("a company's sign-up has its own data, and its name becomes the username", async () => {
  const company = {
    ...person,
    kind: "company",
    email: "ventas@grúas.cl".replace("ú", "u"),
    company_name: "Grúas del Sur SpA",
    business_activity: "Arriendo de grúas",
    company_rut: "76.086.428-5",
  }
  const { body } = await register(company)
  expect(body.user).toMatchObject({
    kind: "company",
    username: "gruas-del-sur-spa",
    company_name: "Grúas del Sur SpA",
    business_activity: "Arriendo de grúas",
    company_rut: "76086428-5",
  })
  const lacking = await register({ ...company, email: "otra@gruas.cl", company_rut: "" })
  expect(lacking.status).toBe(400)
})

test.each([
  ["pro", true],
  ["role", "operator"],
  ["credits", 100],
  ["confirmed", true],
  ["id", 1],
  ["username", "jefa"],
  ["company_name", "Faena SpA"],
])("a sign-up with %s is a 400 and creates no account", async (field, value) => {
  const payload = { ...person, email: "diego@faena.cl", [field]: value }
  const { status, body } = await register(payload)
  expect([status, body.error.name]).toEqual([400, "ValidationError"])
  expect((await tracesOf("diego@faena.cl"))?.users).toBe(0)
})

test.each([
  [{ password: "Password1" }, "password"],
  [{ password: "corta" }, "password"],
  [{ password: "elena.pinto 2026", email: "elena.pinto@faena.cl" }, "password"],
  [{ email: "elena@" }, "email"],
  [{ rut: "12.345.678-4" }, "rut"],
  [{ accepts_terms: false }, "accepts_terms"],
  [{ is_adult: "true" }, "is_adult"],
])("a sign-up with %j is a 400 that names the field", async (wrong, field) => {
  const { status, body } = await register({ ...person, email: "elena@faena.cl", ...wrong })
  expect(status).toBe(400)
  const paths = body.error.details.errors.map(({ path }: { path: string[] }) => path.join("."))
  expect(paths).toContain(field)
})

test("[B8.175] sign-ups of a network name a limited number of RUTs a day", async () => {
  const network = newNetwork()
  const signUp = (rut: string, turn: number) =>
    callAs(api.app, { network }, "POST /auth/local/register", {
      ...{ ...person, rut, email: `rut-${turn}@faena.cl` },
    })
  const earlier = { name: "ruts-network", windowSeconds: 86_400, limit: 200, times: 199 }
  await limitCalls(api.database, { ...earlier, caller: network })
  expect((await signUp(rutOf(15_100_000), 1)).status).toBe(200)
  expect((await signUp(rutOf(15_100_001), 2)).status).toBe(429)
  expect((await signUp("", 3)).status).toBe(200)
})

test("[B8.176] sign-ups that others fail with an address do not keep its owner from signing up", async () => {
  const given = { ...person, rut: "", email: "owner@faena.cl" }
  const [network, own] = [newNetwork(), newNetwork()]
  const signUp = (from: string, password: string) =>
    callAs(api.app, { network: from }, "POST /auth/local/register", { ...given, password })
  const failed = await Promise.all(
    Array.from({ length: 21 }, () => signUp(network, "password1234")),
  )
  const statuses = failed.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 20 }, () => 400), 429])
  expect((await signUp(own, person.password)).status).toBe(200)
})
