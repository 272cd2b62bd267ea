import { buildAccount } from "@wara/factories/build-account"
import type { RequestHandler } from "react-router"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { buildContext } from "../../../test/build-context.ts"
import { openServer, sendJson } from "../../../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../../app.css?url", () => ({ default: "/assets/app.css" }))

const instant = "2026-11-21T12:00:00.000Z"
const construction = { name: "Construcción", slug: "construccion" }
const sought = {
  ...{ name: "Excavadora de 20 toneladas", slug: "excavadora-7", category: construction },
  ...{ manufacturer: "", year_min: 2015, year_max: null, budget: 50_000_000 },
  ...{ commune: null, region: null, radius_km: null, text: "Para áridos." },
}
const wanted = {
  ...{ id: 7, documentId: "w7", ...sought, published_at: instant },
  expires_at: "2026-12-21T12:00:00.000Z",
}
const own = {
  ...{ documentId: "b".repeat(32), ...sought, state: "active", reason: "", alert: null },
  ...{ can_end: true, can_renew: false, offers: 2 },
  ...{ created_at: instant, expires_at: wanted.expires_at },
}
const ads = [
  { id: 3, name: "Komatsu PC200", price: 1_000_000, currency: "CLP" },
  { id: 4, name: "Ofrecida antes", price: 1_000_000, currency: "CLP" },
].map((ad) => ({ ...ad, is_same_category: true, is_fitting: true, is_offered: ad.id === 4 }))
let offerable: object[] = ads

type Posted = { path: string; key: string | undefined; data: unknown }
let posted: Posted[]
let refusal: { status: number; path: string; message: string } | null
let asked: string[]

/** A stand-in for the api with one wanted ad. */
const api = await openServer((request, response) => {
  const { pathname, search } = new URL(request.url, "http://api.test")
  asked.push(decodeURIComponent(pathname + search))
  const pagination = { page: 1, pageSize: 20, pageCount: 1, total: 1 }
  if (request.method === "POST") {
    const key = request.headers["idempotency-key"]
    posted.push({ path: pathname, key: String(key ?? ""), data: JSON.parse(request.body).data })
    if (refusal !== null) {
      const { message, path, status } = refusal
      const details = { errors: [{ path: [path], message }] }
      const error = { status, name: "ConflictError", message: "Refused", details }
      return sendJson(response, status, { data: null, error })
    }
    if (pathname.endsWith(own.documentId)) return sendJson(response, 200, { ok: true })
    const data = { documentId: "c".repeat(32), awaits_confirmation: false }
    return sendJson(response, 201, { data })
  }
  const given: Record<string, unknown> = {
    "/api/users/me": buildAccount(),
    "/api/users/me/wanted-ads": { data: [own] },
    "/api/wanted-offers/excavadora-7": {
      data: { is_own: false, answered_lead: null, ads: offerable },
    },
    "/api/wanted-ads": {
      data: search.includes("otra") ? [] : [wanted],
      meta: { pagination },
    },
    "/api/categories": {
      data: [
        { id: 1, documentId: "c1", ...construction, color: "#112233", color_tint: "#ddeeff" },
      ].map((category) => ({ ...category, icon: "truck", description: "" })),
      meta: { pagination },
    },
  }
  const body = given[pathname]
  sendJson(response, 200, body ?? { data: [], meta: { pagination: { ...pagination, total: 0 } } })
})
process.env.API_URL = api.url
const { serveRoutes } = await import("../../../test/serve-routes.ts")

const pages = {
  "/se-busca": await import("./wanted-list.tsx"),
  "/se-busca/publicar": await import("./publish-wanted.tsx"),
  "/se-busca/:slug": await import("./wanted-ad.tsx"),
  "/se-busca/:slug/tengo-uno": await import("./offer-ad.tsx"),
  "/cuenta/se-busca": await import("../account/wanted.tsx"),
}
const render: RequestHandler = serveRoutes([
  { id: "root", path: "", module: await import("../../root.tsx") },
  { id: "frame", parentId: "root", module: await import("../../layouts/default.tsx") },
  ...Object.entries(pages).map(([path, module]) => ({
    ...{ id: path, parentId: "frame", path, module },
  })),
])
afterAll(() => api.close())
beforeEach(() => {
  posted = []
  asked = []
  refusal = null
  offerable = ads
})

function ask(path: string, form?: Record<string, string>, token: string | null = "good") {
  const body = form && new URLSearchParams(form)
  const init = body ? { method: "POST", body } : {}
  return render(new Request(`http://localhost:3000${path}`, init), buildContext({ token }))
}

test("[B10.68] the list is the same for everybody, canonical, and filtered with the whole country", async () => {
  const answer = await ask("/se-busca?region=maule&category=construccion", undefined, null)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain("Excavadora de 20 toneladas")
  expect(html).toContain("Hasta $50.000.000")
  expect(html).toContain(
    'href="http://localhost:3000/se-busca?category=construccion&amp;region=maule"',
  )
  const call = asked.find((url) => url.startsWith("/api/wanted-ads")) ?? ""
  expect(call).toContain("filters[category_slug][$eq]=construccion")
  expect(call).toContain("filters[region_slug][$in][0]=&filters[region_slug][$in][1]=maule")
  const typed = await ask("/se-busca?category=&region=maule", undefined, null)
  expect([typed.status, typed.headers.get("Location")]).toEqual([302, "/se-busca?region=maule"])
})

