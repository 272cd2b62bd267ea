import type { Role } from "@wara/domain/accounts/account"

/** The calling person, if they have an account. */
export type Viewer = {
  id: number
  role: Role
  pro: boolean
  sessionId: number
  /** What the session of the panel permits; null for the sessions of the site. */
  panel: PanelAccess | null
}

export type PanelAccess = {
  /** Whether an authenticator's code opened the session. */
  hasSecondFactor: boolean
  /** Whether the session may do the team's work: false while a required second factor is missing. */
  isComplete: boolean
  /** When the password was last typed in this session. */
  confirmedAt: Date | null
}
