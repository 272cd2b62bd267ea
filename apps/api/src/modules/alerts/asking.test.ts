import { createHash } from "node:crypto"
import { alertConsent } from "@wara/domain/alerts/alert-texts"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { addAlert, alertCodeOf, askForAlert, newAddress, stepAlert } from "../../../test/alerts.ts"
import { callAs, newNetwork } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { limitCalls } from "../../access/limits.ts"
import { RateLimitError } from "../../access/rate-limit-error.ts"
import { consentTexts } from "../../database/schema/accounts.ts"
import { alertCodes, alerts } from "../../database/schema/alerts.ts"
import { askForAlert as begin } from "./use-cases/ask-for-alert.ts"
import { forgetAlerts } from "./use-cases/tend-alerts.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const storedFor = (email: string) =>
  api.database.select().from(alerts).where(eq(alerts.email, email))
const subjects = async (email: string) =>
  (await mailsTo(api, email)).map(({ subject }) => subject.split(" · ")[0])
const search = "s=excavadora&category=construccion"

test("[B10.34] an alert watches from its confirmation on, with the text that was accepted", async () => {
  const email = newAddress()
  const { body, status } = await askForAlert(api, { email, search })
  expect([status, body.data]).toEqual([201, { awaits_confirmation: true }])
  const hash = createHash("sha256").update(alertConsent.text).digest()
  expect(await storedFor(email)).toMatchObject([
    {
      state: "pending",
      confirmedAt: null,
      consentHash: hash,
      consentVersion: alertConsent.version,
    },
  ])
  const texts = await api.database.select().from(consentTexts).where(eq(consentTexts.hash, hash))
  expect(texts).toMatchObject([{ kind: "alerts", text: alertConsent.text }])
  const [mail] = await mailsTo(api, email)
  expect(mail?.text).toContain(alertConsent.text)
  const code = alertCodeOf(mail)
  const read = await callAs(api.app, {}, `GET /alert-links?code=${code}`)
  expect(read.body.data).toMatchObject({ state: "pending", name: "«excavadora», construccion" })
  expect(JSON.stringify(read.body)).not.toContain(email)
  expect((await storedFor(email))[0]?.state).toBe("pending")
  for (let press = 0; press < 2; press += 1) {
    const answer = await stepAlert(api, code, { action: "confirm" })
    expect([answer.status, answer.body.data.state]).toEqual([200, "active"])
  }
})

test("[B10.34] asking again changes nothing; parallel calls make one alert and one mail", async () => {
  const email = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => askForAlert(api, { email, search: `${search}&page=2` })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await storedFor(email)).toHaveLength(1)
  expect(await subjects(email)).toEqual(["Confirma tu alerta"])
})

test("[B10.34] the answer is the same for known, full and new addresses; the mail says which", async () => {
  const known = (await addAlert(api, { search })).email
  const full = newAddress()
  for (let count = 0; count < 10; count += 1)
    await askForAlert(api, { email: full, search: `s=grua+${count}` })
  const answers = []
  for (const email of [newAddress(), known, full])
    answers.push(await askForAlert(api, { email, search }))
  for (const answer of answers) {
    expect([answer.status, answer.body]).toEqual([answers[0]?.status, answers[0]?.body])
  }
  expect(await subjects(known)).toEqual(["Confirma tu alerta", "Ya tienes esta alerta"])
  expect(await storedFor(full)).toHaveLength(10)
  // An address that confirmed none gets three mails a day.
  expect(await subjects(full)).toHaveLength(3)
})

test.each(["paused", "asleep"] as const)(
  "[B10.182] asking again for an alert that is %s mails the button that resumes it, and changes nothing before",
  async (state) => {
    const { email } = await addAlert(api, { search, frequency: "weekly" })
    await api.database.update(alerts).set({ state }).where(eq(alerts.email, email))
    const before = await storedFor(email)
    await askForAlert(api, { email, search })
    expect(await storedFor(email)).toEqual(before)
    const mail = (await mailsTo(api, email)).at(-1)
    expect(mail?.subject).toMatch(/^Tu alerta está (en pausa|dormida)/)
    const { body } = await stepAlert(api, alertCodeOf(mail), { action: "resume" })
    expect(body.data).toMatchObject({ state: "active", frequency: "weekly" })
  },
)

test("[B10.182] the owner of an account who asks again resumes a paused alert at once", async () => {
  const { code, email } = await addAlert(api, { search, frequency: "weekly" })
  await stepAlert(api, code, { action: "pause" })
  const id = await addUser(api.database, { email, confirmedAt: new Date() })
  const own = await askForAlert(
    api,
    { email, search },
    { token: await addSession(api.database, id) },
  )
  expect(own.body.data).toEqual({ awaits_confirmation: false })
  expect(await storedFor(email)).toMatchObject([{ state: "active", frequency: "weekly" }])
})

