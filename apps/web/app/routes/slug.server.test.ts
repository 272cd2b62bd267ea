import { buildSellerProfile } from "@wara/factories/build-account"
import { buildAd } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, test } from "vitest"
import { buildContext } from "../../test/build-context.ts"
import { openServer, sendJson } from "../../test/open-server.ts"

const content = {
  id: 1,
  documentId: "a",
  title: "Acerca de",
  slug: "acerca-de",
  description: "Quiénes somos.",
  body: "<p>Hola</p>",
  updatedAt: "2026-11-01T00:00:00.000Z",
}
const profile = buildSellerProfile({ username: "maquinas-sur" })
const ad = buildAd()

let stored: Record<string, unknown[]> = {}
const api = await openServer((request, response) => {
  const data = stored[new URL(request.url, "http://api.test").pathname] ?? []
  const pagination = { page: 1, pageSize: 20, pageCount: 1, total: data.length }
  sendJson(response, 200, { data, meta: { pagination } })
})
process.env.API_URL = api.url
const slugRoute = await import("./slug.tsx")
const notFoundRoute = await import("./not-found.tsx")

function open(slug: string) {
  const url = new URL(`http://wara.test/${slug}`)
  return slugRoute.loader({
    params: { slug },
    request: new Request(url),
    url,
    pattern: "/:slug",
    context: buildContext(),
  })
}

function openMissing() {
  const url = new URL("http://wara.test/404")
  const request = new Request(url)
  return notFoundRoute.loader({
    params: {},
    request,
    url,
    pattern: "/404",
    context: buildContext(),
  })
}

beforeEach(() => {
  stored = {}
})
afterAll(() => api.close())

test("[S2.2] a generic page takes precedence, and its text becomes elements", async () => {
  stored = { "/api/pages": [content], "/api/seller-profiles": [profile] }
  const { content: page, seller } = await open("acerca-de")
  expect(page?.title).toBe("Acerca de")
  expect(page?.body).toEqual([{ tag: "p", children: ["Hola"] }])
  expect(seller).toBeNull()
})

test("[S2.2] otherwise a professional seller's profile with the ads", async () => {
  stored = { "/api/seller-profiles": [profile], "/api/ads": [ad] }
  const { seller } = await open("maquinas-sur")
  expect(seller?.profile.username).toBe("maquinas-sur")
  expect(seller?.ads.map(({ slug }) => slug)).toEqual([ad.slug])
})

test("a username in capitals redirects to the canonical URL", async () => {
  stored = { "/api/seller-profiles": [profile], "/api/ads": [ad] }
  const answer: unknown = await open("Maquinas-Sur").catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  expect(answer instanceof Response && answer.headers.get("location")).toBe("/maquinas-sur")
})

test("[S2.2] [S2.15] otherwise 404 'Page not found' with other ads", async () => {
  stored = { "/api/ads": [ad] }
  await expect(open("nadie")).rejects.toMatchObject({
    data: { message: "Page not found", ads: [{ slug: ad.slug }] },
    init: { status: 404 },
  })
})

test("[S2.15] /404 and every unknown path: 404 'Page not found'", async () => {
  stored = { "/api/ads": [ad] }
  await expect(openMissing()).rejects.toMatchObject({
    data: { message: "Page not found" },
    init: { status: 404 },
  })
})

test("[S2.41] [S9.1] the ads under an error are the 8 newest", async () => {
  await openMissing().catch(() => {})
  const { searchParams } = new URL(api.received.at(-1)?.url ?? "", api.url)
  expect(searchParams.get("pageSize")).toBe("8")
  expect(searchParams.get("sort[0]")).toBe("createdAt:desc")
})
