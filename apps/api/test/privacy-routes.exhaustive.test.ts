// Long because every GET route is listed with its calls and secrets.
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { hashToken } from "../src/access/token.ts"
import { addSecrets, secrets } from "./add-secrets.ts"
import { addSession } from "./add-user.ts"
import { createTestApp, type TestApp } from "./create-test-app.ts"

let api: TestApp
let uploadsDirectory = ""
let hidden: string[] = []

const collections = [
  "ads",
  "ended-ads",
  "categories",
  "communes",
  "regions",
  "conditions",
  "ad-packs",
  "faqs",
  "pages",
  "indicator-values",
  "seller-profiles",
  "wanted-ads",
]

/** Closed to visitors whatever the query; a test of the team's calls covers the rest. */
const closed = [
  "search-synonyms",
  "admin/redirects",
  "admin/announcements",
  "admin/ads",
  "admin/reviews",
  "admin/users",
  "admin/orders",
  "admin/tax-documents",
  "admin/pro-requests",
  "admin/contact-messages",
  "admin/rights-requests",
  "admin/abuse-reports",
  "admin/ad-holds",
  "admin/wanted-ads",
  "admin/leads",
  "admin/credit-movements",
  "admin/log-ins",
  "admin/audit-entries",
  "admin/recordings",
  "admin/notes",
]

/** Column names, and names that an attacker would try. */
const hiddenFields = [
  "email",
  "phone",
  "rut",
  "address",
  "address_number",
  "addressNumber",
  "serial_number",
  "serialNumber",
  "password_hash",
  "passwordHash",
  "lastname",
  "firstname",
  "company_name",
  "role",
  "owner_id",
  "ownerId",
  "confirmed_at",
  "blocked_at",
  "token_hash",
  "state",
  "search",
  "on_sale",
  "published",
]

const paths = hiddenFields.flatMap((field) => [[field], ["user", field], ["owner", field]])
const bracket = (path: string[]) => path.map((step) => `[${step}]`).join("")

const populates = [
  "populate=*",
  "populate=user",
  "populate[user][populate]=*",
  "populate[user][fields][0]=username",
  "populate[user][populate][avatar]=true",
  "populate[0]=commune.region&populate[1]=gallery&populate[2]=category",
  "populate[commune][populate][region][populate]=*",
  "populate[avatar][populate]=*&populate[cover]=true",
  "populate[owner]=*",
  "populate[sessions]=*",
  "fields=*&populate=*",
]

const attacks = paths.flatMap((path) => [
  `filters${bracket(path)}[$startsWith]=secreto`,
  `filters${bracket(path)}[$notNull]=true`,
  `filters[$or][0]${bracket(path)}[$containsi]=secreto`,
  `filters[$not]${bracket(path)}[$eq]=x`,
  `sort=${path.join(".")}:asc`,
  `fields[0]=${path.join(".")}`,
  `populate[category][fields][0]=${path.join(".")}`,
])

const probes = [
  "",
  "page=0",
  "pageSize=100000",
  "filters[nothing]=1",
  "filters[user][username][$containsi]=oculto",
  `filters[user][username][$eqi]=${secrets.sellerUsername}`,
  `filters[username][$eqi]=${secrets.sellerUsername}`,
  `filters[username][$eqi]=${secrets.blockedUsername}`,
  "sort=remaining_days",
  "status=draft",
  "publicationState=preview",
  "_q=secreto",
  "_q=Apellidosecreto escondido",
]

const lists = (name: string) => [...probes, ...populates].map((query) => `/api/${name}?${query}`)

