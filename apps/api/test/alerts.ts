import { createAdSearcher } from "../src/modules/search/search-ads.ts"
import type { Mail } from "../src/ports/mailer/mailer.ts"
import { callAs } from "./call-as.ts"
import type { TestApp } from "./create-test-app.ts"
import { mailsTo } from "./links.ts"

let addresses = 0

/** An address that no other alert of the test used. */
export function newAddress(): string {
  addresses += 1
  return `busca${addresses}@faena.test`
}

type Asking = { email: string; search: string; kinds?: string[]; frequency?: string }

/** Asks for an alert as the web server does. */
export const askForAlert = (
  api: TestApp,
  data: Asking,
  caller: { network?: string; token?: string } = {},
) => callAs(api.app, caller, "POST /alerts", { data })

/** The code in an alert's mail. */
export function alertCodeOf(mail: Mail | undefined): string {
  const code = /\/alertas\/([\w-]{43})/.exec(mail?.text ?? "")?.[1]
  if (code === undefined) throw new Error("the mail has no link of an alert")
  return code
}

export const stepAlert = (api: TestApp, code: string, step: object) =>
  callAs(api.app, {}, "POST /alert-links", { data: { code, ...step } })

/** A confirmed alert; returns its address and the code of its link. */
export async function addAlert(api: TestApp, given: Partial<Asking> = {}) {
  const email = given.email ?? newAddress()
  await askForAlert(api, { search: "s=excavadora", ...given, email })
  const code = alertCodeOf((await mailsTo(api, email)).at(-1))
  const { body, status } = await stepAlert(api, code, { action: "confirm" })
  if (status !== 200) throw new Error(`the alert was not confirmed: ${JSON.stringify(body)}`)
  return { email, code }
}

/** What the job of a changed ad needs. */
export function listSearch(api: TestApp) {
  return { ...api, ...createAdSearcher(api.database) }
}
