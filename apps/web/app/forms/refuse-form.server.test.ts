import { expect, test } from "vitest"
import { BackendError, unknownError } from "../backend/backend-error.server.ts"
import { failForm } from "./refuse-form.server.ts"

const form = {
  fields: ["email", "password"],
  values: { email: "ana@faena.cl" },
  errors: {},
  failure: null,
} as const

function failure(name: string, status: number, retryAfter: string | null = null) {
  const error = new BackendError({ status, name, message: "english", details: {} }, { retryAfter })
  return failForm(form, error)
}

test("the backend's messages are assigned to their fields, and the input is preserved", () => {
  const details = { errors: [{ path: ["email"], message: "Ya existe." }] }
  const body = { status: 409, name: "ConflictError", message: "", details }
  const { data, init } = failForm(form, new BackendError(body))
  expect(data).toEqual({ values: form.values, errors: { email: "Ya existe." }, failure: null })
  expect(init?.status).toBe(409)
})

test.each([
  ["40", "40 segundos"],
  ["61", "61 segundos"],
  ["600", "10 minutos"],
  ["7201", "3 horas"],
])("a wait of %s seconds is announced", (retryAfter, words) => {
  const { data, init } = failure("RateLimitError", 429, retryAfter)
  expect(data.failure).toContain(`en ${words};`)
  expect(new Headers(init?.headers).get("Retry-After")).toBe(retryAfter)
})

test.each([
  ["InvalidCredentialsError", 401, "El correo o la contraseña no son correctos."],
  ["RateLimitError", 429, "Espera un momento"],
  ["ServiceUnavailableError", 503, "no está disponible"],
  ["Strange", 400, "Algo falló de nuestro lado"],
])("%s has a message", (name, status, words) => {
  expect(failure(name, status).data.failure).toContain(words)
})

test("our own failures reveal no details, and other errors are rethrown", () => {
  expect(failForm(form, unknownError(new Error("pg down"))).data.failure).not.toContain("pg")
  expect(failForm(form, unknownError("x"), { UnknownError: "Otra vez." }).data.failure).toBe(
    "Otra vez.",
  )
  const bug = new TypeError("bug")
  expect(() => failForm(form, bug)).toThrow(bug)
})
