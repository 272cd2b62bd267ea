import { expect, test } from "vitest"
import { readConfig } from "./config.ts"

test("[S5.5] settings have no texts of their own, so that the default messages say what is wrong", () => {
  const given = { DATABASE_URL: "postgres://x", BASE_URL: "wara", OPERATOR_EMAIL: "operador" }
  expect(() => readConfig(given)).toThrow("BASE_URL: Invalid URL")
  expect(() => readConfig(given)).toThrow("OPERATOR_EMAIL: Invalid email address")
})
