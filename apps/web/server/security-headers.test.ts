import { afterEach, beforeEach, expect, test } from "vitest"
import { readConfig } from "../app/config.server.ts"
import { type PlainSite, servePlainPages } from "../test/serve-plain-pages.ts"
import { outsideSources } from "./security-headers.ts"

let site: PlainSite
beforeEach(async () => {
  site = await servePlainPages()
})
afterEach(() => site.close())

test("cached pages run scripts by hash only, cannot be framed, and send little referrer", async () => {
  const { headers } = await fetch(`${site.url}/`)
  const policy = headers.get("content-security-policy") ?? ""
  expect(policy).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).toContain("frame-src 'none'; worker-src 'self'; manifest-src 'self'")
  expect(policy).toContain(
    "object-src 'none'; base-uri 'none'; form-action 'self' https://webpay3g.transbank.cl",
  )
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("permissions-policy")).toContain("camera=()")
  expect(headers.get("strict-transport-security")).toBeNull()
})

test("[S1.8] pages may connect to configured origins, with scripts still by hash only", async () => {
  const joined = await servePlainPages({ GTM_ID: "GTM-WARA", GTM_URL: "https://tags.test" })
  const policy = (await fetch(`${joined.url}/`)).headers.get("content-security-policy") ?? ""
  await joined.close()
  expect(policy).toContain("connect-src 'self' https://tags.test;")
  expect(policy).toContain("frame-src https://tags.test;")
  expect(policy).toMatch(/img-src [^;]+ https:\/\/tags.test;/)
  expect(policy).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic';/)
})

test("[B8.28] pages require trusted types, with the scripts of others only where it is asked for", async () => {
  const isRequired = async (environment: Record<string, string>) => {
    const other = await servePlainPages(environment)
    const { headers } = await fetch(`${other.url}/`)
    await other.close()
    const policy = headers.get("content-security-policy") ?? ""
    return policy.includes("require-trusted-types-for 'script'; trusted-types default inert")
  }
  const tags = { GTM_ID: "GTM-WARA" }
  const botCheck = { BOT_CHECK: "turnstile", BOT_CHECK_SITE_KEY: "key" }
  expect(await isRequired({ NODE_ENV: "production" })).toBe(true)
  expect(await isRequired({ NODE_ENV: "test", TRUSTED_TYPES: "0" })).toBe(false)
  expect(await isRequired({ NODE_ENV: "test", ...tags })).toBe(false)
  expect(await isRequired({ NODE_ENV: "test", ...botCheck })).toBe(false)
  expect(await isRequired({ NODE_ENV: "test", ...tags, TRUSTED_TYPES: "1" })).toBe(true)
})

test("browsers may connect to the api where pictures are posted to it", async () => {
  const policyOf = async (environment: Record<string, string>) => {
    const other = await servePlainPages({
      PUBLIC_API_URL: "https://api.wara.test/x",
      ...environment,
    })
    const { headers } = await fetch(`${other.url}/`)
    await other.close()
    return /connect-src ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1]
  }
  expect(await policyOf({})).toBe("'self'")
  expect(await policyOf({ UPLOAD_PROXY: "0" })).toBe("'self' https://api.wara.test")
})

test("[B5.37] mails may show pictures; pages and files are same-origin", async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${site.url}${path}`)).headers.get("cross-origin-resource-policy")
  expect(await policyOf("/api/images/nothing.webp?w=320")).toBe("cross-origin")
  expect(await policyOf("/icon-192.png")).toBe("cross-origin")
  expect(await policyOf("/")).toBe("same-origin")
})

test("[B5.30] downloads are sandboxed", async () => {
  const { headers } = await fetch(`${site.url}/archivo`)
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox")
  expect(headers.get("content-disposition")).toBe('attachment; filename="boleta-1.pdf"')
  expect(headers.get("x-content-type-options")).toBe("nosniff")
})

test("HSTS is sent when the site is served over https", async () => {
  const secure = await servePlainPages({ BASE_URL: "https://wara.test" })
  const { headers } = await fetch(`${secure.url}/`)
  await secure.close()
  expect(headers.get("strict-transport-security")).toContain("max-age=63072000")
  expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests")
})

test("[S1.9] every response of a blocked site is noindex, none of an open one", async () => {
  const blocked = await servePlainPages({ BLOCK_SEARCH_ENGINES: "1" })
  const robotsTag = async ({ url }: PlainSite, path: string) =>
    (await fetch(url + path, { redirect: "manual" })).headers.get("x-robots-tag")
  for (const path of [
    "/",
    "/",
    "/contacto/",
    "/assets/x.js",
    "/api/images/x.webp?w=640",
    "/roto",
  ]) {
    expect(await robotsTag(blocked, path), path).toBe("noindex, nofollow")
    expect(await robotsTag(site, path), path).toBeNull()
  }
  await blocked.close()
})

const sources = (environment: Record<string, string>) => outsideSources(readConfig(environment))

test("[S1.8] unconfigured origins may not be reached", () => {
  expect(sources({})).toEqual({ connect: [], image: [], frame: [] })
})

test("[S1.8] tags may reach Google's measurement; their stand-in only itself", () => {
  const google = sources({ GTM_ID: "GTM-WARA" })
  expect(google.connect).toContain("https://*.google-analytics.com")
  expect(google.image).toContain("https://*.g.doubleclick.net")
  const origin = "http://127.0.0.1:4000"
  const standIn = sources({ GTM_ID: "GTM-WARA", GTM_URL: `${origin}/` })
  expect(standIn).toEqual({ connect: [origin], image: [origin], frame: [origin] })
})

test.each([
  ["recaptcha", {}, "https://www.google.com/recaptcha/"],
  ["turnstile", {}, "https://challenges.cloudflare.com"],
  ["recaptcha", { BOT_CHECK_SCRIPT_URL: "http://127.0.0.1:5000/api.js" }, "http://127.0.0.1:5000"],
])("[S1.8] %s may show its frame and connect to its provider", (provider, others, place) => {
  const { connect, frame } = sources({
    BOT_CHECK: provider,
    BOT_CHECK_SITE_KEY: "key",
    ...others,
  })
  expect(connect).toEqual([place])
  expect(frame).toContain(place)
})

test("[S1.8] errors are reported through our own server: no page reaches the reporting service", () => {
  const settings = { SENTRY_DSN: "https://key@errors.test/1" }
  expect(sources(settings)).toEqual({ connect: [], image: [], frame: [] })
})