/** The URLs to call for each route that a visitor may GET. */
const getRoutes: Record<string, () => string[]> = {
  "/health": () => ["/health"],
  "/ready": () => ["/ready"],
  "/metrics": () => ["/metrics"],
  "/uploads/:name": () => ["/uploads/a.webp", "/uploads/..%2fsecret.webp", "/uploads/secret.txt"],
  "/api/team-pictures/:name": () => [
    "/api/team-pictures/a.webp",
    "/api/team-pictures/..%2fsecret.webp",
  ],
  "/admin": () => ["/admin"],
  "/admin/*": () => ["/admin/users", "/admin/..%2f..%2fpackage.json"],
  "/admin/assets/*": () => ["/admin/assets/gone.js", "/admin/assets/..%2findex.html"],
  "/documentation": () => ["/documentation"],
  "/documentation/": () => ["/documentation/"],
  "/documentation/json": () => ["/documentation/json"],
  "/documentation/yaml": () => ["/documentation/yaml"],
  "/documentation/static/*": () => ["/documentation/static/index.html"],
  "/documentation/static/theme/theme.css": () => ["/documentation/static/theme/theme.css"],
  "/documentation/*": () => ["/documentation/anything"],
  "/documentation/static/index.html": () => ["/documentation/static/index.html"],
  "/documentation/static/swagger-initializer.js": () => [
    "/documentation/static/swagger-initializer.js",
  ],
  "/api/changes": () => ["/api/changes"],
  "/api/ads/facets": () => probes.map((query) => `/api/ads/facets?${query}`),
  "/api/ads/nearby": () => ["/api/ads/nearby?near=1", "/api/ads/nearby?near=secreto"],
  "/api/search/suggestions": () =>
    [...new Set(Object.values(secrets))].map(
      (secret) => `/api/search/suggestions?q=${encodeURIComponent(secret.slice(0, 40))}`,
    ),
  "/api/filter/categories": () => ["/api/filter/categories"],
  "/api/filter/communes": () => ["/api/filter/communes"],
  "/api/auth/providers": () => ["/api/auth/providers"],
  "/api/auth/:provider/callback": () => [
    "/api/auth/google/callback?access_token=secreto",
    "/api/auth/nobody/callback?access_token=secreto",
  ],
  "/api/connect/:provider": () => ["/api/connect/google", "/api/connect/nobody"],
  "/api/connect/:provider/callback": () => ["/api/connect/facebook/callback?state=secreto"],
  "/api/indicators": () => ["/api/indicators"],
  "/api/indicators/:code": () => ["/api/indicators/dolar", "/api/indicators/secreto"],
  "/api/indicators/convert": () => [
    "/api/indicators/convert?amount=10",
    "/api/indicators/convert?amount=secreto",
  ],
  "/api/users/me": () => populates.map((query) => `/api/users/me?${query}`),
  "/api/auth/sessions": () => ["/api/auth/sessions"],
  "/api/users/me/log-ins": () => ["/api/users/me/log-ins"],
  "/api/users/me/summary": () => ["/api/users/me/summary"],
  "/api/users/me/favourites": () => ["/api/users/me/favourites"],
  "/api/users/me/draft": () => ["/api/users/me/draft"],
  "/api/users/me/ads": () => ["/api/users/me/ads", "/api/users/me/ads?tab=active&page=2"],
  "/api/users/me/ads/:id": () => ["/api/users/me/ads/1", "/api/users/me/ads/secreto"],
  "/api/ad-appeals": () => ["/api/ad-appeals", "/api/ad-appeals?code=secreto"],
  "/api/ad-links": () => ["/api/ad-links", "/api/ad-links?code=secreto"],
  "/api/admin/leads/:id/thread": () => ["/api/admin/leads/1/thread"],
  "/api/mail-switches": () => ["/api/mail-switches", "/api/mail-switches?code=secreto"],
  "/api/users/me/mail-switches": () => ["/api/users/me/mail-switches"],
  "/api/lead-links": () => ["/api/lead-links", "/api/lead-links?code=secreto"],
  "/api/ads/:id/answer-time": () => ["/api/ads/1/answer-time", "/api/ads/999/answer-time"],
  "/api/alert-links": () => ["/api/alert-links", "/api/alert-links?code=secreto"],
  "/api/users/me/wanted-ads": () => ["/api/users/me/wanted-ads"],
  "/api/wanted-offers/:slug": () => ["/api/wanted-offers/grua-1"],
  "/api/users/me/alerts": () => ["/api/users/me/alerts"],
  "/api/users/me/ad-figures": () => [
    "/api/users/me/ad-figures?ads=1,2",
    "/api/users/me/ad-figures?ads=secreto",
  ],
  "/api/users/me/ad-figures/summary": () => ["/api/users/me/ad-figures/summary"],
  "/api/users/me/leads": () => ["/api/users/me/leads", "/api/users/me/leads?side=buyer&tab=new"],
  "/api/users/me/leads-file": () => ["/api/users/me/leads-file"],
  "/api/users/me/leads/:lead": () => [`/api/users/me/leads/${"a".repeat(32)}`],
  "/api/users/me/lead-templates": () => ["/api/users/me/lead-templates"],
  "/api/users/me/consents": () => ["/api/users/me/consents"],
  "/api/users/me/access-report": () => ["/api/users/me/access-report"],
  "/api/users/me/rights-requests": () => ["/api/users/me/rights-requests"],
  "/api/admin/rights-requests/:id/detail": () => ["/api/admin/rights-requests/1/detail"],
  "/api/admin/abuse-reports/:id/detail": () => ["/api/admin/abuse-reports/1/detail"],
  "/api/users/me/export": () => ["/api/users/me/export", "/api/users/me/export?id=1"],
  "/api/users/username-availability": () => [
    `/api/users/username-availability?username=${secrets.sellerUsername}`,
  ],
  "/api/users/me/orders": () => ["/api/users/me/orders"],
  "/api/users/me/orders/:id": () => ["/api/users/me/orders/1"],
  "/api/users/me/tax-documents/:id": () => ["/api/users/me/tax-documents/1"],
  "/api/users/me/credits/movements": () => ["/api/users/me/credits/movements"],
  "/api/users/me/pro-request": () => ["/api/users/me/pro-request"],
  "/api/settings/public": () => ["/api/settings/public"],
  "/api/announcements": () => ["/api/announcements"],
  "/api/admin/current-announcements": () => ["/api/admin/current-announcements"],
  "/api/redirects": () => ["/api/redirects"],
  "/api/sitemaps": () => ["/api/sitemaps"],
  "/api/sitemaps/:name": () => ["/api/sitemaps/ads-1.xml"],
  "/api/admin/settings": () => ["/api/admin/settings"],
  "/api/admin/session": () => ["/api/admin/session"],
  "/api/admin/dashboard": () => ["/api/admin/dashboard"],
  "/api/admin/reviews/:id/detail": () => ["/api/admin/reviews/1/detail"],
  "/api/admin/ads/:id/content": () => ["/api/admin/ads/1/content"],
  "/api/admin/recordings/:id/events": () => ["/api/admin/recordings/1/events"],
  "/api/admin/users/:id/related": () => ["/api/admin/users/1/related"],
  "/api/admin/orders.csv": () => ["/api/admin/orders.csv"],
  "/api/admin/tax-documents/:id/file": () => ["/api/admin/tax-documents/1/file"],
  ...Object.fromEntries(
    closed.flatMap((name) => [
      [`/api/${name}`, () => [`/api/${name}?populate=*`]],
      [`/api/${name}/:key`, () => [`/api/${name}/1`]],
    ]),
  ),
  ...Object.fromEntries(collections.map((name) => [`/api/${name}`, () => lists(name)])),
  ...Object.fromEntries(
    collections.map((name) => [
      `/api/${name}/:key`,
      () =>
        Array.from({ length: 14 }, (_, id) => id).flatMap((id) =>
          ["", ...populates].map((query) => `/api/${name}/${id}?${query}`),
        ),
    ]),
  ),
}

