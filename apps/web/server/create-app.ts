import { randomBytes } from "node:crypto"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { type RequestIdVariables, requestId } from "hono/request-id"
import { type RequestHandler, RouterContextProvider } from "react-router"
import type { Config } from "../app/config.server.ts"
import { requestFacts } from "../app/session/request-context.server.ts"

/** What a site is put together from. */
export type SiteParts = {
  config: Config
  renderPage: RequestHandler
  clientDirectory: string | null
}

/** Answers every request to the site. */
export function createApp({ renderPage, clientDirectory }: SiteParts) {
  const app = new Hono<{ Variables: RequestIdVariables }>()
  app.use(requestId())
  app.get("/health", (c) => c.json({ status: "ok" }))
  if (clientDirectory !== null)
    app.use("/*", serveStatic({ root: clientDirectory, precompressed: true }))
  app.all("*", (c) => {
    const nonce = randomBytes(16).toString("base64")
    const context = new RouterContextProvider()
    context.set(requestFacts, {
      requestId: c.get("requestId"),
      nonce,
      token: null,
      clientIp: "",
      wantsWholePage: false,
    })
    return renderPage(c.req.raw, context)
  })
  return { fetch: app.fetch, close: async () => {} }
}
