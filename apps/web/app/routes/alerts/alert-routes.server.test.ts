import type { RequestHandler } from "react-router"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { buildContext } from "../../../test/build-context.ts"
import { openServer, sendJson } from "../../../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../../app.css?url", () => ({ default: "/assets/app.css" }))

const code = "a".repeat(43)
const alert = {
  ...{ documentId: "a1", state: "active", search: "s=excavadora", name: "«excavadora»" },
  ...{ address: "a…@faena.cl", kinds: ["new"], frequency: "instant", is_asked: false },
  ...{ created_at: "2026-11-21T12:00:00.000Z", hits: [] },
}
let posted: unknown[]

/** A stand-in for the api that knows one code and takes every new alert. */
const api = await openServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://api.test")
  const pagination = { page: 1, pageSize: 100, pageCount: 0, total: 0 }
  const body = request.method === "POST" ? JSON.parse(request.body).data : null
  if (pathname === "/api/alerts") {
    posted.push(body)
    return sendJson(response, 201, { data: { awaits_confirmation: true } })
  }
  if (pathname !== "/api/alert-links") {
    return sendJson(response, 200, { data: [], meta: { pagination } })
  }
  const { code: typed = searchParams.get("code"), ...step } = body ?? {}
  if (typed !== code) {
    const error = { status: 410, name: "LinkExpiredError", message: "Expired", details: {} }
    return sendJson(response, 410, { data: null, error })
  }
  if (body !== null) posted.push(step)
  sendJson(response, 200, { data: alert })
})
process.env.API_URL = api.url
const { serveRoutes } = await import("../../../test/serve-routes.ts")

const render: RequestHandler = serveRoutes([
  { id: "root", path: "", module: await import("../../root.tsx") },
  { id: "frame", parentId: "root", module: await import("../../layouts/default.tsx") },
  { id: "new", parentId: "frame", path: "/alertas", module: await import("./new-alert.tsx") },
  { id: "one", parentId: "frame", path: "/alertas/:code", module: await import("./alert.tsx") },
  {
    id: "stop",
    parentId: "root",
    path: "/alertas/:code/baja",
    module: await import("../resources/stop-alert.ts"),
  },
])
afterAll(() => api.close())
beforeEach(() => {
  posted = []
})

function ask(path: string, form?: Record<string, string>) {
  const body = form && new URLSearchParams(form)
  const init = body ? { method: "POST", body } : {}
  return render(new Request(`http://localhost:3000${path}`, init), buildContext({ token: null }))
}

test("[B10.35] opening the link of a mail changes nothing, and no one stores or indexes the page", async () => {
  const answer = await ask(`/alertas/${code}`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get("Cache-Control")).toBe("no-store")
  expect(html).toContain('name="robots" content="noindex')
  expect(html).toContain("a…@faena.cl")
  expect(html).not.toContain("¿Detener esta alerta?")
  const stop = await ask(`/alertas/${code}/baja`)
  expect(stop.headers.get("Location")).toBe(`/alertas/${code}?accion=detener`)
  expect(await (await ask(`/alertas/${code}?accion=detener`)).text()).toContain(
    "¿Detener esta alerta?",
  )
  expect(posted).toEqual([])
})

test("[B10.35] the forms of the page edit, pause and stop, and say what happened", async () => {
  const edit = { intent: "edit", search: "s=excavadora", kind_back: "on", frequency: "weekly" }
  const edited = await ask(`/alertas/${code}`, edit)
  expect(edited.headers.get("Location")).toBe(`/alertas/${code}?aviso=guardada`)
  const paused = await ask(`/alertas/${code}`, { intent: "pause" })
  expect(paused.headers.get("Location")).toBe(`/alertas/${code}?aviso=pausada`)
  expect(posted).toEqual([
    { action: "edit", search: "s=excavadora", kinds: ["back"], frequency: "weekly" },
    { action: "pause" },
  ])
  expect((await ask(`/alertas/${code}`, { intent: "other" })).status).toBe(400)
  expect(posted).toHaveLength(2)
})

test("[B10.35] [B10.207] the page changes what is searched, and refuses a search that no alert can watch", async () => {
  const html = await (await ask(`/alertas/${code}`)).text()
  expect(html).toMatch(/<input[^>]* name="s"[^>]* value="excavadora"/)
  const edit = (search: string, changed: Record<string, string>) =>
    ask(`/alertas/${code}`, {
      ...{ intent: "edit", search, kind_new: "on", frequency: "daily" },
      ...changed,
    })
  const place = "category=mineria&comuna=talca&radio=50&condicion=usado"
  await edit(place, { s: "Grúa", category: "", region: "", precio_hasta: "15.000.000" })
  await edit(place, { s: "", region: "maule", ano_desde: "2015" })
  await edit("region=maule&comuna=talca", { region: "" })
  expect(posted).toMatchObject([
    { search: "s=gr%C3%BAa&comuna=talca&radio=50&condicion=usado&precio_hasta=15000000" },
    { search: "category=mineria&region=maule&condicion=usado&ano_desde=2015" },
    { search: "comuna=talca" },
  ])
  const refused = [await edit("s=grua", { s: "" }), await edit("s=grua", { precio_hasta: "60" })]
  expect(refused.map(({ status }) => status)).toEqual([400, 400])
  expect(await refused[1]?.text()).toContain("escribe el precio completo")
  expect(posted).toHaveLength(3)
})

test("[B10.35] a mail client stops the alert by its one-click post, as often as it likes", async () => {
  const click = { "List-Unsubscribe": "One-Click" }
  for (const _ of [1, 2]) expect((await ask(`/alertas/${code}/baja`, click)).status).toBe(204)
  expect(posted).toEqual([{ action: "stop" }, { action: "stop" }])
  expect((await ask(`/alertas/${code}/baja`, { other: "1" })).status).toBe(400)
  expect((await ask("/alertas/otro/baja", click)).status).toBe(204)
  expect(posted).toHaveLength(2)
})

test("[B10.35] a wrong or expired code says so", async () => {
  const answer = await ask("/alertas/otro")
  expect(answer.status).toBe(410)
  expect(await answer.text()).toContain("Este enlace ya no sirve")
})

test("[B10.33] one e-mail is enough for an alert; a bot's form and a wrong address send none", async () => {
  const form = { search: "s=excavadora", email: "ana@faena.cl" }
  const path = "/alertas?s=excavadora"
  const bot = await ask(path, { ...form, website: "https://evil.test" })
  expect(await bot.text()).toContain("Revisa tu correo")
  expect((await ask(path, { ...form, email: "ana" })).status).toBe(400)
  expect(posted).toEqual([])
  expect(await (await ask(path, form)).text()).toContain("Revisa tu correo")
  expect(posted).toMatchObject([{ search: "s=excavadora", email: "ana@faena.cl" }])
})
