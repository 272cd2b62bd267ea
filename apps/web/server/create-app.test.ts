import { allPagePaths } from "@wara/domain/site/page-paths"
import {
  alertPath,
  leadThreadPath,
  mailSwitchesPath,
  oneClickPath,
  stopAlertPath,
} from "@wara/domain/site/paths"
import { matchRoutes } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { askRaw } from "../test/ask-raw.ts"
import { type PlainSite, servePlainPages } from "../test/serve-plain-pages.ts"

let site: PlainSite
beforeEach(async () => {
  site = await servePlainPages()
})
afterEach(() => site.close())

test.each(["OPTIONS", "PUT", "DELETE", "PATCH"])("%s is not allowed on pages", async (method) => {
  const response = await fetch(`${site.url}/`, {
    method,
    headers: { origin: "http://wara.test" },
  })
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"])
})

test("[B8.190] slashes too many redirect to the path without them, never to another site", async () => {
  for (const path of ["/contacto/", "/contacto//"]) {
    const response = await fetch(`${site.url}${path}?a=b`, { redirect: "manual" })
    expect([response.status, response.headers.get("location")]).toEqual([301, "/contacto?a=b"])
  }
  const within = await fetch(`${site.url}/anuncios//7///`, { redirect: "manual" })
  expect(within.headers.get("location")).toBe("/anuncios/7")
  for (const path of ["//evil.test/", "//evil.test/..", "///"]) {
    const { location, status } = await askRaw(site.url, path)
    expect([status, location], path).toEqual([404, undefined])
  }
  expect(site.rendered).toEqual([])
})

test("the log has the request's id and path, without personal data", async () => {
  const headers = { "x-request-id": "id-1", cookie: "wara_session=secret-token" }
  const response = await fetch(`${site.url}/anuncios?s=quien-soy`, { headers })
  expect(response.headers.get("x-request-id")).toBe("id-1")
  const line = site.logged.join("")
  expect(JSON.parse(line)).toMatchObject({ requestId: "id-1", path: "/anuncios", status: 200 })
  expect(line).not.toMatch(/quien-soy|secret-token|127\.0\.0\.1/)
})

test("[B8.140] no address that a mail opens stands in the log with its code", async () => {
  const code = "c0de".repeat(10)
  const mailed = [leadThreadPath, alertPath, stopAlertPath, mailSwitchesPath]
  const addresses = [...mailed.map((path) => path(code)), oneClickPath(code, "saved")]
  const patterns = allPagePaths.filter((path) => path.includes(":code"))
  expect(patterns.every((path) => addresses.includes(path.replace(":code", code)))).toBe(true)
  for (const path of [...addresses, ...addresses.map((one) => one.toUpperCase())])
    for (const end of ["", ".data", "?accion=reply", "/"]) await fetch(site.url + path + end)
  const log = site.logged.join("")
  expect(log).toContain('"path":"/consulta/***"')
  expect(log.toLowerCase()).not.toContain(code)
})

test("[B8.91] an address with a fragment is refused before anything reads it", async () => {
  const { status } = await askRaw(site.url, "/anuncios#s=nada?page=1")
  expect([status, site.rendered.length]).toEqual([400, 0])
})

test("[B8.12] a path that cannot be decoded is escaped before the router sees it", async () => {
  const { status } = await askRaw(site.url, "/anuncios/%E0%A4%A")
  await fetch(`${site.url}/anuncios/gr%C3%BAa`)
  const paths = site.rendered.map(({ url }) => new URL(url).pathname)
  expect([status, ...paths]).toEqual([200, "/anuncios/%25E0%25A4%25A", "/anuncios/gr%C3%BAa"])
  const warn = vi.spyOn(console, "warn")
  for (const path of paths) matchRoutes([{ path: "/anuncios/:slug" }], path)
  expect(warn).not.toHaveBeenCalled()
  for (const line of site.logged) expect(() => JSON.parse(line)).not.toThrow()
})

test("[B9.39] health is public; metrics count pages by route, for localhost or the token", async () => {
  const guarded = await servePlainPages({
    SERVICE_TOKEN: "service-token-1234",
    SERVICE_TOKEN_PREVIOUS: "service-token-0000",
  })
  await fetch(`${guarded.url}/anuncios/una-excavadora`)
  await fetch(`${guarded.url}/anuncios/una-excavadora`)
  const health = await fetch(`${guarded.url}/health`)
  const forwarded = { "x-forwarded-for": "203.0.113.7" }
  const refused = await fetch(`${guarded.url}/metrics`, { headers: forwarded })
  const near = await fetch(`${guarded.url}/metrics`)
  const headers = { ...forwarded, authorization: "Bearer service-token-1234" }
  const text = await (await fetch(`${guarded.url}/metrics`, { headers })).text()
  const older = { ...forwarded, authorization: "Bearer service-token-0000" }
  const previous = await fetch(`${guarded.url}/metrics`, { headers: older })
  await guarded.close()
  expect(previous.status).toBe(200)
  expect([health.status, near.status, refused.status]).toEqual([200, 200, 401])
  expect(text).toContain('page_cache_answers_total{result="hit"} 1')
  expect(text).toMatch(/http_request_duration_seconds_count\{.*route="\/anuncios\/:slug".*\} 2/)
})

test("[B9.32] in production metrics need the token, also when the request looks local", async () => {
  const token = "7c41d9c2a8f04e35b6d1f2a97e80c3b5"
  const real = await servePlainPages({ SERVICE_TOKEN: token, WARA_DEMO: "0" })
  const statusOf = async (headers: Record<string, string>) =>
    (await fetch(`${real.url}/metrics`, { headers })).status
  const statuses = [await statusOf({}), await statusOf({ authorization: `Bearer ${token}` })]
  await real.close()
  expect(statuses).toEqual([401, 200])
})

test("a missing file of the build is a plain 404, not a page", async () => {
  const response = await fetch(`${site.url}/assets/gone-1234.js`)
  expect([response.status, site.rendered.length]).toEqual([404, 0])
})
