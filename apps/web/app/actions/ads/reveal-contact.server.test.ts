import { afterAll, beforeEach, expect, test } from "vitest"
import { type Answer, openAnsweringApi, outcomeOf, refusal } from "../../../test/answering-api.ts"
import { buildContext } from "../../../test/build-context.ts"

const contact = { name: "Rosa Paredes", email: "rosa@faena.cl", phone: "+56912345678" }
let answer: Answer

const api = await openAnsweringApi((method, path) =>
  method === "POST" && path === "/ads/2004/contact-reveal" ? answer : undefined,
)
process.env.API_URL = api.url
const { revealContactOnPage } = await import("./reveal-contact.server.ts")

afterAll(() => api.close())
beforeEach(() => {
  api.received.length = 0
  answer = { status: 200, body: { data: contact } }
})

function press(ad: string, token: string | null = "token-1"): Promise<unknown> {
  const url = "http://wara.test/anuncios/grua"
  const request = new Request(url, { method: "POST", body: new URLSearchParams({ anuncio: ad }) })
  const given = { request, context: buildContext({ token }) }
  return revealContactOnPage(given).catch((error: unknown) => error)
}

test("[B8.4] the page asks with the caller's own session for this ad only", async () => {
  expect(await press("2004")).toMatchObject({ data: { contact, failure: null } })
  expect(api.received.map(({ method, url }) => [method, url])).toEqual([
    ["POST", "/api/ads/2004/contact-reveal"],
  ])
  expect(api.received[0]?.headers.authorization).toBe("Bearer token-1")
})

test("[B8.4] a limit is answered with its own text, status and waiting time", async () => {
  const message = "Viste el contacto de 10 anuncios en la última hora."
  const details = { errors: [{ path: ["contact_reveals"], message }] }
  const headers = { "Retry-After": "1800" }
  answer = { ...refusal(429, "RateLimitError", details), headers }
  expect(await press("2004")).toMatchObject({
    data: { contact: null, failure: message, isUnconfirmed: false },
    init: { status: 429, headers },
  })
})

test("[B8.4] an unconfirmed account, an ad that ended and an invalid id reveal nothing", async () => {
  answer = refusal(403, "UnverifiedEmailError")
  expect(await press("2004")).toMatchObject({ data: { contact: null, isUnconfirmed: true } })
  answer = refusal(404, "NotFoundError")
  const failure = "Este anuncio ya no está publicado."
  expect(await press("2004")).toMatchObject({ data: { contact: null, failure } })
  expect(await press("../users/me")).toMatchObject({ data: { contact: null } })
  expect(api.received.at(-1)?.url).toBe("/api/ads/NaN/contact-reveal")
})

test("[B8.4] users whose session has ended log in and return to the page", async () => {
  answer = refusal(401, "UnauthorizedError")
  const { location, status } = Object(outcomeOf(await press("2004", null)))
  expect(status).toBe(302)
  expect(location).toContain("volver=%2Fanuncios%2Fgrua")
})
