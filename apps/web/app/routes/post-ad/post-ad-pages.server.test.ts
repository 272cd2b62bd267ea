import { pathAfterEvent } from "@wara/domain/site/recent-event"
import { buildAccount } from "@wara/factories/build-account"
import { buildOwnAdDetail } from "@wara/factories/build-ad"
import { buildOrder } from "@wara/factories/build-order"
import type { RequestHandler } from "react-router"
import { afterAll, expect, test, vi } from "vitest"
import { buildContext } from "../../../test/build-context.ts"
import { openServer, sendJson } from "../../../test/open-server.ts"
import { isStartedAtRest } from "../../layouts/starts-at-rest.ts"

// Without a build there is no stylesheet to link.
vi.mock("../../app.css?url", () => ({ default: "/assets/app.css" }))

const none = { draft: 0, awaiting_payment: 0, pending: 0, changes_requested: 0, rejected: 0 }
const summary = {
  credits: { publication: 3, featured: 0, days: 15, free_used_elsewhere: 0 },
  ads_by_state: { ...none, active: 0, on_hold: 0, expired: 0, deactivated: 0, banned: 0 },
  completeness: { percent: 100, missing: [] },
}
const given: Record<string, unknown> = {
  "/api/users/me": buildAccount(),
  "/api/users/me/summary": { data: summary },
  "/api/users/me/draft": { data: null },
  "/api/settings/public": { data: { featured_price: 9_990 } },
}
const api = await openServer((request, response) => {
  const { pathname } = new URL(request.url, "http://api.test")
  const pagination = { page: 1, pageSize: 100, pageCount: 0, total: 0 }
  sendJson(response, 200, given[pathname] ?? { data: [], meta: { pagination } })
})
process.env.API_URL = api.url
const { serveRoutes } = await import("../../../test/serve-routes.ts")

const pages = {
  "/anunciar": await import("./post-ad.tsx"),
  "/anunciar/resumen": await import("./summary.tsx"),
  "/anunciar/gracias": await import("./thanks.tsx"),
  "/anunciar/error": await import("./error.tsx"),
}
const render: RequestHandler = serveRoutes([
  { id: "root", path: "", module: await import("../../root.tsx") },
  { id: "frame", parentId: "root", module: await import("../../layouts/default.tsx") },
  { id: "users", parentId: "frame", module: await import("../../guards/users.tsx") },
  ...Object.entries(pages).map(([path, module]) => ({ id: path, path, parentId: "users", module })),
])
afterAll(() => api.close())

test.each([
  ["/anunciar", "¿Cómo lo publicas?"],
  ["/anunciar/resumen", "Revisa tu anuncio"],
  ["/anunciar/gracias", "Listo, creaste tu anuncio con éxito"],
])("[S2.9] %s requires a log-in, which leads back to it", async (path, heading) => {
  const open = (token: string | null) =>
    render(new Request(`http://localhost:3000${path}?anuncio=7`), buildContext({ token }))
  const visitor = await open(null)
  expect(visitor.status).toBe(302)
  const back = new URLSearchParams({ volver: `${path}?anuncio=7` })
  expect(visitor.headers.get("Location")).toBe(`/login?${back}`)
  const answer = await open("good")
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(heading)
  expect(html).toContain('name="robots" content="noindex')
})

test("[S2.39] the thank-you page is only shown after submitting an ad", async () => {
  const url = "http://localhost:3000/anunciar/gracias"
  const answer = await render(new Request(url), buildContext({ token: "good" }))
  expect(answer.status).toBe(302)
  expect(answer.headers.get("Location")).toBe("/cuenta/mis-anuncios")
})

test("[S2.39] the thank-you page of an order gives way to the order once the team decided", async () => {
  const order = buildOrder({ ad: { id: 7, name: "Rodillo Bomag", slug: "rodillo" } })
  given[`/api/users/me/orders/${order.documentId}`] = { data: order }
  const open = (state: "pending" | "active") => {
    given["/api/users/me/ads/7"] = { data: buildOwnAdDetail({ id: 7, state }) }
    const url = `http://localhost:3000/anunciar/gracias?orden=${order.documentId}`
    return render(new Request(url), buildContext({ token: "good" }))
  }
  expect((await open("pending")).status).toBe(200)
  const decided = await open("active")
  expect([decided.status, decided.headers.get("Location")]).toEqual([
    302,
    `/cuenta/mis-ordenes/${order.documentId}`,
  ])
})

test("[B10.248] the page of a failed payment says where the ad is", async () => {
  const order = buildOrder({ state: "aborted", ad: { id: 7, name: "Rodillo", slug: "rodillo" } })
  given[`/api/users/me/orders/${order.documentId}`] = { data: order }
  const url = `http://localhost:3000/anunciar/error?orden=${order.documentId}`
  const html = await (await render(new Request(url), buildContext({ token: "good" }))).text()
  expect(html).toContain("El pago quedó anulado")
  expect(html).toContain("Tu anuncio sigue guardado en tus borradores.")
})

test("[B5.20] the failure page is only shown right after a failure", async () => {
  const open = (path: string) =>
    render(new Request(`http://localhost:3000${path}`), buildContext({ token: "good" }))
  const typed = await open("/anunciar/error")
  expect([typed.status, typed.headers.get("Location")]).toEqual([302, "/anunciar/resumen"])
  const recent = await open(pathAfterEvent("/anunciar/error", new Date()))
  expect([recent.status, /<h1[^>]*>([^<]*)/.exec(await recent.text())?.[1]]).toEqual([
    200,
    "No pudimos enviar tu anuncio",
  ])
  const visitor = await render(
    new Request("http://localhost:3000/anunciar/error"),
    buildContext({ token: null }),
  )
  expect(visitor.headers.get("Location")).toMatch(/^\/login/)
})

test("[B7.250] the server writes the first step; the others wait for the browser's draft", async () => {
  const open = async (address: string) => {
    const asked = new Request(`http://localhost:3000${address}`)
    return (await render(asked, buildContext({ token: "good" }))).text()
  }
  const first = await open("/anunciar")
  expect(first).toContain("Paso 1 de 6")
  expect(first).toContain("<noscript>")
  for (const address of ["/anunciar?paso=2", "/anunciar?borrador=7"])
    expect(await open(address), address).not.toContain("Paso")
  expect(isStartedAtRest(pages["/anunciar"].handle, "")).toBe(false)
  expect(isStartedAtRest(pages["/anunciar"].handle, "?paso=2")).toBe(true)
  expect(isStartedAtRest(pages["/anunciar/resumen"].handle, "")).toBe(true)
  expect(isStartedAtRest(pages["/anunciar/error"], "")).toBe(false)
})