test("[B10.34] networks and addresses have limits", async () => {
  const network = "203.0.113.77"
  const statuses = []
  for (let count = 0; count < 11; count += 1) {
    const data = { email: newAddress(), search }
    statuses.push((await askForAlert(api, data, { network })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429])
  const email = newAddress()
  const answers = []
  for (let count = 0; count < 13; count += 1)
    answers.push((await askForAlert(api, { email, search })).status)
  expect(answers.at(-2)).toBe(201)
  expect(answers.at(-1)).toBe(429)
})

test("[B8.156] a call past the limit is refused before its search", async () => {
  const email = newAddress()
  const id = await addUser(api.database, { email, confirmedAt: new Date() })
  const viewer = { id, role: "user", pro: false, sessionId: 1, panel: null } as const
  let searches = 0
  const context = {
    ...api,
    search: () => {
      searches += 1
      return Promise.reject(new Error("searched"))
    },
    readPlaces: () => Promise.reject(new Error("not asked for")),
  }
  const alert = { email, search: "s=pala", kinds: ["new"], frequency: "daily" } as const
  const call = { alert: { ...alert, kinds: [...alert.kinds] }, network: newNetwork(), viewer }
  await expect(begin(context, call, new Date())).rejects.toThrow("searched")
  const windowSeconds = 86_400
  const spent = { name: "alert-email", caller: `proved:${email}`, limit: 99, windowSeconds }
  await limitCalls(api.database, { ...spent, times: 12 })
  await expect(begin(context, call, new Date())).rejects.toThrow(RateLimitError)
  expect(searches).toBe(1)
})

test("[B10.35] the link edits, pauses, resumes and stops without an account, and only its alert", async () => {
  const { code, email } = await addAlert(api, { search })
  const change = { action: "edit", search: "s=grua&orden=recientes", kinds: ["price_drop"] }
  const edited = await stepAlert(api, code, { ...change, frequency: "weekly" })
  expect(edited.body.data).toMatchObject({
    ...{ search: "s=grua", name: "«grua»", kinds: ["price_drop"], frequency: "weekly" },
  })
  const states = []
  for (const action of ["pause", "resume", "stop", "stop"])
    states.push((await stepAlert(api, code, { action })).body.data.state)
  expect(states).toEqual(["paused", "active", "stopped", "stopped"])
  expect((await stepAlert(api, code, { action: "resume" })).status).toBe(409)
  expect((await stepAlert(api, code, { ...change, frequency: "daily" })).status).toBe(409)
  const again = await askForAlert(api, { email, search: "s=grua" })
  expect([again.status, (await storedFor(email)).length]).toEqual([201, 2])
})

test("[B10.35] wrong and expired codes are answered alike", async () => {
  const { code, email } = await addAlert(api, { search })
  const wrong = await stepAlert(api, "x".repeat(43), { action: "stop" })
  const [alert] = await storedFor(email)
  await api.database
    .update(alertCodes)
    .set({ expiresAt: sql`now()` })
    .where(eq(alertCodes.alertId, alert?.id ?? 0))
  const expired = await stepAlert(api, code, { action: "stop" })
  expect([wrong.status, wrong.body]).toEqual([410, expired.body])
})

test("[B10.35] two alerts of an address cannot become one search", async () => {
  const { code, email } = await addAlert(api, { search })
  await addAlert(api, { email, search: "s=grua" })
  const change = { action: "edit", search: "s=grua", kinds: ["new"], frequency: "daily" }
  expect((await stepAlert(api, code, change)).status).toBe(409)
})

test("[B10.194] what others ask with a typed address does not use up the alerts of its account", async () => {
  const email = newAddress()
  const id = await addUser(api.database, { email, confirmedAt: new Date() })
  const token = await addSession(api.database, id)
  const statuses = []
  for (let count = 0; count < 20; count += 1) {
    const typed = { email, search: `s=otra${count}` }
    statuses.push((await askForAlert(api, typed, { network: newNetwork() })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect((await askForAlert(api, { email, search: "s=propia" }, { token })).status).toBe(201)
})

test("[B8.143] of alerts that become one search at the same time, one does, and the others are conflicts", async () => {
  const { code, email } = await addAlert(api, { search })
  const codes = [code]
  for (const other of ["s=grua", "s=dumper"])
    codes.push((await addAlert(api, { email, search: other })).code)
  const change = { action: "edit", search: "s=rodillo", kinds: ["new"], frequency: "daily" }
  const answers = await Promise.all(codes.map((one) => stepAlert(api, one, change)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test("[B10.38] an account has the alerts of its confirmed address, and needs no mail for its own", async () => {
  const { email } = await addAlert(api, { search })
  const id = await addUser(api.database, { email, confirmedAt: new Date() })
  const token = await addSession(api.database, id)
  const own = await askForAlert(api, { email, search: "s=grua" }, { token })
  expect(own.body.data).toEqual({ awaits_confirmation: false })
  const list = await callAs(api.app, { token }, "GET /users/me/alerts")
  expect(list.body.data).toMatchObject([{ state: "active" }, { state: "active", name: "«grua»" }])
  expect(await subjects(email)).toEqual(["Confirma tu alerta"])
  const other = await addSession(api.database, await addUser(api.database, { email: newAddress() }))
  const documentId: string = list.body.data[0].documentId
  const stop = (as: string) =>
    callAs(api.app, { token: as }, `POST /users/me/alerts/${documentId}`, {
      data: { action: "stop" },
    })
  expect((await stop(other)).status).toBe(404)
  expect((await stop(token)).body.data.state).toBe("stopped")
  // Somebody else's address is treated like a visitor's.
  const foreign = await askForAlert(api, { email: newAddress(), search }, { token })
  expect(foreign.body.data).toEqual({ awaits_confirmation: true })
})

test("[B10.39] unconfirmed alerts go after a week, stopped ones after 90 days", async () => {
  const waiting = newAddress()
  await askForAlert(api, { email: waiting, search })
  const stopped = await addAlert(api, { search })
  await stepAlert(api, stopped.code, { action: "stop" })
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  await forgetAlerts(api.database, later(6))
  expect(await storedFor(waiting)).toHaveLength(1)
  await forgetAlerts(api.database, later(8))
  expect([(await storedFor(waiting)).length, (await storedFor(stopped.email)).length]).toEqual([
    0, 1,
  ])
  await forgetAlerts(api.database, later(91))
  expect(await storedFor(stopped.email)).toHaveLength(0)
})
