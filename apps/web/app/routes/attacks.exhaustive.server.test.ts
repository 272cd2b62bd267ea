import { sanitisingLevels } from "@wara/domain/content/sanitising-levels"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { adsPath } from "@wara/domain/site/paths"
import { allAttacks } from "@wara/domain/test/attack-texts"
import { afterAll, expect, test, vi } from "vitest"
import { openAnsweringApi } from "../../test/answering-api.ts"
import { buildContext } from "../../test/build-context.ts"
import { faqsWith, hostileAnswers, pageOf } from "../../test/hostile-answers.ts"
import { readMarkup } from "../../test/page-markup.ts"

// Without a build there is no stylesheet to link.
vi.mock("../app.css?url", () => ({ default: "/assets/app.css" }))

let hostilePages: Record<string, unknown> = {}
const api = await openAnsweringApi((_method, path) => {
  const body = hostilePages[`/api${path}`]
  return body === undefined ? undefined : { status: 200, body }
})
process.env.API_URL = api.url
const { serveRoutes } = await import("../../test/serve-routes.ts")
const render = serveRoutes([
  { id: "root", path: "", module: await import("../root.tsx") },
  ...Object.entries({
    "/anuncios": await import("./ads/ad-list.tsx"),
    "/anuncios/:slug": await import("./ads/ad-detail.tsx"),
    "/preguntas-frecuentes": await import("./site/faq.tsx"),
    "/:slug": await import("./slug.tsx"),
    "*": await import("./not-found.tsx"),
  }).map(([path, module]) => ({ id: path, path, parentId: "root", module })),
])
afterAll(() => api.close())

async function open(path: string): Promise<string> {
  const headers = { "user-agent": "Mozilla/5.0 Chrome/140.0" }
  const request = new Request(`http://localhost:3000${path}`, { headers })
  return (await render(request, buildContext({ userAgent: headers["user-agent"] }))).text()
}

/** Milliseconds; a busy machine renders hundreds of pages slowly. */
const slow = 60_000

/** Returns all attacks in turn and records when each was used. */
function attacker() {
  let turn = 0
  const next = () => allAttacks[turn++ % allAttacks.length] ?? ""
  return { next, isDone: () => turn >= allAttacks.length }
}

/** Text of scripts that contain data only. */
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, data]) => data ?? "",
  )

test.each(["/anuncios/grua-1", "/ana", "/preguntas-frecuentes", "/anuncios"])(
  "[S5.4] no user text changes the structure of %s",
  async (path) => {
    hostilePages = hostileAnswers(() => "Texto sin maldad")
    const page = await open(path)
    expect(page).toContain("Texto sin maldad")
    const { skeleton } = readMarkup(page)
    const { next, isDone } = attacker()
    while (!isDone()) {
      hostilePages = hostileAnswers(next)
      const html = await open(path)
      expect(readMarkup(html)).toEqual({ skeleton, dangers: [] })
      for (const data of structuredData(html)) expect(() => JSON.parse(data)).not.toThrow()
    }
  },
  slow,
)

/** Elements of the level `rich` may differ; nothing else. */
const isNoRich = (element: string) =>
  !sanitisingLevels.rich.some((tag) => element.startsWith(`${tag} `))

/** What a page contains apart from elements of the level `rich`. */
async function readPlain(path: string) {
  const { skeleton, dangers } = readMarkup(await open(path))
  return { skeleton: skeleton.filter(isNoRich), dangers }
}

test("[S5.4] operators' answers add only elements of their level to a page", async () => {
  const shown = (answers: readonly string[]) => {
    const faqs = faqsWith(answers, () => "x")
    hostilePages = { ...hostileAnswers(() => "x"), "/api/faqs": pageOf(faqs) }
    return readPlain("/preguntas-frecuentes")
  }
  const harmless = await shown(allAttacks.map(() => "x"))
  expect(harmless.dangers).toEqual([])
  expect(await shown(allAttacks.map((attack) => `Antes ${attack}`))).toEqual(harmless)
})

test.each(["/anuncios/grua-1", "/ana"])(
  "[S5.4] a seller's text adds only elements of its level to %s",
  async (path) => {
    const describe = (description: string) => {
      hostilePages = hostileAnswers(
        () => "x",
        () => description,
      )
    }
    describe("x")
    const harmless = await readPlain(path)
    expect(harmless.dangers).toEqual([])
    for (const attack of allAttacks) {
      describe(`Antes ${attack} <strong>después</strong>`)
      expect(await readPlain(path), attack).toEqual(harmless)
    }
    describe("<strong>Negrita</strong>")
    expect(await open(path)).toContain("<strong>Negrita</strong>")
  },
  slow,
)

test(
  "[S5.4] searched texts and unknown paths are shown as plain text",
  async () => {
    hostilePages = hostileAnswers(() => "x")
    const listed = readMarkup(await open("/anuncios?s=grua"))
    const missing = readMarkup(await open("/nada/grua"))
    expect(missing.skeleton).toContain("h1 class")
    expect([...listed.dangers, ...missing.dangers]).toEqual([])
    for (const attack of allAttacks) {
      const { text } = parseAdSearch(new URLSearchParams({ s: attack }))
      expect(readMarkup(await open(adsPath({ text }))), attack).toEqual(listed)
    }
    // The router does not match line breaks in a path.
    const parts = allAttacks.map((attack) =>
      encodeURIComponent(attack.toWellFormed().replace(/\s/g, " ")),
    )
    for (let from = 0; from < parts.length; from += 4) {
      const path = parts.slice(from, from + 4).join("/")
      expect(readMarkup(await open(`/nada/${path}`)), path).toEqual(missing)
    }
  },
  slow,
)
