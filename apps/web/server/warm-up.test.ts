import type { RequestListener } from "node:http"
import { expect, test } from "vitest"
import { warmUp } from "./warm-up.ts"

/** What is asked of a site that answers like this. */
async function askedOf(answer: RequestListener, budget?: AbortSignal): Promise<string[]> {
  const asked: string[] = []
  await warmUp((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  }, budget)
  return asked
}

test("[B9.107] before it listens the home page and the list are rendered, one after another", async () => {
  let running = 0
  const asked = await askedOf((_request, response) => {
    running += 1
    expect(running).toBe(1)
    setImmediate(() => {
      running -= 1
      response.end("page")
    })
  })
  expect(asked).toEqual(["GET /", "GET /anuncios"])
})

test("[B9.107] a page that is unavailable or never comes does not keep it from listening", async () => {
  const unavailable = await askedOf((_request, response) => response.writeHead(503).end("later"))
  expect(unavailable).toHaveLength(2)
  // The time is up while the first page is awaited, however slowly the machine gets there.
  const budget = new AbortController()
  expect(await askedOf(() => budget.abort(), budget.signal)).toEqual(["GET /"])
  expect(await askedOf((request) => request.socket.destroy())).toEqual(["GET /"])
})
