import type { RequestListener } from "node:http"
import { expect, test } from "vitest"
import { warmUp } from "./warm-up.ts"

/** What is asked of a site that answers like this. */
async function askedOf(answer: RequestListener, budget?: AbortSignal): Promise<string[]> {
  const asked: string[] = []
  const listener: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  }
  await warmUp(listener, "/anuncios", budget)
  return asked
}

test("[B9.107] a page is rendered to its end", async () => {
  let hasEnded = false
  const asked = await askedOf((_request, response) => {
    response.write("a page")
    setImmediate(() => response.end(() => (hasEnded = true)))
  })
  expect(asked).toEqual(["GET /anuncios"])
  expect(hasEnded).toBe(true)
})

test("[B9.107] a page that is unavailable or never comes does not keep it from listening", async () => {
  const unavailable = await askedOf((_request, response) => response.writeHead(503).end("later"))
  expect(unavailable).toHaveLength(1)
  // The time is up while the page is awaited, however slowly the machine gets there.
  const budget = new AbortController()
  expect(await askedOf(() => budget.abort(), budget.signal)).toEqual(["GET /anuncios"])
  expect(await askedOf((request) => request.socket.destroy())).toEqual(["GET /anuncios"])
})
