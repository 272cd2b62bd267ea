import {
  nextUsernameChange,
  type UsernameProblem,
  usernameProblem,
} from "@wara/domain/accounts/username"
import type { Database } from "../../../database/database.ts"
import { findUsername, isPageSlug, isUsernameTaken, type Username } from "../username-store.ts"

/** Why a person cannot take a name now; null when it is available or already theirs. */
export async function checkUsername(
  database: Database,
  userId: number,
  typed: string,
  now: Date,
): Promise<UsernameProblem | null> {
  const name = typed.trim().toLowerCase()
  const own = await findUsername(database, userId)
  if (own !== null && isSameUsername(own, name)) return null
  const problem = await problemOfChange(database, own, name, now)
  return problem ?? ((await isUsernameTaken(database, name)) ? "taken" : null)
}

/** Whether a name equals the person's own, ignoring case. */
export function isSameUsername(own: Username, name: string): boolean {
  return own.username.toLowerCase() === name.toLowerCase()
}

/** Reasons against the change, regardless of whether the name is taken. */
export async function problemOfChange(
  database: Database,
  own: Username | null,
  name: string,
  now: Date,
): Promise<UsernameProblem | null> {
  const problem = usernameProblem(name)
  if (problem !== null) return problem
  if (await isPageSlug(database, name)) return "reserved"
  return nextUsernameChange(own?.changedAt ?? null, now) === null ? null : "too-soon"
}
