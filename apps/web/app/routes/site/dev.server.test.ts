import { afterAll, expect, test } from "vitest"
import { openAnsweringApi } from "../../../test/answering-api.ts"
import { buildContext } from "../../../test/build-context.ts"

const api = await openAnsweringApi(() => undefined)
process.env.API_URL = api.url
const gate = await import("./dev.tsx")
afterAll(() => api.close())

test("[S4.4] without developer mode the gate answers 404 to GET and POST", async () => {
  const url = new URL("http://localhost:3000/dev")
  const asked = { url, params: {}, pattern: "/dev", context: buildContext() } as const
  for (const ask of [gate.loader, gate.action]) {
    const request = new Request(url, ask === gate.action ? { method: "POST" } : {})
    await expect(ask({ ...asked, request })).rejects.toMatchObject({ init: { status: 404 } })
  }
})
