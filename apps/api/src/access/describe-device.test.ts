import { expect, test } from "vitest"
import { describeDevice } from "./caller.ts"

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0"

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome en Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/120.0`, "Microsoft Edge en Windows"],
  ["curl/8.5.0", ""],
  [" ", ""],
])("%j is %j", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})

test.each([
  "Tu pago fue retenido: entra a https://maldad.test/1 x",
  "<b>x</b>/1.0 y",
  "Mozilla/5.0 (X11; maldad.test x86_64) Maldad/1.0 Linux",
  "/ ".repeat(250),
])("a forged user agent is not repeated: %j", (userAgent) => {
  expect(describeDevice(userAgent)).toMatch(/^(Linux)?$/)
})
