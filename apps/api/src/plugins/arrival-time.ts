import type { App } from "../app-context.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route takes photographs, which slow lines need minutes for. */
    takesFiles?: true
  }
}

/** Milliseconds that a body may take to arrive; the server itself cannot tell routes apart. */
export const maxArrivalMs = { text: 30_000, files: 300_000 }

/** Gives calls up whose body takes longer than a route has reason to wait for. */
export function limitArrival(app: App, longest = maxArrivalMs): void {
  app.addHook("onRequest", async ({ raw, headers, routeOptions }) => {
    const hasBody = "content-length" in headers || "transfer-encoding" in headers
    if (!hasBody || routeOptions.config.takesFiles) return
    const timer = setTimeout(() => raw.destroy(), longest.text)
    raw.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer))
  })
}
