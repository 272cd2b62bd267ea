import type { RouteConfigEntry } from "@react-router/dev/routes"
import { errorTexts } from "@wara/domain/error-texts"
import { adSignalsPath } from "@wara/domain/figures/ad-signal"
import { paths } from "@wara/domain/site/paths"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import routes from "../app/routes.ts"
import { openServer, sendJson } from "../test/open-server.ts"
import type { ServedSite } from "../test/serve-site.ts"

// Without a build there is no stylesheet to link.
vi.mock("../app/app.css?url", () => ({ default: "/assets/app.css" }))

/** Whether every content type is sent from every origin: `npm run test:hard`; else one in turn. */
const isWhole = process.env.WARA_ATTACKS === "whole"

const own = "https://wara.test"
const api = await openServer((_request, response) => {
  const error = { status: 404, name: "NotFoundError", message: "No", details: {} }
  sendJson(response, 404, { data: null, error })
})
let site: ServedSite

beforeAll(async () => {
  process.env.API_URL = api.url
  process.env.BASE_URL = own
  const { serveAllPages } = await import("../test/serve-all-pages.ts")
  const { serveSite } = await import("../test/serve-site.ts")
  const environment = { BASE_URL: own, API_URL: api.url, UPLOAD_PROXY: "1", RECORDING: "1" }
  site = await serveSite(environment, await serveAllPages())
}, 60_000)

afterAll(async () => {
  await site.close()
  await api.close()
})

type Found = { path: string; file: string }

/** The addresses of the route table, with a value in place of each parameter. */
function addressesOf(entries: RouteConfigEntry[]): Found[] {
  return entries.flatMap(({ children, file, path }) =>
    children
      ? addressesOf(children)
      : [{ file, path: `/${path ?? ""}`.replace("//", "/").replaceAll(/:\w+|\*/g, "algo") }],
  )
}

const modules = import.meta.glob<{ action?: unknown }>("../app/routes/**/*.{ts,tsx}")

/** Every address to which something could be posted: pages, resources, and the server's own. */
async function everyAddress(): Promise<string[]> {
  const routed = addressesOf(await routes).map(({ path }) => path)
  const known = Object.values(paths).filter((path) => typeof path === "string")
  const all = [...routed, ...known, adSignalsPath]
  return [...new Set(all)].filter((path) => /^\/[^#]*$/.test(path))
}

/** What a page of another site, or a program without one, sends as its origin. */
const foreign: Record<string, string>[] = [
  {},
  { origin: "null" },
  { origin: "" },
  { origin: "https://evil.test" },
  { origin: "http://wara.test" },
  { origin: "https://wara.test:8443" },
  { origin: "https://wara.test.evil.test" },
  { origin: "https://evilwara.test" },
  { origin: "https://www.wara.test" },
  { origin: `${own}, https://evil.test` },
  { origin: `${own}/` },
  { referer: `${own}/cuenta` },
  { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  { origin: "https://evil.test", "sec-fetch-site": "same-origin" },
  { origin: own, "sec-fetch-site": "cross-site" },
]

/** What a form of another site can send without a preflight, and what it cannot. */
const contents = [
  { type: "application/x-www-form-urlencoded", body: "intent=delete&_method=DELETE&id=1" },
  { type: "multipart/form-data; boundary=a", body: "--a--\r\n" },
  { type: "text/plain", body: '{"data":{"id":1}}' },
  { type: "application/json", body: '{"data":{"id":1}}' },
  { type: "", body: "" },
]

const session = { cookie: "wara_session=good; __Host-wara_session=good" }

async function post(path: string, headers: Record<string, string>, content = contents[0]) {
  const response = await fetch(`${site.url}${path}`, {
    ...{ method: "POST", redirect: "manual", body: content?.body ?? "" },
    headers: { ...session, ...headers, ...(content?.type ? { "content-type": content.type } : {}) },
  })
  return { response, text: await response.text() }
}

/** Webpay posts from its own site; the post becomes a GET of the same address. */
const isWebpays = (path: string) => path === paths.paymentReturn

test("[B8.55] no post of another site reaches any page, action or resource", async () => {
  const addresses = (await everyAddress()).flatMap((path) => [path, `${path}.data`])
  expect(addresses.length).toBeGreaterThan(150)
  const passed: string[] = []
  let posts = 0
  for (const [turn, path] of addresses.entries()) {
    for (const [index, headers] of foreign.entries()) {
      const some = contents.filter((_, place) => isWhole || place === (turn + index) % 5)
      for (const content of some) {
        const { response, text } = await post(path, headers, content)
        const isRefused = response.status === 403 && text === errorTexts.ForbiddenError
        const isRead = isWebpays(path) && response.status === 303
        if (!(isRefused || isRead) || response.headers.has("set-cookie")) {
          passed.push(`${path} ${JSON.stringify(headers)} ${content.type}: ${response.status}`)
        }
        posts += 1
      }
    }
  }
  expect(passed).toEqual([])
  expect(posts).toBe(addresses.length * foreign.length * (isWhole ? contents.length : 1))
  expect(api.received).toEqual([])
}, 600_000)

test("[B8.55] control: the same posts of the site itself reach the page's action", async () => {
  const loaded = await Promise.all(
    addressesOf(await routes).map(async ({ file, path }) => {
      const action = (await modules[`../app/${file}`]?.())?.action
      return action === undefined ? [] : [path]
    }),
  )
  const withAction = loaded.flat()
  expect(withAction.length).toBeGreaterThan(30)
  for (const path of withAction) {
    const { text } = await post(path, { origin: own, "sec-fetch-site": "same-origin" })
    expect(text, path).not.toBe(errorTexts.ForbiddenError)
  }
  expect(api.received.length).toBeGreaterThan(withAction.length / 2)
}, 60_000)
