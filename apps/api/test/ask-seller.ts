import { randomUUID } from "node:crypto"
import { callAs, newNetwork } from "./call-as.ts"
import { type TestApp, testServiceToken } from "./create-test-app.ts"

export type Asking = {
  data?: object
  key?: string
  network?: string
  token?: string
}

let people = 0

/** A person's name and e-mail that no other question of the test used. */
export function newPerson() {
  people += 1
  return { name: "Ana Soto", email: `ana${people}@faena.test` }
}

/** Asks the seller of an ad as the web server does; the person is a new one unless given. */
export async function askSeller(api: TestApp, ad: number, asking: Asking = {}) {
  const { data, key = randomUUID(), network = newNetwork(), token } = asking
  const answer = await api.app.inject({
    method: "POST",
    url: `/api/ads/${ad}/leads`,
    headers: {
      "x-service-token": testServiceToken,
      "x-forwarded-for": network,
      "idempotency-key": key,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: { data: { ...newPerson(), asks: ["disponibilidad"], ...data } },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

/** Performs a step by the code of a link. */
export const stepByLink = (api: TestApp, code: string, step: object) =>
  callAs(api.app, {}, "POST /lead-links", { data: { code, ...step } })

/** A reply by the code of a link. */
export const replyByLink = (api: TestApp, code: string, text: string, key: string = randomUUID()) =>
  stepByLink(api, code, { action: "reply", text, key })

/** The code of the thread in a mail. */
export function leadCodeOf(mail: { text: string } | undefined): string {
  const code = /\/consulta\/([\w-]{43})\b/.exec(mail?.text ?? "")?.[1]
  if (code === undefined) throw new Error("the mail has no link to a thread")
  return code
}
