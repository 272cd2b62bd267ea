// Long because all pages and forms of questions share one stand-in for the api.
import type { LeadPage, LeadRow, LeadThread } from "@wara/contract/lead"
import { buildAccount } from "@wara/factories/build-account"
import { buildAd } from "@wara/factories/build-ad"
import type { RequestHandler } from "react-router"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { buildContext } from "../../../test/build-context.ts"
import { openServer, sendJson } from "../../../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../../app.css?url", () => ({ default: "/assets/app.css" }))

const at = "2026-11-22T16:27:00.000Z"
const ad = { id: 7, name: "Pala Cat", slug: "pala-cat", price: 9_400_000, currency: "CLP" } as const
const row: LeadRow = {
  ...{ documentId: "c4", state: "new", ad: { ...ad, is_public: true }, name: "Ana Soto" },
  ...{ subject: "Pala Cat", excerpt: "¿Sigue disponible?", has_unread: true, has_risks: true },
  ...{ awaits_confirmation: false, created_at: at, last_message_at: at },
}
const page: LeadPage = {
  data: [row],
  meta: {
    pagination: { page: 1, pageSize: 20, pageCount: 1, total: 1 },
    counts: { new: 1, open: 2, closed: 3 },
    ads: [{ id: 7, name: "Pala Cat", leads: 1 }],
  },
}
const message = { author: "buyer", text: "¿Sigue disponible?", created_at: at } as const
const thread: LeadThread = {
  ...{
    documentId: "c4",
    side: "seller",
    state: "seen",
    subject: "Pala Cat",
    ad: row.ad,
    asks: ["disponibilidad"],
  },
  ...{
    messages: [{ ...message, risks: ["reserve"], is_read: true }],
    note: "Llamar el lunes",
    measure: null,
  },
  ...{ person: { name: "Ana Soto", phone: "", company: "" }, is_blocked: false, can_block: true },
  can_reply: true,
  ...{ awaits_confirmation: false, created_at: at, last_message_at: at },
}
const given: Record<string, unknown> = {
  "/api/users/me": buildAccount(),
  "/api/users/me/leads": page,
  "/api/users/me/leads/c4": { data: thread },
  "/api/users/me/lead-templates": { data: [{ title: "Sí", text: "Sí, sigue disponible." }] },
  "/api/users/me/leads-file": { data: { csv: "Equipo\r\nPala Cat\r\n" } },
  "/api/ads/7/contacts": { ok: true },
}

/** A stand-in for the api with one valid token; leads are those of its user. */
const api = await openServer(({ headers, method, url }, response) => {
  const { pathname, searchParams } = new URL(url, "http://api.test")
  if (pathname === "/api/ads" && searchParams.get("filters[slug][$eq]") === "pala-cat") {
    const pagination = { page: 1, pageSize: 1, pageCount: 1, total: 1 }
    return sendJson(response, 200, { data: [buildAd({ ...ad })], meta: { pagination } })
  }
  if (method === "POST" && pathname === "/api/ads/7/leads") {
    const sent = { documentId: "c9", awaits_confirmation: false }
    return sendJson(response, 201, { data: sent })
  }
  const found = given[pathname]
  if (found !== undefined && headers.authorization === "Bearer good") {
    return sendJson(response, 200, found)
  }
  const isMissing = found === undefined && pathname.startsWith("/api/users/me/leads/")
  if (found !== undefined || isMissing) {
    // As the api answers an id that cannot be one.
    const refusal = pathname.endsWith("/x")
      ? { status: 400, name: "ValidationError" }
      : { status: 404, name: "NotFoundError" }
    const { name, status } = isMissing ? refusal : { status: 401, name: "UnauthorizedError" }
    return sendJson(response, status, {
      data: null,
      error: { status, name, message: "No", details: {} },
    })
  }
  const pagination = { page: 1, pageSize: 100, pageCount: 0, total: 0 }
  sendJson(response, 200, { data: [], meta: { pagination } })
})
process.env.API_URL = api.url
const { serveRoutes } = await import("../../../test/serve-routes.ts")

