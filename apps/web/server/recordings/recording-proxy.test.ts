import { createServer } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { Hono } from "hono"
import { requestId } from "hono/request-id"
import { pino } from "pino"
import { afterEach, expect, test } from "vitest"
import { readConfig } from "../../app/config.server.ts"
import { openServer, sendJson } from "../../test/open-server.ts"
import { sameOrigin } from "../same-origin.ts"
import type { WebEnv } from "../web-context.ts"
import { recordingProxy } from "./recording-proxy.ts"
import { newRecordingToken } from "./recording-token.ts"

const closings: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** The site's recording proxy in front of an api stand-in. */
async function open(environment: Record<string, string> = {}) {
  const api = await openServer((_request, response) => sendJson(response, 200, { ok: true }))
  const config = readConfig({
    BASE_URL: "http://wara.test",
    API_URL: api.url,
    SERVICE_TOKEN: "service-token-1234",
    SESSION_RECORDING: "1",
    ...environment,
  })
  const app = new Hono<WebEnv>()
  app.use(requestId())
  app.use(sameOrigin(config))
  app.route("/", recordingProxy(config, pino({ level: "silent" })))
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  closings.push(
    api.close,
    () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  )
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const post = (path: string, headers: Record<string, string>, body: string) =>
    fetch(`http://127.0.0.1:${port}/api/recording${path}`, {
      method: "POST",
      headers: { origin: "http://wara.test", ...headers },
      body,
    })
  const askToken = (headers: Record<string, string>) => post("/token", headers, "")
  const send = async (
    headers: Record<string, string>,
    body = '{"data":1}',
    token: string | null = null,
  ) => {
    const given = token ?? newRecordingToken("service-token-1234", Date.now())
    return post(`?token=${given}`, headers, body)
  }
  return { api, askToken, send }
}

const consents = "site-cookies-accepted=measurement.recording"

test("[S3.8] a recording reaches the api with the user's session", async () => {
  const { api, send } = await open()
  const cookie = `${consents}; wara_session=token-1`
  expect((await send({ cookie, "user-agent": "Browser 1" })).status).toBe(204)
  expect(api.received[0]).toMatchObject({ url: "/api/recordings", body: '{"data":1}' })
  expect(api.received[0]?.headers).toMatchObject({
    authorization: "Bearer token-1",
    "x-service-token": "service-token-1234",
    "x-forwarded-for": "127.0.0.1",
    "user-agent": "Browser 1",
  })
  // A browser cannot claim an identity: its own headers are not forwarded.
  const claims = { authorization: "Bearer token-2", "x-forwarded-for": "10.0.0.1" }
  await send({ cookie: consents, ...claims })
  expect(api.received[1]?.headers.authorization).toBeUndefined()
  expect(api.received[1]?.headers["x-forwarded-for"]).toBe("127.0.0.1")
})

test("[S1.8] nothing is forwarded without consent, from another site, too large, or while disabled", async () => {
  const { api, send } = await open()
  for (const cookie of [
    "",
    "site-cookies-accepted=none",
    "site-cookies-accepted=measurement.ads",
  ]) {
    expect((await send({ cookie })).status).toBe(403)
  }
  expect((await send({ cookie: consents, origin: "https://evil.test" })).status).toBe(403)
  const large = "x".repeat(256 * 1024 + 1)
  expect((await send({ cookie: consents }, large)).status).toBe(413)
  const off = await open({ SESSION_RECORDING: "" })
  expect((await off.send({ cookie: consents })).status).toBe(404)
  expect([api.received, off.api.received]).toEqual([[], []])
})

test("[B8.37] a recording is accepted with the token that the site gave a page with consent", async () => {
  const { api, askToken, send } = await open()
  expect((await askToken({ cookie: "site-cookies-accepted=none" })).status).toBe(403)
  expect((await askToken({ cookie: consents, origin: "https://evil.test" })).status).toBe(403)
  const answer = await askToken({ cookie: consents })
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"])
  const token = await answer.text()
  const [key = "", until = "", signature = ""] = token.split(".")
  expect((await send({ cookie: consents }, "{}", token)).status).toBe(204)
  expect(api.received[0]?.headers["x-recording-key"]).toBe(key)
  const expired = newRecordingToken("service-token-1234", Date.now() - 2 * 3_600_000 - 1)
  const ofAnother = newRecordingToken("another-secret-1234", Date.now())
  const otherKey = `${crypto.randomUUID()}.${until}.${signature}`
  const longer = `${key}.${until}0.${signature}`
  for (const forged of ["", "a.b.c", key, expired, ofAnother, otherKey, longer]) {
    expect((await send({ cookie: consents }, "{}", forged)).status).toBe(403)
  }
  expect(api.received).toHaveLength(1)
})
