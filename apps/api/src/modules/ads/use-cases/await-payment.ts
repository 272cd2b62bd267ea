import type { Database } from "../../../database/database.ts"

/**
 * A checkout opens that pays for the draft: what was typed is validated and stored as it will be
 * submitted; part of the caller's transaction. Opening another checkout for it stores it anew. Throws
 * NotFoundError for everybody else's, ValidationError for what is not complete, UnverifiedEmailError,
 * and ConflictError when it is no draft any more.
 */
export async function awaitPayment(
  _transaction: Database,
  _ad: { adId: number; ownerId: number },
  _now: Date,
): Promise<void> {
  throw new Error("not there yet")
}
