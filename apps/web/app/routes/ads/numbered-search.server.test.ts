import { buildAd } from "@wara/factories/build-ad"
import { buildFacets } from "@wara/factories/build-catalog"
import { afterAll, expect, test } from "vitest"
import { buildContext } from "../../../test/build-context.ts"
import { pageOf } from "../../../test/hostile-answers.ts"
import { openServer, sendJson } from "../../../test/open-server.ts"

const numbered = buildAd({ id: 1302, slug: "grua-1302" })
let found = [buildAd()]
const api = await openServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://api.test")
  if (pathname === "/api/ads/facets") return sendJson(response, 200, { data: buildFacets() })
  if (pathname.startsWith("/api/filter/")) return sendJson(response, 200, { data: [] })
  const number = searchParams.get("filters[id][$eq]")
  const ofNumber = number === "1302" ? [numbered] : []
  return sendJson(response, 200, pageOf(number === null ? found : ofNumber))
})
process.env.API_URL = api.url
const { loader } = await import("./ad-list.tsx")
afterAll(() => api.close())

/** A search's redirect, or the ad shown above its results. */
async function searchFor(text: string) {
  const url = new URL(`http://wara.test/anuncios?${new URLSearchParams({ s: text })}`)
  const asked = { url, request: new Request(url), params: {}, pattern: "/anuncios" }
  try {
    return (await loader({ ...asked, context: buildContext() })).numbered?.slug
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get("location") : thrown
  }
}

test("[B5.11] typing an ad's number finds the ad", async () => {
  expect(await searchFor("nº 1302")).toBe("/anuncios/grua-1302")
  expect(await searchFor("1302")).toBe("grua-1302")
  expect(await searchFor("1303")).toBeUndefined()
  found = []
  expect(await searchFor("1302")).toBe("/anuncios/grua-1302")
})
