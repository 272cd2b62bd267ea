import { createHash } from "node:crypto"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type PlainSite, servePlainPages } from "../../test/serve-plain-pages.ts"

let site: PlainSite
beforeEach(async () => {
  site = await servePlainPages()
})
afterEach(() => site.close())

const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? ""

test("[B7.1] a shared page is the same for everyone, and its scripts are trusted by hash", async () => {
  const answers = [await fetch(`${site.url}/`), await fetch(`${site.url}/`)]
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  const hash = createHash("sha256").update("run()").digest("base64")
  expect(texts[0]).toContain("<script>run()</script>")
  expect(texts[1]).toBe(texts[0])
  for (const answer of answers)
    expect(policyOf(answer)).toContain(`script-src 'sha256-${hash}' 'strict-dynamic';`)
  expect(site.rendered).toHaveLength(1)
})

test("a personal page has its policy's nonce, different per response", async () => {
  const headers = { cookie: "wara_session=token-1" }
  const ask = () => fetch(`${site.url}/`, { headers })
  const answers = [await ask(), await ask()]
  const nonces = answers.map((answer) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1])
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(texts.map((text) => /nonce="([^"]+)"/.exec(text)?.[1])).toEqual(nonces)
  expect(new Set(nonces).size).toBe(2)
})

test("prefetched pages may be reused after the click", async () => {
  const ask = async (headers: Record<string, string>, path = "/anuncios/grua.data") =>
    (await fetch(site.url + path, { headers })).headers.get("cache-control")
  const session = { Cookie: "wara_session=token-1" }
  const ahead = { "Sec-Purpose": "prefetch" }
  expect(await ask({ ...session, ...ahead })).toBe("private, max-age=30")
  expect(await ask(session)).toBe("private, no-store")
  expect(await ask({ ...session, ...ahead }, "/nada")).toBe("private, no-store")
  expect(await ask(ahead)).toBe("private, max-age=30")
  expect(await ask({})).toBe("private, no-cache")
})

test("requests with a session cookie get personal pages", async () => {
  await fetch(`${site.url}/`)
  const own = await fetch(`${site.url}/`, { headers: { cookie: "wara_session=token-1" } })
  expect(await own.text()).toContain("token-1")
  expect(own.headers.get("cache-control")).toBe("private, no-store")
  const visitor = await fetch(`${site.url}/`)
  expect(await visitor.text()).toContain("visitor")
  expect(site.rendered).toHaveLength(2)
})

test("a shared page uses nothing that its first visitor sent", async () => {
  await fetch(`${site.url}/anuncios?s=retro&x=1`, {
    headers: { "accept-language": "de", "x-forwarded-host": "evil.test", cookie: "theme=dark" },
  })
  const [request] = site.rendered
  expect(request?.url).toBe("http://wara.test/anuncios?s=retro")
  expect([...(request?.headers ?? [])]).toEqual([])
})

test("a shared page has Vary and is revalidated each time", async () => {
  const { headers } = await fetch(`${site.url}/`, { headers: { "accept-encoding": "br, gzip" } })
  expect(headers.get("cache-control")).toBe("private, no-cache")
  expect(headers.get("vary")).toBe("Cookie, Accept-Encoding")
  expect(headers.get("content-encoding")).toBe("br")
})

test("an incomplete page is cached for seconds only", async () => {
  const { headers } = await fetch(`${site.url}/a-medias`)
  expect(headers.get("cache-control")).toBe("private, max-age=10")
})

test("an unknown page answers 404, cached or not; HEAD has no body", async () => {
  const first = await fetch(`${site.url}/nada`)
  const second = await fetch(`${site.url}/nada`, { method: "HEAD" })
  expect([first.status, second.status, await second.text()]).toEqual([404, 404, ""])
  expect(site.rendered).toHaveLength(1)
})

test("[S6.3] programs get errors as plain text, browsers as a page, also from the cache", async () => {
  const ask = (userAgent: string, method = "GET") =>
    fetch(`${site.url}/nada`, { method, headers: { "user-agent": userAgent } })
  const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
  const person = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36"
  const missing = await ask(bot)
  expect([missing.status, await missing.text()]).toEqual([404, "404 - Page not found"])
  expect(Object.fromEntries(missing.headers)).toMatchObject({
    "cache-control": "private, no-store",
    "content-type": "text/plain; charset=utf-8",
    "retry-after": "7",
    "x-robots-tag": "noindex",
  })
  expect(missing.headers.get("vary")).toContain("User-Agent")
  const shown = await ask(person)
  expect([shown.status, await shown.text()]).toEqual([404, "<h1>404</h1><aside>ads</aside>"])
  const drawn = await ask(person.replace("Chrome", "HeadlessChrome"))
  expect(drawn.headers.get("content-type")).toContain("text/html")
  const again = await ask(bot, "HEAD")
  expect([again.status, await again.text()]).toEqual([404, ""])
  expect(site.rendered).toHaveLength(1)
  // Successful pages are the same for both.
  const page = await fetch(`${site.url}/`, { headers: { "user-agent": bot } })
  expect(page.headers.get("content-type")).toContain("text/html")
})

test("a failed page render answers 500 and is retried", async () => {
  const answers = [await fetch(`${site.url}/roto`), await fetch(`${site.url}/roto`)]
  expect(answers.map(({ status }) => status)).toEqual([500, 500])
  expect(await answers[0]?.text()).not.toContain("broken page")
  expect(site.rendered).toHaveLength(2)
})
