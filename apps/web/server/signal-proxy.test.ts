import { afterAll, expect, test } from "vitest"
import { openServer, sendJson } from "../test/open-server.ts"
import { serveSite } from "../test/serve-site.ts"

const api = await openServer((_request, response) => sendJson(response, 200, { ok: true }))
afterAll(() => api.close())

const batch = JSON.stringify({ data: { view: ["excavadora-7"] } })

async function send(headers: Record<string, string>, body = batch) {
  const environment = {
    BASE_URL: "https://wara.test",
    API_URL: api.url,
    SERVICE_TOKEN: "service-token-1234",
  }
  const site = await serveSite(environment, async () => new Response("a page"))
  const before = api.received.length
  const { headers: answered, status } = await fetch(`${site.url}/api/ad-signals`, {
    method: "POST",
    headers: { origin: "https://wara.test", "user-agent": "Browser 1", ...headers },
    body,
  })
  await site.close()
  const forwarded = api.received.slice(before).filter(({ url }) => url === "/api/ad-signals")
  return { status, forwarded, cookies: answered.getSetCookie() }
}

test("[B10.70] signals reach the api with the browser's address, and no cookie is set", async () => {
  const { cookies, forwarded, status } = await send({ cookie: "wara_session=token-1" })
  expect([status, cookies]).toEqual([204, []])
  expect(forwarded).toMatchObject([
    {
      body: batch,
      headers: {
        authorization: "Bearer token-1",
        "user-agent": "Browser 1",
        "x-service-token": "service-token-1234",
        "x-forwarded-for": expect.stringMatching(/127\.0\.0\.1|::1/),
      },
    },
  ])
  expect(forwarded[0]?.headers.cookie).toBeUndefined()
})

test("[B10.71] other sites, long bodies and browsers that refuse to be tracked are not counted", async () => {
  const refused = [
    await send({ origin: "https://elsewhere.test" }),
    await send({}, "x".repeat(16 * 1024 + 1)),
    await send({ "sec-gpc": "1" }),
    await send({ dnt: "1" }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 413, 204, 204])
  expect(refused.flatMap(({ forwarded }) => forwarded)).toEqual([])
})
