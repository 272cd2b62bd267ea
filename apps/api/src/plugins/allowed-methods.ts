import type { App } from "../app-context.ts"

type Known = { pattern: RegExp; method: string; url: string }

declare module "fastify" {
  interface FastifyInstance {
    /** Every route there is. */
    knownRoutes: { method: string; url: string }[]
  }
}

/**
 * Remembers every route, to tell an address that does not exist (404) from one that exists for other
 * methods (405). Returns the methods of an address; none when it does not exist.
 */
export function watchMethods(app: App): (url: string) => string[] {
  const known: Known[] = []
  app.decorate("knownRoutes", known)
  app.addHook("onRoute", (route) => {
    // Catches preflights of other sites everywhere; it is no address of ours.
    if (route.url === "*") return
    const pattern = new RegExp(`^${route.url.split("/").map(segment).join("/")}/?$`)
    for (const method of [route.method].flat()) {
      known.push({ pattern, method, url: route.url })
    }
  })
  return (url) => {
    const path = url.split("?", 1)[0] ?? ""
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    return [...new Set(methods)].sort()
  }
}

function segment(text: string): string {
  if (text.startsWith(":")) return "[^/]+"
  return text === "*" ? ".*" : text.replace(/[.+?^${}()|[\]\\]/g, "\\$&")
}
