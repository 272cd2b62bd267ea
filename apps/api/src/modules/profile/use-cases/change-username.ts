import { usernameProblemTexts } from "@wara/domain/accounts/account-texts"
import type { UsernameProblem } from "@wara/domain/accounts/username"
import { DomainError, type ErrorCode } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { lockUsername, storeUsername } from "../username-store.ts"
import { isSameUsername, problemOfChange } from "./check-username.ts"

const codes: Record<UsernameProblem, ErrorCode> = {
  pattern: "ValidationError",
  reserved: "ValidationError",
  taken: "ConflictError",
  "too-soon": "ConflictError",
}

/**
 * Changes a username; the former one is available to others at once. Throws ValidationError for a
 * reserved name, and ConflictError when the name is taken or the last change is less than 90 days
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
    if (!(await storeUsername(transaction, userId, name, now))) throw refusal("taken")
  })
}

function refusal(problem: UsernameProblem): DomainError {
  return new DomainError(codes[problem], `username: ${problem}`, [
    { path: ["username"], message: usernameProblemTexts[problem] },
  ])
}
