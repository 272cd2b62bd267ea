import { type PanelSession, panelSessionSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { z } from "zod"
import { callApi } from "../wire/call-api.ts"

const path = "admin/session"
const answer = dataAnswerSchema(panelSessionSchema)
let known: Promise<PanelSession> | null = null

/** Who is logged in; asked once, until somebody logs in or out or a call is refused. */
export function readStaff(): Promise<PanelSession> {
  known ??= callApi(path, answer).then(({ data }) => data)
  known.catch(forgetStaff)
  return known
}

/** The next question goes to the api again. */
export function forgetStaff(): void {
  known = null
}

/** Logs a moderator or operator in; throws PanelError. */
export async function logIn(email: string, password: string): Promise<void> {
  const { data } = await callApi(path, answer, { method: "POST", body: { email, password } })
  known = Promise.resolve(data)
}

/** Ends the session, as far as the api can be reached. */
export async function logOut(): Promise<void> {
  forgetStaff()
  await callApi(path, z.unknown(), { method: "DELETE" }).catch(() => {})
}
