import { afterAll, expect, test } from "vitest"
import { openServer, sendJson } from "../../test/open-server.ts"

const api = await openServer((_request, response) =>
  sendJson(response, 201, { data: { documentId: "message-1" } }),
)
process.env.API_URL = api.url
const { sendContactMessage } = await import("./site.server.ts")
afterAll(() => api.close())

test("a message is sent with its idempotency key and the sender's address for rate limits", async () => {
  const message = { email: "a@b.cl", name: "Ana", company: "", phone: "", message: "Buenas tardes" }
  const sender = { idempotencyKey: "key-1", clientIp: "203.0.113.7" }
  expect(await sendContactMessage(message, sender)).toEqual({ documentId: "message-1" })
  expect(api.received[0]).toMatchObject({
    method: "POST",
    url: "/api/contact",
    body: JSON.stringify({ data: message }),
    headers: { "idempotency-key": "key-1", "x-forwarded-for": "203.0.113.7" },
  })
})
