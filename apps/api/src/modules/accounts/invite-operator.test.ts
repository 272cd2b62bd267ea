import { invitationHours } from "@wara/domain/accounts/account"
import { hours } from "@wara/domain/time"
import { desc, eq } from "drizzle-orm"
import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { linkCodeOf, mailsTo } from "../../../test/links.ts"
import { emailChanges, oneTimeTokens, users } from "../../database/schema/accounts.ts"
import { auditEntries } from "../../database/schema/administration.ts"
import { inviteOperator } from "./use-cases/invite-operator.ts"
import { hashPassword } from "./use-cases/passwords.ts"

let api: TestApp
const password = "cosecha tardía 2026"

beforeAll(async () => {
  api = await createTestApp({ config: { requiresSecondFactor: true } })
})

afterAll(() => api.close())

const invite = (email: string, now = new Date()) =>
  inviteOperator(api, { email, firstname: "Persona" }, now)

const lastCode = async (email: string) => linkCodeOf((await mailsTo(api, email)).at(-1))

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await api.app.inject({ method: "POST", url: `/api/${url}`, payload, headers })
  const panel = /wara_panel=([\w-]+)/.exec(String(answer.headers["set-cookie"]))?.[1] ?? ""
  return { status: answer.statusCode, body: answer.json(), panel }
}

const reset = (code: string) =>
  post("auth/reset-password", { code, password, passwordConfirmation: password })

const logIn = (email: string, code?: string) =>
  post("admin/session", { email, password, ...(code ? { code } : {}) })

const accountOf = async (email: string) => {
  const [user] = await api.database.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`no account of ${email}`)
  return user
}

test("[B9.36] an invited operator chooses a password, sets up a second factor and works in the panel", async () => {
  const email = "operaciones@faena.cl"
  expect(await invite(email)).toMatchObject({ isNew: true })
  expect((await reset(await lastCode(email))).status).toBe(200)
  expect(await accountOf(email)).toMatchObject({ role: "operator", emailProved: true })
  const { panel, status } = await logIn(email)
  expect(status).toBe(200)
  const headers = { authorization: `Bearer ${panel}` }
  const readUsers = async () =>
    (await api.app.inject({ url: "/api/admin/users", headers })).statusCode
  expect(await readUsers()).toBe(403)
  const { body } = await post("admin/second-factor", {}, headers)
  const code = new TOTP({ secret: Secret.fromBase32(body.data.secret) }).generate()
  expect((await post("admin/second-factor/confirmation", { code }, headers)).status).toBe(200)
  expect(await readUsers()).toBe(200)
})

test("[B9.36] the link lasts three days, and inviting again replaces it", async () => {
  const email = "turno@faena.cl"
  const invitedAt = new Date(Date.now() - hours(invitationHours) + 60_000)
  await invite(email, invitedAt)
  const first = await lastCode(email)
  const [link] = await api.database.select().from(oneTimeTokens).orderBy(desc(oneTimeTokens.id))
  expect(Number(link?.expiresAt) - Number(invitedAt)).toBe(hours(72))
  expect(await invite(email)).toMatchObject({ isNew: false })
  expect(await mailsTo(api, email)).toHaveLength(2)
  expect((await reset(first)).body.error.name).toBe("LinkExpiredError")
  expect((await reset(await lastCode(email))).status).toBe(200)
  await invite(email)
  expect((await logIn(email)).status).toBe(200)
})

test("[B9.36] who signed up with the address before its owner does not become the operator", async () => {
  const email = "gerencia@faena.cl"
  const passwordHash = await hashPassword(password)
  const id = await addUser(api.database, { email, passwordHash })
  const token = await addSession(api.database, id)
  await invite(email)
  expect((await logIn(email)).body.error.name).toBe("InvalidCredentialsError")
  const me = { url: "/api/users/me", headers: { authorization: `Bearer ${token}` } }
  expect((await api.app.inject(me)).statusCode).toBe(401)
  const [entry] = await api.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.kind, "action"))
    .orderBy(desc(auditEntries.id))
  expect(entry).toMatchObject({
    action: "user.invite-operator",
    subjectId: String(id),
    before: { role: "user" },
  })
})

test("[B9.36] accounts that others closed, or can take back, are not promoted", async () => {
  const soon = new Date(Date.now() + hours(1))
  await addUser(api.database, { email: "bloqueada@faena.cl", blockedAt: new Date() })
  await addUser(api.database, { email: "se-va@faena.cl", deletionDueAt: soon })
  const id = await addUser(api.database, { email: "nueva@faena.cl", confirmedAt: new Date() })
  await api.database.insert(emailChanges).values({
    userId: id,
    oldEmail: "antigua@faena.cl",
    newEmail: "nueva@faena.cl",
    confirmHash: Buffer.alloc(32, 1),
    stopHash: Buffer.alloc(32, 2),
    requestedAt: new Date(),
    expiresAt: soon,
    confirmedAt: new Date(),
    stoppableUntil: soon,
  })
  for (const name of ["bloqueada", "se-va", "nueva"]) {
    await expect(invite(`${name}@faena.cl`), name).rejects.toThrow(/^The account of /)
    expect((await accountOf(`${name}@faena.cl`)).role, name).toBe("user")
  }
})
