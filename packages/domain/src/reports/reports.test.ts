import { expect, test } from "vitest"
import { cleanReport, hidePersonalData } from "./clean-report.ts"
import { createReportBudget, reportEndpoint, reportLevel } from "./report-facts.ts"

test.each([
  ["mail to ana.soto+1@faena.cl failed", "mail to [email] failed"],
  ["GET /salir/ana%40faena.cl", "GET /salir/[email]"],
  ["RUT 12.345.678-5, 12345678-k, 9.876.543-K", "RUT [number], [number], [number]"],
  ["call +56 9 8765 4321 or (41) 222-3344", "call [number] or ([number]"],
  ["Bearer aB3dE", "[token]"],
  ["code 6bXw0yJZ8k2mQ4r7tVnP1s", "code [token]"],
  ["from 10.20.30.40 and 2001:db8:0:0::1", "from [ip] and [ip]"],
  ["fetch https://wara.cl/login?volver=%2Fx&a=1 failed", "fetch https://wara.cl/login failed"],
  [
    `Failed query: insert into "users" values ($1)\nparams: Ana Soto,x`,
    `Failed query: insert into "users" values ($1)`,
  ],
  [
    `Unexpected token 'A', "Ana Soto" is not valid JSON`,
    `Unexpected token '…', "…" is not valid JSON`,
  ],
  ["Cannot read properties of undefined (reading 'price')", null],
  [`duplicate key value violates unique constraint "users_email_key"`, null],
  ["can't reach http://localhost:1337/api/ads", null],
])("no personal data of '%s' remains", (text, left) => {
  expect(hidePersonalData(text)).toBe(left ?? text)
})

test("a report contains only facts about the program", () => {
  const frame = { filename: "https://wara.cl/login?volver=x", lineno: 3, vars: { name: "Ana" } }
  const page = { filename: "https://wara.cl/salir/ana%40faena.cl", abs_path: "/x/12.345.678-5" }
  const file = { filename: "https://wara.cl/assets/ad-detail-view-panel-Bx3d9fkA.js" }
  const report = {
    event_id: "1",
    level: "error",
    message: "ana@faena.cl",
    user: { id: 7, ip_address: "10.0.0.1" },
    request: { cookies: { wara_session: "x" }, data: "name=Ana" },
    breadcrumbs: [{ message: "clicked" }],
    extra: { name: "Ana Soto" },
    server_name: "host",
    tags: { status: "500", name: "Ana" },
    contexts: { runtime: { name: "node" }, culture: { timezone: "America/Santiago" } },
    exception: {
      values: [
        { type: "Error", value: "of ana@faena.cl", extra: 1, stacktrace: { frames: [frame] } },
        { type: "Of ana@faena.cl", stacktrace: { frames: [page, file] } },
      ],
    },
  }
  expect(cleanReport(report)).toEqual({
    event_id: "1",
    level: "error",
    message: "[email]",
    tags: { status: "500" },
    contexts: { runtime: { name: "node" } },
    exception: {
      values: [
        {
          type: "Error",
          value: "of [email]",
          stacktrace: { frames: [{ filename: "https://wara.cl/login", lineno: 3 }] },
        },
        {
          type: "Of [email]",
          stacktrace: {
            frames: [
              { filename: "https://wara.cl/salir/[email]", abs_path: "/x/[number]" },
              { filename: "https://wara.cl/assets/ad-detail-view-panel-Bx3d9fkA.js" },
            ],
          },
        },
      ],
    },
  })
})

test("an endpoint is reported without ids or query", () => {
  expect(reportEndpoint("/users/me/draft")).toBe("/users/me/draft")
  expect(reportEndpoint("/auth/sessions/6bXw0y?x=1")).toBe("/auth/sessions/:id")
  expect(reportEndpoint("/ads/17")).toBe("/ads/:id")
})

test("refusals are warnings, failures are errors", () => {
  expect([reportLevel({ status: "404" }), reportLevel({ status: "500" }), reportLevel({})]).toEqual(
    ["warning", "error", "error"],
  )
})

test("a program that fails on every call reports a limited number per minute", () => {
  const mayReport = createReportBudget(2)
  expect([0, 1, 2, 59_999, 60_000].map(mayReport)).toEqual([true, true, false, false, true])
})
