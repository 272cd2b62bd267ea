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
  const send = (headers: Record<string, string>, body = '{"data":1}') =>
    fetch(`http://127.0.0.1:${port}/api/recording`, {
      method: "POST",
      headers: { origin: "http://wara.test", ...headers },
      body,
    })
  return { api, send }
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
  const large = "x".repeat(6 * 1024 * 1024 + 1)
  expect((await send({ cookie: consents }, large)).status).toBe(413)
  const off = await open({ SESSION_RECORDING: "" })
  expect((await off.send({ cookie: consents })).status).toBe(404)
  expect([api.received, off.api.received]).toEqual([[], []])
})
