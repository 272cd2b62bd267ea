import type { Role } from "@wara/domain/accounts/account"

/** The calling person, if they have an account. */
export type Viewer = {
  id: number
  role: Role
  pro: boolean
  sessionId: number
}
