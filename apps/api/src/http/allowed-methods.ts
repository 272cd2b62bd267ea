import type { App } from "../app-context.ts"

type Known = { pattern: RegExp; method: string; url: string }

declare module "fastify" {
  interface FastifyInstance {
    knownRoutes: { method: string; url: string }[]
  }
}

/**
 * Records every route, to distinguish an unknown address (404) from one with other methods (405).
 * Returns the methods of an address; none when it does not exist.
 */
export function watchMethods(app: App): (url: string) => string[] {
  const known: Known[] = []
  app.decorate("knownRoutes", known)
  app.addHook("onRoute", (route) => {
    // Catches CORS preflights at any address; it is not a real route.
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
