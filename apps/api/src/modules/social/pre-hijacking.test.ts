import { eq } from "drizzle-orm"
import { afterAll, beforeEach, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { linkCodeOf, mailsTo, sendLink } from "../../../test/links.ts"
import { bothProviders, choose, codeOf, startOauthFlows } from "../../../test/oauth-flow.ts"
import { identities, users } from "../../database/schema/accounts.ts"

// Classes of attack in Sudhodanan and Paverd, "Pre-hijacked accounts" (USENIX Security 2022). The
// fifth, a provider that does not verify e-mails, is in social-accounts.test.ts.

const { api, flow, redeem, startOver, stop } = await startOauthFlows()

beforeEach(startOver)
afterAll(stop)

const password = "Clave del atacante 9"
const promises = { firstname: "Ana", lastname: "Soto", accepts_terms: true, is_adult: true }

const post = (path: string, payload: object, device = "") =>
  callAs(api.app, { device }, `POST /auth/${path}`, payload)

const isOpen = async (token: string) =>
  (await callAs(api.app, { token }, "GET /users/me")).status === 200

const canLogIn = async (identifier: string) =>
  (await post("local", { identifier, password })).status === 200

/** The attacker signs up with the e-mail of the victim and stays logged in. */
async function attackerSignsUp(email: string) {
  const device = `of the attacker of ${email}`
  const { body } = await post("local/register", { ...promises, email, password }, device)
  const token: string = body.jwt
  const id: number = body.user.id
  expect(await isOpen(token)).toBe(true)
  return { id, token, device }
}

/** The victim logs in by a provider; returns the session. */
async function victimComes(provider: "google" | "facebook", email: string) {
  const answer = await redeem(provider, codeOf(await flow(provider, choose(email))))
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

test("[B8.3] the attack of the report: sign up, let the victim confirm and link Google, stay", async () => {
  const email = "victima@correo.test"
  const attacker = await attackerSignsUp(email)
  const code = linkCodeOf((await mailsTo(api, email)).at(-1))
  // The victim presses the button of the mail in a browser that never opened the account.
  expect((await post("confirm-email", { code }, "of the victim")).status).toBe(400)
  const { jwt, user } = await victimComes("google", email)
  expect(user).toMatchObject({ id: attacker.id, confirmed: true, has_password: false })
  expect(await isOpen(attacker.token)).toBe(false)
  expect(await canLogIn(email)).toBe(false)
  expect(await isOpen(jwt)).toBe(true)
  const mail = (await mailsTo(api, email)).find(({ subject }) => subject.includes("Google"))
  expect(mail?.subject).toBe("Ahora entras con Google · Wara")
  expect(mail?.text).toContain("borramos la contraseña")
  // The link of the attacker's sign-up is of no use any more.
  expect((await post("confirm-email", { code }, attacker.device)).status).toBe(410)
})

test.each(bothProviders)(
  "[B8.3] an account that was confirmed with its password elsewhere loses it when %s is linked",
  async (provider) => {
    const email = `convencida-${provider}@correo.test`
    const attacker = await attackerSignsUp(email)
    const code = linkCodeOf((await mailsTo(api, email)).at(-1))
    // As when the attacker sends the password to the victim.
    expect((await post("confirm-email", { code, password }, "of the victim")).status).toBe(200)
    const { jwt } = await victimComes(provider, email)
    expect(await isOpen(attacker.token)).toBe(false)
    expect(await canLogIn(email)).toBe(false)
    expect(await isOpen(jwt)).toBe(true)
  },
)

test("[B8.3] the owner who confirmed in the same browser keeps password and sessions", async () => {
  const email = "duena@correo.test"
  const owner = await attackerSignsUp(email)
  const code = linkCodeOf((await mailsTo(api, email)).at(-1))
  expect((await post("confirm-email", { code }, owner.device)).status).toBe(200)
  const { user } = await victimComes("google", email)
  expect(user).toMatchObject({ id: owner.id, has_password: true, providers: ["google"] })
  expect(await isOpen(owner.token)).toBe(true)
  expect(await canLogIn(email)).toBe(true)
  const mail = (await mailsTo(api, email)).find(({ subject }) => subject.includes("Google"))
  expect(mail?.text).toContain("Tu contraseña sigue siendo la misma.")
})

test("[B8.3] an account that was confirmed before browsers were compared is claimed once", async () => {
  const email = "antigua@correo.test"
  const given = { email, confirmedAt: new Date("2025-01-01"), passwordHash: "of anyone" }
  const id = await addUser(api.database, given)
  const old = await addSession(api.database, id)
  const first = await victimComes("google", email)
  expect(await isOpen(old)).toBe(false)
  const second = await victimComes("facebook", email)
  expect(second.user).toMatchObject({ id, providers: ["google", "facebook"] })
  expect(await isOpen(first.jwt)).toBe(true)
  const [user] = await api.database.select().from(users).where(eq(users.id, id))
  expect(user).toMatchObject({ confirmedAt: given.confirmedAt, emailProved: true })
})

test("[B8.3] a provider that the attacker linked before (trojan identifier) is unlinked", async () => {
  const email = "troyana@correo.test"
  const attacker = await attackerSignsUp(email)
  const subject = "identity of the attacker"
  await api.database
    .insert(identities)
    .values({ userId: attacker.id, provider: "facebook", subject })
  const { user } = await victimComes("google", email)
  expect(user.providers).toEqual(["google"])
})

test("[B8.3] links that the attacker requested before (reset, e-mail change) stop working", async () => {
  const email = "pendiente@correo.test"
  const { id, token } = await attackerSignsUp(email)
  await api.database.update(users).set({ confirmedAt: new Date() }).where(eq(users.id, id))
  const reset = await sendLink(api, "reset_password", email)
  const change = await api.app.inject({
    method: "PUT",
    url: "/api/users/me/email",
    headers: { authorization: `Bearer ${token}` },
    payload: { data: { email: "del.atacante@correo.test", password } },
  })
  expect(change.json()).toEqual({ data: { status: "pending" } })
  const code = linkCodeOf((await mailsTo(api, "del.atacante@correo.test")).at(-1))
  await victimComes("google", email)
  const twice = { password: "Otra grúa 99", passwordConfirmation: "Otra grúa 99" }
  expect((await post("reset-password", { code: reset, ...twice })).status).toBe(410)
  expect((await post("confirm-email-change", { code, password })).status).toBe(410)
})

test("[B8.3] undoing a thief's e-mail change unlinks the provider that the thief linked", async () => {
  const email = "robada@correo.test"
  const thief = "ladron@correo.test"
  const { id, token, device } = await attackerSignsUp(email)
  const welcome = linkCodeOf((await mailsTo(api, email)).at(-1))
  expect((await post("confirm-email", { code: welcome }, device)).status).toBe(200)
  await api.app.inject({
    method: "PUT",
    url: "/api/users/me/email",
    headers: { authorization: `Bearer ${token}` },
    payload: { data: { email: thief, password } },
  })
  const confirm = linkCodeOf((await mailsTo(api, thief)).at(-1))
  const undo = linkCodeOf((await mailsTo(api, email)).at(-1))
  expect((await post("confirm-email-change", { code: confirm, password })).status).toBe(200)
  const { jwt } = await victimComes("google", thief)
  expect((await post("stop-email-change", { code: undo })).status).toBe(200)
  expect(await isOpen(jwt)).toBe(false)
  const linked = await api.database.select().from(identities).where(eq(identities.userId, id))
  expect(linked).toEqual([])
})
