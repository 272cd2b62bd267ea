import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { IDLE_BLOCKER, IDLE_FETCHER, IDLE_NAVIGATION } from "react-router"
import { expect, test } from "vitest"
import * as parts from "./router-parts.ts"

const values: unknown[] = [
  ...["javascript:alert(1)", "https://wara.test/", "data:text/html,x", "/anuncios", "", "blob:x"],
]

test("[B7.170] the parts that a page has of the router's core are as the router's own", async () => {
  expect(parts.IDLE_NAVIGATION).toEqual(IDLE_NAVIGATION)
  expect(parts.IDLE_FETCHER).toEqual(IDLE_FETCHER)
  expect(parts.IDLE_BLOCKER).toEqual(IDLE_BLOCKER)
  const entry = createRequire(import.meta.url).resolve("react-router")
  const core = await import(/* @vite-ignore */ join(dirname(entry), "lib/router/router.js"))
  for (const value of values) {
    const address = String(value)
    expect(parts.hasInvalidProtocol(address), address).toBe(core.hasInvalidProtocol(address))
  }
})
