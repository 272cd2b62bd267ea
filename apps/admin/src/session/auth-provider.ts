import type { AuthProvider } from "react-admin"
import { PanelError } from "../wire/panel-error.ts"
import { mayDo } from "./permissions.ts"
import { sessionTexts } from "./session-texts.ts"
import { forgetStaff, isRefusal, logIn, logOut, readStaff } from "./staff-session.ts"

/** Who is in the panel, as the library asks for it. The session is a cookie that we never see. */
export const authProvider: AuthProvider = {
  login: ({ email, password }: { email: string; password: string }) => logIn(email, password),
  logout: logOut,
  checkAuth: async () => {
    await readStaff().catch((error: unknown) => {
      // Without a connection nobody is sent away from what they are writing.
      if (isRefusal(error)) throw { message: false }
    })
  },
  checkError: async (error: unknown) => {
    if (!(error instanceof PanelError)) return
    if (error.status === 401 || error.code === "AccountBlockedError") {
      forgetStaff()
      throw new Error(error.message)
    }
    if (error.status === 403) {
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
