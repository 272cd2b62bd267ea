import type { CurrentAnnouncement } from "@wara/domain/announcements/announcement"
import { buildAccount } from "@wara/factories/build-account"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { openServer, sendJson } from "../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../app/app.css?url", () => ({ default: "/assets/app.css" }))

let current: CurrentAnnouncement[]
const outage: CurrentAnnouncement = {
  ...{ id: "a1", audience: "everybody", kind: "warning" },
  text: "Mantención el <b>sábado</b> de 2 a 4.",
}
const forUsers: CurrentAnnouncement = {
  ...{ id: "a2", audience: "users", kind: "info", text: "Tus créditos duran más." },
}

const api = await openServer(({ headers, url }, response) => {
  const { pathname } = new URL(url, "http://api.test")
  if (pathname === "/api/announcements") return sendJson(response, 200, { data: current })
  if (pathname === "/api/users/me" && headers.authorization) {
    return sendJson(response, 200, buildAccount())
  }
  const pagination = { page: 1, pageSize: 20, pageCount: 0, total: 0 }
  sendJson(response, 200, { data: [], meta: { pagination } })
})
process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
process.env.SERVICE_TOKEN = "service-token-1234"
const { sharedReads } = await import("../app/backend/shared-reads.server.ts")
const { serveAllPages } = await import("../test/serve-all-pages.ts")
const { serveSite } = await import("../test/serve-site.ts")
const site = await serveSite(process.env, await serveAllPages())

afterAll(async () => {
  await site.close()
  await api.close()
})

/** What the change stream does with a change of a kind that pages do not know. */
function change(announcements: CurrentAnnouncement[]) {
  current = announcements
  sharedReads.drop(["all"])
  site.cache.drop(["all"])
}

beforeEach(() => change([outage, forUsers]))

async function open(path: string, token?: string) {
  const headers = {
    "user-agent": "Mozilla/5.0 Chrome/140.0",
    ...(token ? { cookie: `__Host-wara_session=${token}` } : {}),
  }
  const answer = await fetch(site.url + path, { headers })
  const html = await answer.text()
  const [banner = ""] = /<aside aria-label="Avisos del sitio".*?<\/aside>/s.exec(html) ?? []
  return { answer, html, banner }
}

test.each(["/login", "/preguntas-frecuentes", "/anuncios/no-existe"])(
  "[B10.56] %s begins with the announcements for everybody, as text",
  async (path) => {
    const { banner, html } = await open(path)
    expect(banner).toContain("Mantención el &lt;b&gt;sábado&lt;/b&gt; de 2 a 4.")
    expect(banner).not.toContain("créditos")
    expect(html.indexOf(banner)).toBeLessThan(html.indexOf("<header"))
  },
)

test("[B10.56] visitors get the same bytes, with a script that their policy names", async () => {
  const [one, other] = [await open("/login"), await open("/login")]
  expect(other.html).toBe(one.html)
  expect(one.banner).toMatch(/<button type="button" data-native="" hidden/)
  expect(one.banner).toContain("<script>")
  expect(one.answer.headers.get("content-security-policy")).toContain("'sha256-")
})

test("[B10.56] users also see those for users", async () => {
  const { banner } = await open("/preguntas-frecuentes", "token-1")
  expect(banner).toContain("sábado")
  expect(banner).toContain("Tus créditos duran más.")
})

test("[B10.56] stored pages change with the announcements, and without any a page has nothing of them", async () => {
  expect((await open("/login")).banner).toContain("sábado")
  change([])
  const { html } = await open("/login")
  expect(html).not.toMatch(/Avisos del sitio|data-announcement|announcements-closed/)
})
