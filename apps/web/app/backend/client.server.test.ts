import { dataAnswerSchema } from "@wara/contract/answer"
import { afterAll, beforeEach, expect, test } from "vitest"
import { z } from "zod"
import { type OpenServer, openServer, sendJson } from "../../test/open-server.ts"

type Answer = Parameters<typeof openServer>[0]
let answer: Answer = (_request, response) => sendJson(response, 200, { data: 1 })
const api: OpenServer = await openServer((request, response) => answer(request, response))
process.env.API_URL = `${api.url}/`
process.env.API_PREFIX = "/content/v2"
process.env.SERVICE_TOKEN = "service-token-1234"
const { backendGet, backendPost } = await import("./client.server.ts")
const { recordPosition } = await import("./known-changes.server.ts")
const { watchPageWork } = await import("./page-work.server.ts")
const { BackendError } = await import("./backend-error.server.ts")

const numberAnswer = dataAnswerSchema(z.number())
const failure = {
  status: 400,
  name: "ValidationError",
  message: "price must be a number",
  details: { errors: [{ path: ["price"], message: "must be a number" }] },
}

beforeEach(() => {
  api.received.length = 0
  answer = (_request, response) => sendJson(response, 200, { data: 1 })
})
afterAll(() => api.close())

test("[S7.1] calls go to the configured URL and prefix, with nested brackets", async () => {
  const query = { filters: { slug: { $eq: "a b" } }, page: 1 }
  expect(await backendGet("/ads", query, numberAnswer)).toEqual({ data: 1 })
  const [call] = api.received
  expect(call?.method).toBe("GET")
  expect(decodeURIComponent(call?.url ?? "")).toBe("/content/v2/ads?filters[slug][$eq]=a+b&page=1")
})

test("[S7.1] the bearer header is sent only when there is a token", async () => {
  await backendGet("/ads", {}, numberAnswer, { token: "token-1" })
  await backendGet("/ads", {}, numberAnswer, { token: null })
  expect(api.received.map(({ headers }) => headers.authorization)).toEqual([
    "Bearer token-1",
    undefined,
  ])
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "[S7.1] [S9.8] an answer %i is not tried again",
  async (status) => {
    answer = (_request, response) => void response.writeHead(status).end()
    await expect(backendGet("/ads", {}, numberAnswer)).rejects.toBeInstanceOf(BackendError)
    expect(api.received).toHaveLength(1)
  },
)

test("[S8.1] the backend's error is rethrown unchanged", async () => {
  answer = (_request, response) => sendJson(response, 400, { data: null, error: failure })
  await expect(backendGet("/ads", {}, numberAnswer)).rejects.toMatchObject(failure)
})

test("[S8.1] without a body it is an UnknownError, 500, with the error's message", async () => {
  answer = (_request, response) => void response.writeHead(502, "Bad Gateway").end("<html>")
  await expect(backendGet("/ads", {}, numberAnswer)).rejects.toMatchObject({
    name: "UnknownError",
    status: 500,
    message: "502 Bad Gateway",
    details: {},
  })
  answer = (_request, response) => void response.destroy()
  await expect(backendGet("/ads", {}, numberAnswer)).rejects.toMatchObject({
    name: "UnknownError",
    status: 500,
    message: "fetch failed",
  })
})

test("a response that violates the contract is an UnknownError", async () => {
  answer = (_request, response) => sendJson(response, 200, { data: "one" })
  await expect(backendGet("/ads", {}, numberAnswer)).rejects.toMatchObject({
    name: "UnknownError",
    status: 500,
  })
})

test("the error contains the seconds to wait", async () => {
  answer = (_request, response) => {
    response.setHeader("retry-after", "30")
    sendJson(response, 429, { data: null, error: { ...failure, status: 429 } })
  }
  await expect(backendPost("/contact", {}, numberAnswer)).rejects.toMatchObject({
    status: 429,
    retryAfter: "30",
  })
})

test("the web server authenticates itself, so that its visitors do not share one rate limit", async () => {
  await backendGet("/ads", {}, numberAnswer)
  expect(api.received[0]?.headers["x-service-token"]).toBe("service-token-1234")
})

test("[B7.5] a read says up to which change the server knows the data", async () => {
  await backendGet("/ads", {}, numberAnswer)
  recordPosition("mark:7")
  await backendGet("/ads", {}, numberAnswer)
  expect(api.received.map(({ headers }) => headers["x-change-position"])).toEqual([
    undefined,
    "mark:7",
  ])
})

test("a watcher receives only its own failures, including caught ones", async () => {
  const silent = () => backendGet("/indicators", {}, numberAnswer).catch(() => null)
  const whole = watchPageWork("request-1", silent)
  expect((await whole).failures).toBe(0)
  answer = (_request, response) => void response.writeHead(503).end()
  const [first, second] = await Promise.all([
    watchPageWork("request-1", () => Promise.all([silent(), silent()])),
    watchPageWork("request-1", async () => "nothing asked"),
  ])
  expect([first.failures, second.failures]).toEqual([2, 0])
})

test("calls for a page send its request id, which correlates both logs", async () => {
  await watchPageWork("request-1", () => backendGet("/ads", {}, numberAnswer))
  await backendGet("/ads", {}, numberAnswer)
  expect(api.received.map(({ headers }) => headers["x-request-id"])).toEqual([
    "request-1",
    undefined,
  ])
})

test("a client error of the backend is not a failure", async () => {
  answer = (_request, response) => sendJson(response, 400, { data: null, error: failure })
  const watched = watchPageWork("request-1", () =>
    backendGet("/ads", {}, numberAnswer).catch(() => null),
  )
  expect((await watched).failures).toBe(0)
})

test("a body is sent as JSON with the call's headers", async () => {
  await backendPost("/contact", { data: { a: 1 } }, numberAnswer, {
    headers: { "Idempotency-Key": "k" },
  })
  expect(api.received[0]).toMatchObject({
    method: "POST",
    body: '{"data":{"a":1}}',
    headers: { "content-type": "application/json", "idempotency-key": "k" },
  })
})

test("a call is aborted at its own timeout", async () => {
  answer = () => {}
  const call = backendGet("/ads", {}, numberAnswer, { timeoutMs: 20 })
  await expect(call).rejects.toMatchObject({ name: "UnknownError", status: 500 })
})

test("[B5.18] consecutive calls of one page share its time budget", async () => {
  answer = () => {}
  const hang = () => backendGet("/ads", {}, numberAnswer).catch((error: unknown) => error)
  const { result } = await watchPageWork("request-1", async () => [await hang(), await hang()], 50)
  expect(result).toMatchObject([{ name: "UnknownError" }, { name: "UnknownError" }])
  // Nothing is sent once the budget is used up.
  expect(api.received).toHaveLength(1)
})

test("[B5.18] a call with a longer timeout does not consume the page's budget", async () => {
  answer = (_request, response) => {
    setTimeout(() => sendJson(response, 200, { data: 1 }), api.received.length === 1 ? 300 : 0)
  }
  const pay = () => backendPost("/orders", {}, numberAnswer, { timeoutMs: 45_000 })
  const page = async () => [await pay(), await backendGet("/ads", {}, numberAnswer)]
  const { result } = await watchPageWork("request-1", page, 250)
  expect(result).toEqual([{ data: 1 }, { data: 1 }])
})
