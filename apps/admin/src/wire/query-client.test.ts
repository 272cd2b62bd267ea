import { expect, test } from "vitest"
import { mayAskAgain, PanelError, queryClient } from "./query-client.ts"

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