beforeAll(async () => {
  uploadsDirectory = await mkdtemp(join(tmpdir(), "wara-uploads-"))
  await writeFile(join(uploadsDirectory, "a.webp"), "picture")
  await writeFile(join(uploadsDirectory, "secret.txt"), secrets.contactMessage)
  api = await createTestApp({ config: { uploadsDirectory } })
  const { token } = await addSecrets(api.database)
  const hash = hashToken(token)
  const privateValues = [
    ...Object.values(secrets),
    token,
    hash.toString("hex"),
    hash.toString("base64"),
  ]
  hidden = privateValues.map((secret) => secret.toLowerCase())
})

afterAll(async () => {
  await api.close()
  await rm(uploadsDirectory, { recursive: true, force: true })
})

/** The query's own text may be repeated in its error. */
function leaks(answer: { body: string; headers: unknown }, url: string): string[] {
  const text = `${answer.body}${JSON.stringify(answer.headers)}`.toLowerCase()
  const asked = decodeURIComponent(url).toLowerCase()
  return hidden.filter((secret) => text.includes(secret) && !asked.includes(secret))
}

test("[S6.1] the list has every public route", () => {
  const routes = api.app.knownRoutes.filter(({ method }) => method === "GET").map(({ url }) => url)
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.filter((url) => !getRoutes[url])).toEqual([])
})

