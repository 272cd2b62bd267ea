import { buildAccount } from "@wara/factories/build-account"
import { afterAll, expect, test } from "vitest"
import { openAccountCalls } from "../../../test/account-calls.ts"
import { type Answer, outcomeOf } from "../../../test/answering-api.ts"

let answers: Record<string, Answer> = {}
const { api, ask } = await openAccountCalls((call) => answers[call])
const { loader } = await import("./tax-document.ts")
afterAll(() => api.close())

const params = { order: "o1", document: "d1" }
const page = () => ({ ...ask("/cuenta/mis-ordenes/o1/documentos/d1"), params })

test("[B5.30] the PDF is named after its folio and not cached", async () => {
  answers = {
    "GET /users/me": { status: 200, body: buildAccount() },
    "GET /users/me/tax-documents/d1": {
      status: 200,
      body: { data: { kind: "invoice", folio: "4123", pdf: btoa("%PDF-1.7") } },
    },
  }
  const answer = await loader(page())
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "no-store",
    "content-disposition": 'attachment; filename="factura-4123.pdf"',
    "content-type": "application/pdf",
    "x-content-type-options": "nosniff",
  })
  expect(await answer.text()).toBe("%PDF-1.7")
})

test("[B5.30] another user's document is not found", async () => {
  answers = { "GET /users/me": { status: 200, body: buildAccount() } }
  const failure = await loader(page()).catch((error: unknown) => outcomeOf(error))
  expect(failure).toMatchObject({ init: { status: 404 } })
})