const pages = {
  "/cuenta/consultas": await import("./leads.tsx"),
  "/cuenta/mis-consultas": await import("./own-leads.tsx"),
  "/cuenta/consultas/:lead": await import("./lead.tsx"),
  "/cuenta/respuestas": await import("./lead-templates.tsx"),
}
const file = await import("./leads-file.ts")
const contacts = await import("../resources/ad-contacts.ts")
const ask = await import("../ads/ask-seller.tsx")
const saved = await import("../ads/saved.tsx")
const render: RequestHandler = serveRoutes([
  { id: "root", path: "", module: await import("../../root.tsx") },
  { id: "frame", parentId: "root", module: await import("../../layouts/default.tsx") },
  { id: "account", parentId: "frame", module: await import("../../layouts/account.tsx") },
  { id: "users", parentId: "account", module: await import("../../guards/users.tsx") },
  ...Object.entries(pages).map(([path, module]) => ({ id: path, path, parentId: "users", module })),
  { id: "ask", parentId: "frame", path: "/anuncios/:slug/consultar", module: ask },
  { id: "saved", parentId: "frame", path: "/guardados", module: saved },
  { id: "file", parentId: "root", path: "/cuenta/consultas.csv", module: file },
  { id: "contacts", parentId: "root", path: "/api/ad-contacts", module: contacts },
])
afterAll(() => api.close())
beforeEach(() => {
  api.received.length = 0
})

function call(path: string, token: string | null, form?: [string, string][]) {
  const init = form ? { method: "POST", body: new URLSearchParams(form) } : {}
  return render(new Request(`http://localhost:3000${path}`, init), buildContext({ token }))
}

const bodyOf = (path: string) => {
  const found = api.received.find(({ method, url }) => method === "POST" && url.startsWith(path))
  return found === undefined ? null : JSON.parse(found.body)
}

test.each([
  "/cuenta/consultas",
  "/cuenta/mis-consultas",
  "/cuenta/consultas/c4",
  "/cuenta/respuestas",
])(
  "[B10.12] [B10.13] %s is private, in the account's frame and in no search engine",
  async (path) => {
    const answer = await call(path, "good")
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('name="robots" content="noindex')
    const visitor = await call(path, null)
    expect(visitor.headers.get("Location")).toBe(`/login?${new URLSearchParams({ volver: path })}`)
  },
)

test("[B10.12] the inbox names its tabs with numbers, and asks for the chosen one", async () => {
  const html = await (await call("/cuenta/consultas?estado=en-curso&anuncio=7", "good")).text()
  for (const text of ["Nuevas", "En curso", "Cerradas", "Ana Soto", "Pala Cat"]) {
    expect(html).toContain(text)
  }
  const asked = api.received.find(({ url }) => url.startsWith("/api/users/me/leads?"))
  const query = new URL(asked?.url ?? "", api.url).searchParams
  expect([query.get("side"), query.get("tab"), query.get("ad")]).toEqual(["seller", "open", "7"])
})

test("[B10.6] [B10.12] [B10.16] [B10.214] the seller's thread has the warning, the note and the saved answers", async () => {
  const html = await (await call("/cuenta/consultas/c4", "good")).text()
  // The warning is in words for sellers [B10.214].
  expect(html).toContain("Entrega el equipo solo con el dinero en tu cuenta")
  expect(html).not.toMatch(/no transfieras|No pagues/)
  expect(html).toContain("Llamar el lunes")
  expect(html).toContain("Sí, sigue disponible.")
  expect((await call("/cuenta/consultas/otra", "good")).status).toBe(404)
})

test("[B8.160] an id that cannot be one has the page of what does not exist", async () => {
  const [invalid, unknown] = [
    await call("/cuenta/consultas/x", "good"),
    await call("/cuenta/consultas/otra", "good"),
  ]
  expect([invalid.status, unknown.status]).toEqual([404, 404])
  expect(await invalid.text()).toContain("No encontramos esa consulta")
})