test("[B10.68] a page tells what is sought, until when, and how to answer; unknown ones are gone", async () => {
  const html = await (await ask("/se-busca/excavadora-7", undefined, null)).text()
  expect(html).toContain('href="/se-busca/excavadora-7/tengo-uno"')
  expect(html).toContain("unavailable_after: 2026-12-21")
  expect(html).toContain("Todo Chile")
  const gone = await ask("/se-busca/otra", undefined, null)
  expect(gone.status).toBe(404)
})

test("[B10.69] the form begins with a search, and a wrong value is said next to its field", async () => {
  const start = await (await ask("/se-busca/publicar?s=grua+torre&category=construccion")).text()
  expect(start).toContain('value="Grua torre"')
  const wrong = await ask("/se-busca/publicar", { name: "Grúa torre", category: "", key: "k" })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain("Elige una categoría.")
  expect(posted).toEqual([])
})

test("[B10.42] a form is sent with its key, and an api's refusal is read on the page", async () => {
  const key = "11111111-2222-3333-4444-555555555555"
  const form = { name: "Grúa torre", category: "construccion", budget: "$ 5.000.000", key }
  const sent = await ask("/se-busca/publicar", form)
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    303,
    "/cuenta/se-busca?aviso=enviada",
  ])
  expect(posted).toMatchObject([{ key, data: { name: "Grúa torre", budget: 5_000_000 } }])
  refusal = { status: 409, path: "wanted", message: "Puedes tener 3 búsquedas." }
  const refused = await ask("/se-busca/publicar", form)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain("Puedes tener 3 búsquedas.")
})

test("[B10.67] a seller chooses one of the ads that were not offered, and reads what happens next", async () => {
  const page = await (await ask("/se-busca/excavadora-7/tengo-uno")).text()
  expect(page).toContain("Komatsu PC200")
  expect(page).not.toContain('name="ad" value="4"')
  const sent = await ask("/se-busca/excavadora-7/tengo-uno", { ad: "3", message: "La tengo." })
  expect(await sent.text()).toContain("Enviamos tu oferta")
  expect(posted).toMatchObject([
    { path: "/api/wanted-offers/excavadora-7", data: { ad: 3, message: "La tengo." } },
  ])
  const empty = await ask("/se-busca/excavadora-7/tengo-uno", { ad: "3", message: " " })
  expect(empty.status).toBe(400)
})

/** The choices of the form in their order, and whether each is chosen. */
const choicesOf = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => {
    const value = input.match(/value="([^"]*)"/)?.[1] ?? ""
    return input.includes("checked") ? `${value}!` : value
  })

/** The form's choices that are seen at once, and the rest. */
function foldOf(html: string): [string, string] {
  const [, form = ""] = html.split("¿Cuál de tus anuncios?")
  const [shown = "", rest = ""] = form.split("<details")
  return [shown, rest]
}

test("[B10.120] an ad is proposed only when it fits; few are shown, and the rest unfold", async () => {
  const path = "/se-busca/excavadora-7/tengo-uno"
  offerable = Array.from({ length: 20 }, (_, place) => ({
    ...{ id: 10 + place, name: `Anuncio ${place}`, price: 1_000_000, currency: "CLP" },
    ...{ is_same_category: place < 8, is_fitting: place === 0, is_offered: false },
  }))
  const html = await (await ask(path)).text()
  const [shown, rest] = foldOf(html)
  expect(choicesOf(shown)).toEqual(["10!", "11", "12", "13", "14", "15", "none"])
  expect(choicesOf(rest)).toHaveLength(14)
  expect(rest).toContain("Otros anuncios tuyos (14)")
  expect(html).toContain("Hola, tengo este equipo. ¿Te sirve?")

  offerable = offerable.map((ad) => ({ ...ad, is_same_category: false, is_fitting: false }))
  const unlike = await (await ask(path)).text()
  expect(choicesOf(foldOf(unlike)[0])).toEqual(["none"])
  expect(choicesOf(unlike).join()).not.toContain("!")
  expect(unlike).not.toContain("Hola, tengo este equipo")
  const chosen = await (await ask(path, { ad: "29", message: " " })).text()
  expect(choicesOf(chosen)).toContain("29!")
  expect(foldOf(chosen)[1]).toMatch(/^ open/)
})

test("[B10.44] the account shows its wanted ads, and ends one by a form", async () => {
  const page = await (await ask("/cuenta/se-busca")).text()
  expect(page).toContain("2 ofertas")
  const ended = await ask("/cuenta/se-busca", { busqueda: own.documentId, paso: "end" })
  expect(ended.headers.get("Location")).toBe("/cuenta/se-busca?aviso=terminada")
  expect(posted).toMatchObject([{ data: { action: "end" } }])
})
