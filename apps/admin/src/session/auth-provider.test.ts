import { beforeEach, expect, test } from "vitest"
import { type Answer, errorBody, fakeApi } from "../../test/fake-api.ts"
import { PanelError } from "../wire/query-client.ts"
import { authProvider, forgetStaff } from "./auth-provider.ts"
import { logInFailure } from "./log-in-page.tsx"

const moderator = {
  ...{ id: 7, name: "Mario Rojas", email: "mario@wara.test", role: "moderator" },
  ...{ has_second_factor: false, needs_second_factor: false },
}
const call = {}

beforeEach(forgetStaff)

/** The log-in page's message for this response. */
async function errorText(answer: Answer): Promise<string> {
  fakeApi(() => answer)
  const failed = await authProvider.login({ email: "a@b.cl", password: "x" }).catch(logInFailure)
  return String(failed)
}

test("logging in provides identity and permissions without another call", async () => {
  const seen = fakeApi(() => ({ body: { data: moderator } }))
  await authProvider.login({ email: "mario@wara.test", password: "secreto" })
  expect(seen[0]).toMatchObject({
    method: "POST",
    path: "admin/session",
    body: { email: "mario@wara.test", password: "secreto" },
  })
  expect(await authProvider.getIdentity?.(call)).toEqual({ id: 7, fullName: "Mario Rojas" })
  expect(await authProvider.getPermissions?.(call)).toBe("moderator")
  const may = (resource: string, action: string) =>
    authProvider.canAccess?.({ ...call, resource, action })
  expect(await may("reviews", "show")).toBe(true)
  expect(await may("orders", "list")).toBe(false)
  expect(await may("users", "edit")).toBe(false)
  expect(seen).toHaveLength(1)
})

test("a failed log-in has one message", async () => {
  const wrong = { status: 401, body: errorBody(401, "InvalidCredentialsError") }
  expect(await errorText(wrong)).toBe("El correo o la contraseña no son correctos.")
  const customer = { status: 403, body: errorBody(403, "ForbiddenError") }
  expect(await errorText(customer)).toMatch(/solo para moderadores y operadores/)
  const blocked = { status: 403, body: errorBody(403, "AccountBlockedError") }
  expect(await errorText(blocked)).toBe("Esta cuenta está bloqueada.")
  const often = { status: 429, body: errorBody(429, "RateLimitError") }
  expect(await errorText(often)).toMatch(/^Demasiados intentos/)
})

test("an ended session leads to the log-in; a forbidden action and a lost connection do not", async () => {
  const ended = new PanelError(401, "UnauthorizedError", "Inicia sesión para continuar.")
  await expect(authProvider.checkError(ended)).rejects.toThrow("Inicia sesión para continuar.")
  const blocked = new PanelError(403, "AccountBlockedError", "Tu cuenta está bloqueada.")
  await expect(authProvider.checkError(blocked)).rejects.toThrow("Tu cuenta está bloqueada.")
  const refused = new PanelError(403, "ForbiddenError", "No")
  await expect(authProvider.checkError(refused)).rejects.toMatchObject({
    logoutUser: false,
    message: expect.stringMatching(/no tiene permiso/),
  })
  await authProvider.checkError(new PanelError(409, "ConflictError", "Tarde"))
  fakeApi(() => ({ status: 401, body: errorBody(401, "UnauthorizedError") }))
  await expect(authProvider.checkAuth(call)).rejects.toBeDefined()
  forgetStaff()
  fakeApi(() => {
    throw new TypeError("network")
  })
  await authProvider.checkAuth(call)
})
