import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { errorAnswer, toDomainError } from "./errors.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

test("an unknown path is a 404 in the error format", async () => {
  const answer = await api.app.inject("/api/nothing-here")
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    data: null,
    error: {
      status: 404,
      name: "NotFoundError",
      message: "There is no resource at this address",
      details: {},
    },
  })
})

test("a path that cannot be decoded is a 400", async () => {
  const answer = await api.app.inject("/api/%E0%A4%A")
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.name).toBe("ValidationError")
})

test("an unexpected error is a 500 without details, an unreachable database a 503", () => {
  const bug = new Error("select secret from users", { cause: new Error("password=x") })
  expect(errorAnswer(toDomainError(bug))).toEqual({
    data: null,
    error: {
      status: 500,
      name: "UnknownError",
      message: "Something went wrong on our side",
      details: {},
    },
  })
  const away = new Error("query failed", { cause: Object.assign(new Error(), { code: "57P01" }) })
  expect(toDomainError(away)).toMatchObject({ status: 503, details: [] })
})

test.each([
  ["a full disk", Object.assign(new Error("could not extend file"), { code: "53100" })],
  ["a full disk of pictures", Object.assign(new Error("no space"), { code: "ENOSPC" })],
  ["too little memory", Object.assign(new Error("out of memory"), { code: "53200" })],
  ["a connection that fell silent", new Error("Connection terminated unexpectedly")],
  [
    "a transaction on it",
    new Error("Client has encountered a connection error and is not queryable"),
  ],
])("[B9.4] %s is a 503, which may be tried again", (_what, cause) => {
  const failure = new Error("Failed query: insert …", { cause })
  expect(toDomainError(failure)).toMatchObject({ status: 503, details: [] })
})

test.each([
  "__proto__[x]=1",
  "__proto__=1",
  "filters[__proto__][x]=1",
  "filters%5B__proto__%5D=1",
  "__pro%74o__[x]=1",
  "constructor[prototype][x]=1",
  "filters[constructor][prototype][x]=1",
])("the query %s is a 400, not ignored", async (query) => {
  const answer = await api.app.inject(`/api/ads?${query}`)
  expect([answer.statusCode, answer.json().error?.name]).toEqual([400, "ValidationError"])
})

test("[B5.15] errors are never cached, whether the caller is logged in or not", async () => {
  const visitor = await api.app.inject("/api/ads?page=x")
  expect([visitor.statusCode, visitor.headers["cache-control"]]).toEqual([400, "no-store"])
  const missing = await api.app.inject("/uploads/nothing.webp")
  expect([missing.statusCode, missing.headers["cache-control"]]).toEqual([404, "no-store"])
})
