import { maxUploadBytes } from "@wara/domain/site/upload-rules"
import { uploadProblemText, uploadTexts } from "@wara/domain/site/upload-texts"
import { afterEach, expect, test, vi } from "vitest"
import { openServer } from "../../../test/open-server.ts"
import { UploadFailure, uploadFile } from "./upload-file.ts"

let close = async () => {}
afterEach(() => close())

const small = { url: "/uploads/small_a.webp", width: 245, height: 245 }
const image = {
  id: 7,
  url: "/uploads/a.webp",
  width: 300,
  height: 300,
  formats: { thumbnail: small },
}

/** A server of another origin that answers so and permits this origin, like the api without the proxy. */
async function open(status: number, text: string, headers: Record<string, string> = {}) {
  const server = await openServer((request, response) => {
    response.writeHead(request.method === "OPTIONS" ? 204 : status, {
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "authorization",
      "access-control-expose-headers": "retry-after",
      ...headers,
    })
    response.end(request.method === "OPTIONS" ? "" : text)
  })
  close = server.close
  return { ...server, to: { url: `${server.url}/api/ads/upload`, ticket: null } }
}

const file = new Blob(["picture"], { type: "image/png" })
const send = (to: { url: string; ticket: string | null }, options = {}) =>
  uploadFile(to, file, "avatar.png", "avatar", options).catch((cause: unknown) => cause)

test("[S7.9] a picture is posted with its type; the first item of the response is the result", async () => {
  const { to, received } = await open(200, JSON.stringify([image, { ...image, id: 8 }]))
  const fractions: number[] = []
  const onProgress = (fraction: number) => void fractions.push(fraction)
  const answer = await send({ ...to, ticket: "ticket-1" }, { onProgress, key: "key-of-this-file" })
  expect(answer).toEqual(image)
  const posted = received.find(({ method }) => method === "POST")
  expect(posted?.headers.authorization).toBe("Bearer ticket-1")
  expect(posted?.body).toMatch(/name="type"\r\n\r\navatar\r\n/)
  expect(posted?.body).toMatch(/name="key"\r\n\r\nkey-of-this-file\r\n/)
  expect(posted?.body).toMatch(/name="files"; filename="avatar.png"[\s\S]*picture/)
  expect(fractions.at(-1)).toBe(1)
})

const refusal = (name: string, errors: unknown[] = []) =>
  JSON.stringify({ data: null, error: { status: 1, name, message: "x", details: { errors } } })

test.each([
  [
    415,
    refusal("UnsupportedMediaTypeError", [{ path: ["files", "0"], message: "Usa JPG." }]),
    "Usa JPG.",
  ],
  [
    403,
    refusal("UnverifiedEmailError", [
      { path: ["email_confirmation"], message: uploadTexts.unconfirmed },
    ]),
    uploadTexts.unconfirmed,
  ],
  [429, refusal("RateLimitError"), "Demasiados intentos. Espera un momento y vuelve a probar."],
  [502, "<html>", "Algo falló de nuestro lado. Ya lo estamos revisando."],
  [200, "[]", "Algo falló de nuestro lado. Ya lo estamos revisando."],
])(
  "[S7.9] [S8.2] status %i without a picture is 'Upload failed: {status}' with a message for users",
  async (status, body, text) => {
    const { to } = await open(status, body)
    const failure = await send(to)
    expect(failure).toBeInstanceOf(UploadFailure)
    expect(failure).toMatchObject({ message: `Upload failed: ${status}`, status, text })
  },
)

test("each picture requests and sends its own ticket", async () => {
  const { to, received } = await open(200, JSON.stringify([image]))
  vi.stubGlobal("fetch", async () => Response.json({ url: to.url, ticket: "ticket-3" }))
  await send({ ...to, ticket: "ticket-2" })
  await send({ ...to, ticket: "ticket-2" })
  vi.unstubAllGlobals()
  const posted = received.filter(({ method }) => method === "POST")
  const bearers = posted.map(({ headers }) => headers.authorization)
  expect(bearers).toEqual(["Bearer ticket-2", "Bearer ticket-3"])
})

test("[S7.15] each upload has its own token, sent before the file", async () => {
  const { to, received } = await open(401, refusal("UnauthorizedError"))
  vi.stubGlobal("fetch", async () => Response.json({ url: to.url, ticket: "ticket-5" }))
  const tokens = ["token-1", "token-2", null]
  const botToken = async () => tokens.shift() ?? null
  await send({ ...to, ticket: "ticket-4" }, { botToken })
  await send(to, { botToken })
  vi.unstubAllGlobals()
  const bodies = received.filter(({ method }) => method === "POST").map(({ body }) => body)
  expect(bodies[0]).toMatch(/name="recaptchaToken"\r\n\r\ntoken-1\r\n[\s\S]*name="files"/)
  expect(bodies[1]).toMatch(/name="recaptchaToken"\r\n\r\ntoken-2\r\n[\s\S]*name="files"/)
  expect(bodies[2]).not.toContain("recaptchaToken")
})

test("the seconds to wait are passed on", async () => {
  const { to } = await open(429, refusal("RateLimitError"), { "retry-after": "10" })
  expect(await send(to)).toMatchObject({ status: 429, retryAfter: 10 })
})

test("a file that is too large is not sent", async () => {
  const { to, received } = await open(200, "[]")
  const large = new Blob([new Uint8Array(maxUploadBytes + 1)])
  const failure = await uploadFile(to, large, "a.jpg", "cover").catch((cause: unknown) => cause)
  expect(failure).toMatchObject({
    message: "Upload failed: 413",
    text: uploadProblemText("too-large", "cover"),
  })
  expect(received).toEqual([])
})

test("without a connection the error says so; an aborted upload rejects with its reason", async () => {
  const { to } = await open(200, "[]")
  await close()
  close = async () => {}
  expect(await send(to)).toMatchObject({ status: 0, text: uploadTexts.noConnection })
  const reason = new Error("changed my mind")
  const controller = new AbortController()
  const pending = send(to, { signal: controller.signal })
  controller.abort(reason)
  expect(await pending).toBe(reason)
})
