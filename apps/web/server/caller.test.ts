import { Hono } from "hono"
import { expect, test } from "vitest"
import { readConfig } from "../app/config.server.ts"
import { callerFacts, sessionToken, tokenIn } from "./caller.ts"
import type { WebEnv } from "./web-context.ts"

const config = readConfig({ TRUSTED_PROXY_HOPS: "1" })
const site = new Hono<WebEnv>()
site.get("/", (c) =>
  c.json({ token: sessionToken(c, config), device: callerFacts(c, config).deviceId }),
)

async function read(cookie: string) {
  const headers = { cookie, "x-forwarded-for": "203.0.113.7" }
  return (await site.request("/", { headers })).json()
}

test("the backend receives the cookies' values", async () => {
  const cookie = "wara_session=abc_DEF-123; wara_session_device=xyz-9"
  expect(await read(cookie)).toEqual({ token: "abc_DEF-123", device: "xyz-9" })
  expect(await read("wara_session=")).toEqual({ token: null, device: null })
})

test.each(["a%0d%0aX-Service-Token:%20b", "%E2%82%AC", "%C3%B1", "a%20b", "a%00b"])(
  "a forged cookie, %s, neither injects a header nor fails the request",
  async (written) => {
    const { token, device } = await read(`wara_session=${written}; wara_session_device=${written}`)
    expect(() => new Headers({ authorization: `Bearer ${token}` })).not.toThrow()
    expect(token).toMatch(/^[\w%.~-]+$/)
    expect(device).toBeNull()
  },
)

test("[B8.38] with https the cookie of this host alone comes first, and an earlier name still counts", async () => {
  const secure = { ...config, baseUrl: "https://wara.test" }
  const host = "__Host-wara_session=own"
  const pairs = [host, "wara_session=old", `wara_session=old; ${host}`]
  expect(pairs.map((pair) => tokenIn(pair, secure))).toEqual(["own", "old", "own"])
  expect(tokenIn(host, config)).toBeNull()
})
