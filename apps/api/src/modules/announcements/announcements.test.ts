import { minutes } from "@wara/domain/time"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { type CachingApp, createCachingApp } from "../../../test/create-caching-app.ts"
import { callOwn } from "../../../test/publish-ad.ts"
import { announcements } from "../../database/schema/content.ts"
import { createChangeListener } from "../../http/change-listener.ts"
import { updateShown } from "./store.ts"

let api: CachingApp
let operator = ""
let moderator = ""

beforeAll(async () => {
  api = await createCachingApp()
  const session = async (role: "operator" | "moderator") =>
    addSession(api.database, await addUser(api.database, { role }))
  operator = await session("operator")
  moderator = await session("moderator")
})

afterAll(() => api.close())

afterEach(async () => {
  await api.database.delete(announcements)
})

const from = (start: number, end: number) => ({
  starts_at: new Date(Date.now() + minutes(start)).toISOString(),
  ends_at: new Date(Date.now() + minutes(end)).toISOString(),
})

const outage = {
  text: "El sábado de 2:00 a 4:00 el sitio estará en mantención.",
  kind: "warning",
  audience: "everybody",
  ...from(-1, 60),
}

const write = (given: object = {}, token = operator) =>
  callOwn(api, token, "POST /admin/announcements", { ...outage, ...given })

const shown = async () => {
  const { body } = await callOwn(api, null, "GET /announcements")
  return body.data.map(({ text }: { text: string }) => text)
}

test("[B10.56] an operator writes an announcement, which the site shows at once and the trail records", async () => {
  await api.read("/announcements")
  const { body, status } = await write()
  expect(status).toBe(201)
  const read = async () => (await api.read("/announcements")).text
  await expect.poll(read, { timeout: 1_000 }).toContain(outage.text)
  const [entry] = (await callOwn(api, operator, "GET /admin/audit-entries?pageSize=1")).body.data
  expect(entry).toMatchObject({ action: "announcements.create", subject_name: outage.text })
  const path = `/admin/announcements/${body.data.id}` as const
  const ended = await callOwn(api, operator, `PUT ${path}`, { ends_at: from(0, -0.5).ends_at })
  expect(ended.status).toBe(200)
  await expect.poll(read, { timeout: 1_000 }).not.toContain(outage.text)
})

test("[B10.56] [B8.173] only operators write; texts, kinds, audiences and times are checked, and a text is one paragraph", async () => {
  expect((await write({}, moderator)).status).toBe(403)
  const wrong = [
    { text: "x".repeat(201) },
    { text: "    " },
    { kind: "error" },
    { audience: "visitors" },
    { starts_at: "mañana" },
    { starts_at: "0000-01-01T00:00:00Z" },
    { ends_at: "9999-12-31T23:59:59-12:00" },
    from(60, 60),
    from(60, 30),
    { link: "/contacto" },
  ]
  for (const one of wrong) expect([one, (await write(one)).status]).toEqual([one, 400])
  const { body } = await write({ text: "  Dos\nlíneas\u0000 <b>aquí</b>  " })
  expect(body.data.text).toBe("Dos líneas <b>aquí</b>")
  const path = `/admin/announcements/${body.data.id}` as const
  const late = await callOwn(api, operator, `PUT ${path}`, { starts_at: from(90, 0).starts_at })
  expect(late.status).toBe(400)
  expect(late.body.error.details.errors[0].path).toEqual(["data", "ends_at"])
})

test("[B10.56] the site gets those of everybody and of users, the panel those of the team, warnings first", async () => {
  await write({ text: "Para usuarios", audience: "users", kind: "info" })
  await write({ text: "Para el equipo", audience: "staff" })
  await write({ text: "Ya terminó", ...from(-60, -30) })
  await write({ text: "Todavía no", ...from(30, 60) })
  await write({ text: "Para todos" })
  await expect.poll(shown).toEqual(["Para todos", "Para usuarios"])
  const path = "GET /admin/current-announcements"
  const { body } = await callOwn(api, moderator, path)
  expect(body.data).toMatchObject([{ text: "Para el equipo", audience: "staff", kind: "warning" }])
  const user = await addSession(api.database, await addUser(api.database))
  expect((await callOwn(api, user, path)).status).toBe(403)
  expect((await callOwn(api, null, path)).status).toBe(401)
})

test("[B10.56] a job reports when an announcement begins and ends, without a request, and nothing else", async () => {
  await write(from(10, 20))
  const notices: string[] = []
  const changes = createChangeListener(api.config.databaseUrl)
  changes.subscribe({ onNotice: ({ kind }) => void notices.push(kind) })
  await expect.poll(() => notices.length).toBeGreaterThan(0)
  const run = async (after: number) => {
    notices.length = 0
    const changed = await updateShown(api.database, new Date(Date.now() + minutes(after)))
    if (changed > 0) await expect.poll(() => notices).toContain("all")
    return changed
  }
  expect([await run(9), await run(11), await run(12), await run(21), await run(22)]).toEqual([
    0, 1, 0, 1, 0,
  ])
  await changes.stop()
})
