import { afterAll, expect, test } from "vitest"
import { openServer, sendJson } from "../../test/open-server.ts"

const ticket = { ticket: "ticket-1", expires_at: "2026-11-20T15:05:00.000Z" }
const api = await openServer((_request, response) => sendJson(response, 200, ticket))
process.env.API_URL = api.url
process.env.PUBLIC_API_URL = "https://api.wara.test/"
process.env.UPLOAD_PROXY = "0"
const { uploadTarget } = await import("./uploads.server.ts")
afterAll(() => api.close())

test("[S7.12] without the proxy, pictures go to the API's URL plus the path, with a ticket", async () => {
  const caller = { token: "token-1", clientIp: "203.0.113.7", userAgent: "x", deviceId: null }
  expect(await uploadTarget(caller)).toEqual({
    url: "https://api.wara.test/api/ads/upload",
    ticket: "ticket-1",
  })
  expect(api.received[0]).toMatchObject({
    method: "POST",
    url: "/api/auth/upload-ticket",
    headers: { authorization: "Bearer token-1" },
  })
})
