import type { App } from "../app-context.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route accepts photographs, which take minutes on slow connections. */
    takesFiles?: true
  }
}

/**
 * Milliseconds that a body may take to arrive; the server's own timeout cannot differ per route.
 */
export const maxArrivalMs = { text: 30_000, files: 300_000 }

/** Aborts requests whose body takes longer than the route allows. */
export function limitArrival(app: App, timeoutMs = maxArrivalMs): void {
  app.addHook("onRequest", async ({ raw, headers, routeOptions }) => {
    const hasBody = "content-length" in headers || "transfer-encoding" in headers
    if (!hasBody || routeOptions.config.takesFiles) return
    const timer = setTimeout(() => raw.destroy(), timeoutMs.text)
    raw.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer))
  })
}
