import { expect, test } from "vitest"
import { errorBody } from "../../test/fake-api.ts"
import { mayAskAgain, PanelError, queryClient, readError } from "./query-client.ts"

test("[B9.190] a refusal says why: somebody else decided, or somebody else must", () => {
  const why = [{ path: ["amount"], message: "Esta orden es tuya." }]
  const own = readError(403, errorBody(403, "ForbiddenError", why))
  expect(own.sentence).toBe("Esta orden es tuya.")
  expect(readError(409, errorBody(409, "ConflictError", why)).sentence).toBe("Esta orden es tuya.")
  const bare = readError(403, errorBody(403, "ForbiddenError"))
  expect(bare.sentence).toBe("No tienes permisos para hacer esto.")
  // The api's messages about fields are for developers.
  const wrong = readError(400, errorBody(400, "ValidationError", why))
  expect(wrong.sentence).toBe(wrong.message)
})

test("a missing session is reported at once; a lost connection is retried for a while", () => {
  expect(queryClient.getDefaultOptions().queries?.retry).toBe(mayAskAgain)
  for (const status of [401, 403, 404, 429]) {
    expect(mayAskAgain(0, new PanelError(status, "UnauthorizedError", "No"))).toBe(false)
  }
  const lost = new PanelError(0, "NoConnection", "No hay conexión")
  expect([0, 1, 2, 3].map((failures) => mayAskAgain(failures, lost))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(mayAskAgain(0, new PanelError(503, "UnknownError", "Falla"))).toBe(true)
})