test.each([
  [
    [
      ["intent", "reply"],
      ["text", "Sí"],
      ["key", "k-12345678"],
    ],
    { action: "reply", text: "Sí", key: "k-12345678" },
    "enviado",
  ],
  [
    [
      ["intent", "note"],
      ["note", "Viene el lunes"],
    ],
    { action: "note", note: "Viene el lunes" },
    "guardado",
  ],
  [
    [
      ["intent", "move"],
      ["choice", "win"],
    ],
    { action: "move", choice: "win" },
    "movida",
  ],
  [[["intent", "block"]], { action: "block", isBlocked: true }, "bloqueado"],
  [[["intent", "unblock"]], { action: "block", isBlocked: false }, "desbloqueado"],
  [[["intent", "not-available"]], { action: "not-available" }, "no-disponible"],
] as [[string, string][], object, string][])(
  "[B10.4] [B10.14] the form %j is one step, and the page confirms it",
  async (form, data, done) => {
    const answer = await call("/cuenta/consultas/c4", "good", form)
    expect(answer.headers.get("Location")).toBe(`/cuenta/consultas/c4?aviso=${done}`)
    expect(bodyOf("/api/users/me/leads/c4")).toEqual({ data })
  },
)

test("[B10.4] unknown steps and choices change nothing", async () => {
  for (const form of [
    [["intent", "delete"]],
    [
      ["intent", "move"],
      ["choice", "sold"],
    ],
    [["intent", "spam"]],
  ] as [string, string][][]) {
    expect((await call("/cuenta/consultas/c4", "good", form)).status).toBe(400)
  }
  expect(bodyOf("/api/users/me/leads/c4")).toBeNull()
})

test("[B10.12] the file is the seller's, downloaded and not stored", async () => {
  const answer = await call("/cuenta/consultas.csv", "good")
  expect(await answer.text()).toContain("Pala Cat")
  expect(answer.headers.get("Cache-Control")).toContain("no-store")
  expect(answer.headers.get("Content-Disposition")).toMatch(/consultas-\d{4}-\d\d-\d\d\.csv/)
  expect((await call("/cuenta/consultas.csv", null)).status).toBe(302)
})

test("[B10.8] the browser reports a contact of a user; visitors and bad reports are refused", async () => {
  const form = (channel: string): [string, string][] => [
    ["ad", "7"],
    ["channel", channel],
  ]
  expect((await call("/api/ad-contacts", "good", form("whatsapp"))).status).toBe(204)
  expect(bodyOf("/api/ads/7/contacts")).toEqual({ data: { channel: "whatsapp" } })
  expect((await call("/api/ad-contacts", "good", form("fax"))).status).toBe(400)
  expect((await call("/api/ad-contacts", null, form("phone"))).status).toBe(401)
})

test("[B10.18] the page of a question has its chip's sentence; a missing ad leads to its address", async () => {
  const html = await (await call("/anuncios/pala-cat/consultar?pide=factura", null)).text()
  expect(html).toContain("¿Lo vendes con factura?")
  expect(html).toContain('name="robots" content="noindex')
  const gone = await call("/anuncios/otra/consultar", null)
  expect(gone.headers.get("Location")).toBe("/anuncios/otra")
})

test("[B10.202] a visitor who saves an ad without scripts logs in, and is not told of a session that ended", async () => {
  const saving = await call("/guardados", null, [["guardar", "7"]])
  expect(saving.headers.get("Location")).toBe("/login?volver=%2Fguardados")
  const form: [string, string][] = [
    ["accion", "forget"],
    ["anuncio", "7"],
  ]
  const forgetting = await call("/guardados", null, form)
  expect(forgetting.headers.get("Location")).toBe("/login?volver=%2Fguardados&sesion=terminada")
})
