import type { Role } from "@wara/domain/accounts/role"

/** Who calls, when it is a person with an account. */
export type Viewer = {
  id: number
  role: Role
  pro: boolean
  /** The session that the call came with. */
  sessionId: number
}
