import { usernameProblemTexts } from "@wara/domain/accounts/account-texts"
import {
  nextUsernameChange,
  type UsernameProblem,
  usernameProblem,
} from "@wara/domain/accounts/username"
import { DomainError, type ErrorCode } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import {
  findUsername,
  isPageSlug,
  isUsernameTaken,
  lockUsername,
  storeUsername,
  type Username,
} from "../store.ts"

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
  return (
    problem ?? ((await isUsernameTaken(database, { username: name, userId }, now)) ? "taken" : null)
  )
}

/** Whether a name equals the person's own, ignoring case. */
function isSameUsername(own: Username, name: string): boolean {
  return own.username.toLowerCase() === name.toLowerCase()
}

/** Reasons against the change, regardless of whether the name is taken. */
async function problemOfChange(
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

const codes: Record<UsernameProblem, ErrorCode> = {
  pattern: "ValidationError",
  reserved: "ValidationError",
  contact: "ValidationError",
  taken: "ConflictError",
  "too-soon": "ConflictError",
}

/**
 * Changes a username; the former one is available to others after a year. Throws ValidationError for
 * a reserved name, and ConflictError when the name is taken or was another person's within a year, or the last change is less than 90 days
 * old. The person's current name is accepted without a change.
 */
export async function changeUsername(
  database: Database,
  userId: number,
  name: string,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const own = await lockUsername(transaction, userId)
    if (own !== null && isSameUsername(own, name)) return
    const problem = await problemOfChange(transaction, own, name, now)
    if (problem !== null) throw refusal(problem)
    const change = { userId, username: name, former: own?.username ?? null }
    if (!(await storeUsername(transaction, change, now))) throw refusal("taken")
  })
}

function refusal(problem: UsernameProblem): DomainError {
  return new DomainError(codes[problem], `username: ${problem}`, [
    { path: ["username"], message: usernameProblemTexts[problem] },
  ])
}