test("[S6.1] no public response, error or documentation page contains a secret", async () => {
  let answered = 0
  for (const [route, addresses] of Object.entries(getRoutes)) {
    for (const url of addresses()) {
      const answer = await api.app.inject({ url, remoteAddress: "127.0.0.1" })
      expect(answer.statusCode, url).toBeLessThan(500)
      expect(leaks(answer, url), url).toEqual([])
      if (answer.statusCode === 200) answered += 1
    }
    expect(addresses().length, route).toBeGreaterThan(0)
  }
  expect(answered).toBeGreaterThan(100)
}, 120_000)

test("[S6.1] hidden fields cannot be probed by filtering, sorting or selecting", async () => {
  for (const name of [...collections, "ads/facets"]) {
    for (const query of attacks) {
      const url = `/api/${name}?${query}`
      const answer = await api.app.inject(url)
      expect(answer.statusCode, url).toBe(400)
      expect(leaks(answer, url), url).toEqual([])
    }
  }
}, 120_000)

test("[S6.1] filters by seller give the same response whether a private seller exists or not", async () => {
  const ask = async (query: string) => (await api.app.inject(`/api/ads?${query}`)).json()
  for (const operator of ["$eq", "$eqi", "$startsWith", "$containsi"]) {
    const real = await ask(`filters[user][username][${operator}]=${secrets.sellerUsername}`)
    const invented = await ask(`filters[user][username][${operator}]=nobody-at-all`)
    expect(real).toEqual(invented)
    const unknownSeller = await ask(
      `filters[$not][user][username][${operator}]=${secrets.sellerUsername}`,
    )
    const notInvented = await ask(`filters[$not][user][username][${operator}]=nobody-at-all`)
    expect(unknownSeller).toEqual(notInvented)
  }
})

test("[S6.1] [B8.4] control: a confirmed user reveals contact data, one ad at a time", async () => {
  const { rows } = await api.pool.query("select id from users order by id limit 1")
  await api.pool.query("update users set confirmed_at = now() where id = $1", [rows[0].id])
  const token = await addSession(api.database, rows[0].id)
  const headers = { authorization: `Bearer ${token}` }
  const url = "/api/ads?populate=*"
  const list = await api.app.inject({ url, headers })
  expect(leaks(list, url)).not.toContain(secrets.adEmail)
  const address = `/api/ads/${list.json().data[0].id}/contact-reveal`
  const revealed = await api.app.inject({ method: "POST", url: address, headers })
  expect(leaks(revealed, address)).toContain(secrets.adEmail)
})
