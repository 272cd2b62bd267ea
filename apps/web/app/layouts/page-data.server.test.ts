import { expect, test } from "vitest"
import { withPageData } from "./page-data.server.ts"
import { contextScript } from "./site-scripts.tsx"

const stream =
  '<!--$--><script nonce="n">window.__reactRouterContext.streamController.enqueue("[1]\\n");</script>' +
  '<!--$--><script nonce="n">window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->'
const page = `<html><body><p>$&</p><script nonce="n">${contextScript}</script><script nonce="n">1</script>${stream}</body></html>`

type Errors = Parameters<typeof withPageData>[1]["errors"]

const contextOf = (data: unknown, errors: Errors = null) => ({
  loaderData: { root: data },
  actionData: null,
  errors,
})

test("[B7.191] a complete page has its data as JSON, in place of the router's stream", async () => {
  const data = { name: "</script><b>$& Grúa", left: undefined, ads: Promise.resolve([{ id: 7 }]) }
  const complete = await withPageData(page, contextOf(data))
  const [, json = ""] = /<script type="application\/json" id="datos">([^<]*)</.exec(complete) ?? []
  const expected = { name: "</script><b>$& Grúa", ads: [{ id: 7 }] }
  expect(JSON.parse(json)).toEqual({ loaderData: { root: expected }, actionData: null })
  expect(complete).toBe(
    `<html><body><p>$&</p><script type="application/json" id="datos">${json}</script><script nonce="n">1</script></body></html>`,
  )
})

test.each([
  { kind: "a date", made: () => contextOf({ at: new Date(0) }) },
  { kind: "an infinite number", made: () => contextOf({ max: Number.POSITIVE_INFINITY }) },
  { kind: "an item that is missing", made: () => contextOf({ ads: [undefined] }) },
  { kind: "a part that failed", made: () => contextOf({ ads: Promise.reject(new Error("away")) }) },
  { kind: "an error", made: () => contextOf({}, { root: new Error("broken") }) },
])("[B7.191] a page with $kind stays as the router wrote it", async ({ made }) => {
  expect(await withPageData(page, made())).toBe(page)
})

test("[B7.191] a page without the site's scripts stays as it is", async () => {
  expect(await withPageData("<html><body></body></html>", contextOf({}))).toBe(
    "<html><body></body></html>",
  )
})
