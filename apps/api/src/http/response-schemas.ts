import type { App } from "../app-context.ts"

/**
 * Refuses, at start-up, routes without a response schema: only declared fields may leave
 * (docs/security.md). Routes of libraries and streams opt out with `schema.hide`.
 */
export function requireResponseSchemas(app: App): void {
  app.addHook("onRoute", (route) => {
    const hidden = route.schema && "hide" in route.schema && route.schema.hide === true
    if (hidden || route.schema?.response) return
    throw new Error(`${String(route.method)} ${route.url} has no response schema`)
  })
}
