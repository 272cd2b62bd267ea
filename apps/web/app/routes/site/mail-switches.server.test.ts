import type { RequestHandler } from "react-router"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { buildContext } from "../../../test/build-context.ts"
import { openServer, sendJson } from "../../../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../../app.css?url", () => ({ default: "/assets/app.css" }))

const code = "a".repeat(43)
let wanted: string[]
let posted: unknown[]

/** A stand-in for the api that knows one code. */
const api = await openServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://api.test")
  const pagination = { page: 1, pageSize: 100, pageCount: 0, total: 0 }
  if (pathname !== "/api/mail-switches") {
    return sendJson(response, 200, { data: [], meta: { pagination } })
  }
  const body = request.method === "POST" ? JSON.parse(request.body).data : null
  if ((body?.code ?? searchParams.get("code")) !== code) {
    const error = { status: 410, name: "LinkExpiredError", message: "Expired", details: {} }
    return sendJson(response, 410, { data: null, error })
  }
  if (body !== null) {
    posted.push(body.wanted)
    wanted = body.wanted
  }
  sendJson(response, 200, { data: { wanted } })
})
process.env.API_URL = api.url
const { serveRoutes } = await import("../../../test/serve-routes.ts")

const render: RequestHandler = serveRoutes([
  { id: "root", path: "", module: await import("../../root.tsx") },
  { id: "frame", parentId: "root", module: await import("../../layouts/default.tsx") },
  {
    id: "page",
    parentId: "frame",
    path: "/avisos/:code",
    module: await import("./mail-switches.tsx"),
  },
  {
    id: "one-click",
    parentId: "root",
    path: "/avisos/:code/baja",
    module: await import("../resources/one-click.ts"),
  },
])
afterAll(() => api.close())
beforeEach(() => {
  wanted = ["saved_drop", "saved_ending", "saved_ended"]
  posted = []
})

function ask(path: string, form?: Record<string, string>) {
  const body = form && new URLSearchParams(form)
  const init = body ? { method: "POST", body } : {}
  return render(new Request(`http://localhost:3000${path}`, init), buildContext({ token: null }))
}

test("[B10.26] opening the link of a mail shows what is on and changes nothing", async () => {
  wanted = ["saved_drop"]
  const answer = await ask(`/avisos/${code}`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(1)
  expect(html).toContain('name="robots" content="noindex')
  expect((await ask(`/avisos/${code}/baja`)).headers.get("Location")).toBe(`/avisos/${code}`)
  expect(posted).toEqual([])
})

test("[B10.26] the form keeps what is ticked, and one button switches off everything", async () => {
  const some = await ask(`/avisos/${code}`, { saved_ended: "on" })
  expect(some.headers.get("Location")).toBe(`/avisos/${code}?aviso=guardado`)
  const none = await ask(`/avisos/${code}`, { saved_ended: "on", ninguno: "1" })
  expect(none.headers.get("Location")).toBe(`/avisos/${code}?aviso=ninguno`)
  expect(posted).toEqual([["saved_ended"], []])
})

test("[B10.26] a mail client switches off everything by its one-click post, as often as it likes", async () => {
  const click = { "List-Unsubscribe": "One-Click" }
  for (const _ of [1, 2]) expect((await ask(`/avisos/${code}/baja`, click)).status).toBe(204)
  expect(posted).toEqual([[], []])
  expect((await ask(`/avisos/${code}/baja`, { other: "1" })).status).toBe(400)
  expect((await ask("/avisos/otro/baja", click)).status).toBe(410)
  expect(posted).toHaveLength(2)
})

test("[B10.77] the one-click post of a seller's mail stops those to sellers, and no others", async () => {
  wanted = ["saved_drop", "weekly_figures", "ad_ideas"]
  const click = { "List-Unsubscribe": "One-Click" }
  expect((await ask(`/avisos/${code}/baja?lista=seller`, click)).status).toBe(204)
  expect(posted).toEqual([["saved_drop"]])
  wanted = ["saved_drop", "weekly_figures", "ad_ideas"]
  expect((await ask(`/avisos/${code}/baja`, click)).status).toBe(204)
  expect(posted[1]).toEqual(["weekly_figures", "ad_ideas"])
})

test("[B10.26] a wrong or expired code leads to the account", async () => {
  const answer = await ask("/avisos/otro")
  expect(answer.status).toBe(410)
  expect(await answer.text()).toContain('href="/cuenta/avisos"')
})
