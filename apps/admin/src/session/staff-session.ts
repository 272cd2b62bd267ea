import { type PanelSession, panelSessionSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { z } from "zod"
import { callApi } from "../wire/call-api.ts"
import { PanelError } from "../wire/panel-error.ts"

const path = "admin/session"
const answer = dataAnswerSchema(panelSessionSchema)
let known: Promise<PanelSession> | null = null

/** Who is logged in; asked once, until somebody logs in or out or a call is refused. */
export function readStaff(): Promise<PanelSession> {
  known ??= callApi(path, answer).then(({ data }) => data)
  known.catch((error: unknown) => {
    // That nobody is in is an answer too; a lost connection is none.
    if (!isRefusal(error)) forgetStaff()
  })
  return known
}

/** Whether an error says that nobody of the team is logged in. */
export function isRefusal(error: unknown): boolean {
  return error instanceof PanelError && (error.status === 401 || error.status === 403)
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

/** Ends the session, if there is one and as far as the api can be reached. */
export async function logOut(): Promise<void> {
  const who = await known?.catch(() => null)
  forgetStaff()
  if (who) await callApi(path, z.unknown(), { method: "DELETE" }).catch(() => {})
}
