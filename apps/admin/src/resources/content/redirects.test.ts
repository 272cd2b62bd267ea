import { redirectTexts } from "@wara/domain/redirects/redirect-texts"
import { expect, test } from "vitest"
import { errorBody, fakeApi } from "../../../test/fake-api.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { redirectedPath, redirectTarget } from "./redirects.tsx"

test("[S4.5] an invalid redirect is reported before it is sent", () => {
  for (const from of ["/", "/admin"]) {
    expect(redirectedPath(from), from).toBe(redirectTexts.fromReserved)
  }
  expect(redirectTarget("https://wara.cl@evil.cl", {})).toBe(redirectTexts.toShape)
  expect(redirectTarget("/Viejo/", { from: "/viejo" })).toBe(redirectTexts.toSame)
  expect([redirectedPath(" /viejo"), redirectTarget("/anuncios ", {})]).toEqual([
    undefined,
    undefined,
  ])
})

test("[S4.5] a conflict with other redirects shows the api's message", async () => {
  const errors = [{ path: ["data", "to"], message: redirectTexts.toRedirected }]
  fakeApi(() => ({ status: 400, body: errorBody(400, "ValidationError", errors) }))
  const saved = dataProvider.create("redirects", { data: { from: "/otro", to: "/viejo" } })
  await expect(saved).rejects.toMatchObject({
    body: { errors: { to: redirectTexts.toRedirected } },
  })
})
