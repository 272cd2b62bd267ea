import { DomainError } from "@wara/domain/errors"
import type { Viewer } from "../../access/viewer.ts"
import type { StaffSubject } from "./account-moderation-store.ts"

/** Only operators may change the team's accounts, and never their own. Throws ForbiddenError. */
export function requireMayChange(actor: Viewer, user: StaffSubject): void {
  const isTeam = user.role !== "user"
  if (user.id !== actor.id && (!isTeam || actor.role === "operator")) return
  throw new DomainError("ForbiddenError", "You may not change this account")
}
