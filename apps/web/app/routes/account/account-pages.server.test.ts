import { buildAccount } from "@wara/factories/build-account"
import { buildOwnAd } from "@wara/factories/build-ad"
import { buildOrder } from "@wara/factories/build-order"
import type { RequestHandler } from "react-router"
import { afterAll, expect, test, vi } from "vitest"
import { buildContext } from "../../../test/build-context.ts"
import { openServer, sendJson } from "../../../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../../app.css?url", () => ({ default: "/assets/app.css" }))

const account = buildAccount({ username: "maquinas-sur", pro: true, confirmed: false })
const states = {
  draft: 0,
  awaiting_payment: 0,
  pending: 0,
  changes_requested: 1,
  rejected: 0,
  active: 2,
  on_hold: 0,
  expired: 0,
  deactivated: 0,
  banned: 0,
}
const summary = {
  credits: { publication: 3, featured: 0, days: 15, free_used_elsewhere: 0 },
  ads_by_state: states,
  completeness: { percent: 83, missing: ["commune"] },
}
const instant = "2026-11-20T12:00:00.000Z"
const session = {
  id: "s1",
  device: "Chrome en Windows",
  created_at: instant,
  last_used_at: instant,
}
const pagination = { page: 1, pageSize: 10, pageCount: 1, total: 1 }
const counts = { all: 1, draft: 0, correct: 0, review: 0, active: 1, ended: 0, refused: 0 }
const given: Record<string, unknown> = {
  "/api/users/me": account,
  "/api/users/me/summary": { data: summary },
  "/api/users/me/consents": { data: [] },
  "/api/users/me/ads": { data: [buildOwnAd()], meta: { pagination, counts } },
  "/api/users/me/orders/o1": { data: buildOrder({ documentId: "o1" }) },
  "/api/users/me/mail-switches": { data: { wanted: ["saved_drop"] } },
  "/api/users/me/log-ins": { data: [], meta: { pagination } },
  "/api/auth/sessions": { data: [{ ...session, is_current: true }] },
}

/** A stand-in for the api with one valid token. */
const api = await openServer((request, response) => {
  const { pathname } = new URL(request.url, "http://api.test")
  const body = given[pathname]
  if (pathname.startsWith("/api/users/me/orders/broken-")) {
    const status = Number(pathname.slice(-3))
    const error = { status, name: "InternalServerError", message: "Broken", details: {} }
    return sendJson(response, status, { data: null, error })
  }
  if (body !== undefined && request.headers.authorization === "Bearer good") {
    return sendJson(response, 200, body)
  }
  if (body !== undefined) {
    const error = { status: 401, name: "UnauthorizedError", message: "No", details: {} }
    return sendJson(response, 401, { data: null, error })
  }
  const pagination = { page: 1, pageSize: 100, pageCount: 0, total: 0 }
  sendJson(response, 200, { data: [], meta: { pagination } })
})
process.env.API_URL = api.url
const { serveRoutes } = await import("../../../test/serve-routes.ts")

const pages = {
  "/cuenta": await import("./overview.tsx"),
  "/cuenta/mis-anuncios": await import("./ads.tsx"),
  "/cuenta/mis-ordenes": await import("./orders.tsx"),
  "/cuenta/mis-ordenes/:order": await import("./order.tsx"),
  "/cuenta/creditos": await import("./credits.tsx"),
  "/cuenta/perfil": await import("./profile.tsx"),
  "/cuenta/perfil/editar": await import("./profile-edit.tsx"),
  "/cuenta/username": await import("./username.tsx"),
  "/cuenta/cambiar-contrasena": await import("./change-password.tsx"),
  "/cuenta/sesiones": await import("./sessions.tsx"),
  "/cuenta/privacidad": await import("./privacy.tsx"),
  "/cuenta/avisos": await import("./mails.tsx"),
}
const render: RequestHandler = serveRoutes([
  { id: "root", path: "", module: await import("../../root.tsx") },
  { id: "frame", parentId: "root", module: await import("../../layouts/default.tsx") },
  { id: "account", parentId: "frame", module: await import("../../layouts/account.tsx") },
  { id: "users", parentId: "account", module: await import("../../guards/users.tsx") },
  ...Object.entries(pages).map(([path, module]) => ({ id: path, path, parentId: "users", module })),
])
afterAll(() => api.close())

function open(path: string, token: string | null) {
  return render(new Request(`http://localhost:3000${path}`), buildContext({ token }))
}

const currentPage = /<a aria-current="page"[^>]*href="([^"]*)"/

test.each([
  ["/cuenta", "/cuenta"],
  ["/cuenta/mis-anuncios", "/cuenta/mis-anuncios"],
  ["/cuenta/mis-ordenes", "/cuenta/mis-ordenes"],
  ["/cuenta/mis-ordenes/o1", "/cuenta/mis-ordenes"],
  ["/cuenta/creditos", "/cuenta/creditos"],
  ["/cuenta/perfil", "/cuenta/perfil"],
  ["/cuenta/perfil/editar", "/cuenta/perfil"],
  ["/cuenta/username", "/cuenta/username"],
  ["/cuenta/cambiar-contrasena", "/cuenta/cambiar-contrasena"],
  ["/cuenta/sesiones", "/cuenta/sesiones"],
  ["/cuenta/privacidad", "/cuenta/privacidad"],
  ["/cuenta/avisos", "/cuenta/avisos"],
])("[S2.16] %s is in the account's frame and private", async (path, current) => {
  const answer = await open(path, "good")
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(currentPage.exec(html)?.[1]).toBe(current)
  expect(html).toContain('name="robots" content="noindex')
  expect(html).toContain("Confirma tu correo para publicar")
  expect(html).toContain('href="/maquinas-sur"')

  const visitor = await open(path, null)
  expect(visitor.status).toBe(302)
  expect(visitor.headers.get("Location")).toBe(`/login?${new URLSearchParams({ volver: path })}`)
})

test("[B5.38] a failed page of the account offers to try again within the account's frame", async () => {
  const path = "/cuenta/mis-ordenes/broken-500"
  const answer = await open(path, "good")
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain("<title>Error del servidor</title>")
  expect(html).toContain('name="robots" content="noindex')
  expect(html).toMatch(new RegExp(`href="${path}"[^>]*>Intentar de nuevo`))
  expect(html).toContain("Volver al inicio")
  // The frame remains.
  expect(currentPage.exec(html)?.[1]).toBe("/cuenta/mis-ordenes")
  expect(html).toContain('href="/maquinas-sur"')
  expect(html).toContain('href="/cuenta/creditos"')
})

test("[B5.38] an unknown order is a 404 within the account's frame, without a retry", async () => {
  const answer = await open("/cuenta/mis-ordenes/broken-404", "good")
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain("404 - ")
  expect(html).not.toContain("Intentar de nuevo")
  expect(currentPage.exec(html)?.[1]).toBe("/cuenta/mis-ordenes")
})
