import { type PanelSession, panelSessionSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import type { AuthProvider } from "react-admin"
import { z } from "zod"
import { mayDo } from "../access/permissions.ts"
import { callApi } from "../wire/call-api.ts"
import { PanelError } from "../wire/query-client.ts"
import { sessionTexts } from "./session-texts.ts"

const path = "admin/session"
const answer = dataAnswerSchema(panelSessionSchema)
let known: Promise<PanelSession> | null = null

/** The logged-in user; cached until a log-in, a log-out or a refused call. */
export function readStaff(): Promise<PanelSession> {
  known ??= callApi(path, answer).then(({ data }) => data)
  known.catch((error: unknown) => {
    // "Not logged in" is a valid result and cached; a lost connection is not.
    if (!isRefusal(error)) forgetStaff()
  })
  return known
}

/** Whether an error means that no team member is logged in. */
function isRefusal(error: unknown): boolean {
  return error instanceof PanelError && (error.status === 401 || error.status === 403)
}

/** Invalidates the cached session, so that the next read queries the api. */
export function forgetStaff(): void {
  known = null
}

/** Logs a moderator or operator in; throws PanelError. */
async function logIn(typed: { email: string; password: string; code?: string }): Promise<void> {
  const { data } = await callApi(path, answer, { method: "POST", body: typed })
  known = Promise.resolve(data)
}

/** Ends the session if there is one; ignored while the api cannot be reached. */
async function logOut(): Promise<void> {
  const who = await known?.catch(() => null)
  forgetStaff()
  if (who) await callApi(path, z.unknown(), { method: "DELETE" }).catch(() => {})
}

/** The library's auth provider. The session is an HttpOnly cookie. */
export const authProvider: AuthProvider = {
  login: logIn,
  logout: logOut,
  checkAuth: async () => {
    await readStaff().catch((error: unknown) => {
      // A lost connection must not log out a user who is writing.
      if (isRefusal(error)) throw { message: false }
    })
  },
  checkError: async (error: unknown) => {
    if (!(error instanceof PanelError)) return
    if (error.code === "SecondFactorError") return
    if (error.status === 401 || error.code === "AccountBlockedError") {
      forgetStaff()
      throw new Error(error.message)
    }
    if (error.code === "ForbiddenError") {
      throw { logoutUser: false, message: sessionTexts.forbidden }
    }
  },
  getIdentity: async () => {
    const { id, name } = await readStaff()
    return { id, fullName: name }
  },
  getPermissions: async () => (await readStaff()).role,
  canAccess: async ({ resource, action }) => mayDo((await readStaff()).role, resource, action),
}
