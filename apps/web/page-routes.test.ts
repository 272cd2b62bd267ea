import { expect, test } from "vitest"
import { withPagesOnly } from "./page-routes.ts"

test("[B7.21] browsers learn of pages and of what the router calls, not of files and data", () => {
  const route = (id: string, hasDefaultExport: boolean) => ({
    [id]: { id, hasDefaultExport, path: "x" },
  })
  const page = { ...route("root", true), ...route("routes/home", true) }
  const called = route("routes/resources/social-providers", false)
  const given = { routes: { ...page, ...route("routes/robots", false), ...called }, url: "/m.js" }
  const remaining = { routes: { ...page, ...called }, url: "/m.js" }
  const script = (manifest: object) => `window.routes=${JSON.stringify(manifest)};`
  expect(withPagesOnly(script(given))).toBe(script(remaining))
})
