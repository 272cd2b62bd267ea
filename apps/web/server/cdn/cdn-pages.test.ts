import { expect, test } from "vitest"
import { servePlainPages } from "../../test/serve-plain-pages.ts"
import { cdnPagePolicy, offerToCdn } from "./cdn-pages.ts"

const cdn = {
  PAGES_AT_CDN: "1",
  CDN_PURGE_URL: "http://127.0.0.1:9/purge",
  CDN_PURGE_SECRET: "secret-of-this-test",
  SERVICE_TOKEN: "service-token-of-this-test",
}

test("[B9.93] with a CDN, pages of visitors are shared with their tags; those of one person never", async () => {
  const site = await servePlainPages(cdn)
  try {
    const ask = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(site.url + path, { headers })).headers
    // The first answer goes all the way, the second is answered early.
    for (const headers of [await ask("/"), await ask("/"), await ask("/", { cookie: "theme=1" })]) {
      expect(headers.get("cache-control")).toBe(cdnPagePolicy)
      expect(headers.get("vary")).toBe("Accept-Encoding")
      expect(headers.get("cache-tag")).toBe("page")
      expect(headers.get("set-cookie")).toBeNull()
    }
    const known = { "if-none-match": (await ask("/")).get("etag") ?? "" }
    expect((await ask("/", known)).get("cache-control")).toBe(cdnPagePolicy)
    for (const headers of [
      await ask("/", { cookie: "wara_session=token-1" }),
      await ask("/", { "sec-purpose": "prefetch" }),
      await ask("/nada"),
      await ask("/a-medias"),
      await ask("/caida"),
    ]) {
      expect(headers.get("cache-control")).toMatch(/^private, /)
      expect(headers.get("vary")).toContain("Cookie")
      expect(headers.get("cache-tag")).toBeNull()
    }
  } finally {
    await site.close()
  }
})

test("[B9.93] without the setting no page is shared with a CDN", async () => {
  const site = await servePlainPages()
  try {
    const { headers } = await fetch(`${site.url}/`)
    expect(headers.get("cache-control")).toBe("private, no-cache")
    expect(headers.get("vary")).toContain("Cookie")
    expect(headers.get("cache-tag")).toBeNull()
  } finally {
    await site.close()
  }
})

test("[B9.93] a page that a change outdated, or that any change outdates, is not shared", () => {
  const page = {
    ...{ status: 200, headers: [], renderedAt: 0, maxAgeMs: 1_000, answerHeaders: null },
    body: { br: Buffer.of(), gzip: Buffer.of(), etag: '"1"', scripts: [] },
    ...{ tags: new Set(["ad:7", "lists:gruas"]), outdatedAt: null, mustRevalidate: false },
  }
  const offered = (changes: Partial<Parameters<typeof offerToCdn>[1]>) => {
    const headers = new Headers({ "cache-control": "private, no-cache", vary: "Cookie" })
    offerToCdn(headers, { ...page, ...changes })
    return headers.get("cache-tag")
  }
  expect(offered({})).toBe("page,ad:7,lists:gruas")
  expect(offered({ outdatedAt: 5 })).toBeNull()
  expect(offered({ mustRevalidate: true })).toBeNull()
  expect(offered({ tags: new Set(["all"]) })).toBeNull()
  expect(offered({ tags: new Set(["ad 7\r\n"]) })).toBeNull()
  expect(offered({ status: 404 })).toBeNull()
  expect(offered({ headers: [["cache-control", "private, max-age=10"]] })).toBeNull()
})
