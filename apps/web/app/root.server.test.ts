import { afterAll, expect, test, vi } from "vitest"
import { openAnsweringApi } from "../test/answering-api.ts"
import { buildContext } from "../test/build-context.ts"

// Without a build there is no stylesheet to link.
vi.mock("./app.css?url", () => ({ default: "/assets/app.css" }))

const api = await openAnsweringApi(() => undefined)
Object.assign(process.env, {
  API_URL: api.url,
  FILTERS_CACHE_MINUTES: "7",
  GTM_ID: "GTM-WARA1",
  SENTRY_DSN: `${api.url.replace("//", "//key@")}/1`,
  SESSION_RECORDING: "1",
})
const { loader, middleware } = await import("./root.tsx")

afterAll(() => api.close())

test("[S1.8] [S9.2] pages receive the enabled parts and the caching time of filter lists", async () => {
  const url = new URL("http://localhost:3000/")
  const asked = { request: new Request(url), url, params: {}, pattern: "" as const }
  const context = buildContext()
  let data: unknown = null
  const [session] = middleware
  await session?.({ ...asked, context }, async () => {
    data = await loader({ ...asked, context })
    return new Response()
  })
  expect(data).toMatchObject({
    filterMinutes: 7,
    integrations: {
      tags: { id: "GTM-WARA1" },
      // Browsers report through the site: the collector's URL is not public.
      errors: true,
      botCheck: null,
      recording: true,
    },
  })
})
