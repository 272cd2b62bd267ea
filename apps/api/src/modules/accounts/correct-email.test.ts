import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { linkCodeOf, mailsTo } from "../../../test/links.ts"
import { emailChanges, users } from "../../database/schema/accounts.ts"

let api: TestApp
let operator = ""

beforeAll(async () => {
  api = await createTestApp()
  operator = await addSession(api.database, await addUser(api.database, { role: "operator" }))
})

afterAll(() => api.close())

async function correct(userId: number, email: string): Promise<number> {
  const answer = await api.app.inject({
    method: "POST",
    url: `/api/admin/users/${userId}/email`,
    headers: { authorization: `Bearer ${operator}` },
    payload: { data: { email, reason: "Lo pidió por teléfono" } },
  })
  return answer.statusCode
}

const stop = (code: string) => callAs(api.app, {}, "POST /auth/stop-email-change", { code })

test("[B5.26] the owner of a replaced address takes the account back with the link of its mail, once", async () => {
  const email = "duena@faena.cl"
  const userId = await addUser(api.database, { email, confirmedAt: new Date() })
  const token = await addSession(api.database, userId)
  expect(await correct(userId, "engano@faena.cl")).toBe(200)
  const notice = (await mailsTo(api, email)).at(-1)
  expect(notice?.text).toMatch(/No fui yo: deshacer el cambio:\nhttp.*\/detener-cambio-de-correo/)
  const code = linkCodeOf(notice)
  // Until then the address stays reserved.
  expect(await correct(await addUser(api.database), email)).toBe(409)
  const answers = await Promise.all([stop(code), stop(code)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  const [person] = await api.database.select().from(users).where(eq(users.id, userId))
  expect(person?.email).toBe(email)
  expect(person?.confirmedAt).not.toBeNull()
  expect((await callAs(api.app, { token }, "GET /users/me")).status).toBe(401)
  expect((await mailsTo(api, email)).at(-1)?.text).toContain("/restablecer-contrasena?codigo=")
})

test("[B5.26] the link to undo the team's correction expires; an address set just before by a change gets none", async () => {
  const userId = await addUser(api.database, { email: "uno@faena.cl", confirmedAt: new Date() })
  expect(await correct(userId, "dos@faena.cl")).toBe(200)
  const code = linkCodeOf((await mailsTo(api, "uno@faena.cl")).at(-1))
  const person = eq(users.id, userId)
  await api.database.update(users).set({ confirmedAt: new Date() }).where(person)
  expect(await correct(userId, "tres@faena.cl")).toBe(200)
  const notice = (await mailsTo(api, "dos@faena.cl")).at(-1)
  expect(notice?.text).not.toContain("/detener-cambio-de-correo")
  expect(notice?.text).toMatch(/No lo pedí: escribir al equipo:\nhttp.*\/contacto/)
  const ended = { stoppableUntil: new Date(Date.now() - 1) }
  await api.database.update(emailChanges).set(ended).where(eq(emailChanges.userId, userId))
  expect((await stop(code)).status).toBe(410)
})
