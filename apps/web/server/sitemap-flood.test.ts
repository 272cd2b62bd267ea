import { paths } from "@wara/domain/site/paths"
import { afterAll, expect, test, vi } from "vitest"
import { openServer, sendJson } from "../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../app/app.css?url", () => ({ default: "/assets/app.css" }))

const name = "ads-1.xml"
const xml = `<urlset>${"<url><loc>https://wara.test/anuncios/grua</loc></url>".repeat(2_000)}</urlset>`
const gate = Promise.withResolvers<void>()

/** An api that answers with the sitemap's file only when the gate opens. */
const api = await openServer((request, response) => {
  const { pathname } = new URL(request.url, "http://api.test")
  if (pathname !== `/api/sitemaps/${name}`) return sendJson(response, 200, { data: {} })
  void gate.promise.then(() => sendJson(response, 200, { data: { name, xml } }))
})
process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
const { serveRoutes } = await import("../test/serve-routes.ts")
const { serveSite } = await import("../test/serve-site.ts")

const login = { default: () => "log-in", loader: () => null, action: () => new Response("in") }
const site = await serveSite(
  process.env,
  serveRoutes([
    { id: "root", path: "", module: await import("../app/root.tsx") },
    {
      id: "file",
      path: "/sitemaps/:file",
      parentId: "root",
      module: await import("../app/routes/resources/sitemap-file.ts"),
    },
    { id: "login", path: paths.login, parentId: "root", module: login },
  ]),
)

afterAll(async () => {
  await api.close()
  await site.close()
})

test("[B8.21] ninety requests for one sitemap file cost one call, and log-in goes on meanwhile", async () => {
  const flood = Array.from({ length: 90 }, (_, n) => fetch(`${site.url}/sitemaps/${name}?x=${n}`))
  await expect.poll(() => site.received.length).toBe(90)
  const body = new URLSearchParams({ identifier: "ana@wara.test", password: "-" })
  const headers = { origin: "https://wara.test" }
  const posted = await fetch(site.url + paths.login, { method: "POST", body, headers })
  expect(posted.status).toBe(200)
  expect((await fetch(site.url + paths.login)).status).toBe(200)
  gate.resolve()
  const answers = await Promise.all(flood)
  expect(answers.map(({ status }) => status)).toEqual(Array(90).fill(200))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(1)
  expect(api.received.filter(({ url }) => url.includes("sitemaps"))).toHaveLength(1)
})
