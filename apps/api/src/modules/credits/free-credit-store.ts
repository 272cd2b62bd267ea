import { createHash } from "node:crypto"
import { publishingRuts } from "@wara/domain/accounts/rut"
import { and, eq, inArray, ne, notInArray } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { freeCreditClaims } from "../../database/schema/credits.ts"

/**
 * A claim outlives its account, so it contains no RUT. The migration that created the table uses
 * the same hash.
 */
function hashRut(rut: string): Buffer {
  return createHash("sha256").update(`free-credits:${rut}`).digest()
}

async function findRutHashes(database: Database, ownerId: number): Promise<Buffer[]> {
  const [owner] = await database
    .select({ rut: users.rut, companyRut: users.companyRut })
    .from(users)
    .where(eq(users.id, ownerId))
  return owner === undefined ? [] : publishingRuts(owner).map(hashRut)
}

const claimedByOthers = (database: Database, rutHashes: Buffer[], ownerId: number) =>
  database.$count(
    freeCreditClaims,
    and(inArray(freeCreditClaims.rutHash, rutHashes), ne(freeCreditClaims.ownerId, ownerId)),
  )

/** Claims of the owner under former RUTs: changing the RUT must not allow a second claim. */
const claimedBefore = (database: Database, rutHashes: Buffer[], ownerId: number) =>
  database.$count(
    freeCreditClaims,
    and(eq(freeCreditClaims.ownerId, ownerId), notInArray(freeCreditClaims.rutHash, rutHashes)),
  )

/**
 * Whether another account used free credits under one of the owner's RUTs, or the owner did under
 * another RUT.
 */
export async function areFreeCreditsUsed(database: Database, ownerId: number): Promise<boolean> {
  const rutHashes = await findRutHashes(database, ownerId)
  if (rutHashes.length === 0) return false
  if ((await claimedByOthers(database, rutHashes, ownerId)) > 0) return true
  return (await claimedBefore(database, rutHashes, ownerId)) > 0
}

/**
 * Claims the free credits of all of the owner's RUTs; false, without any claim, when another
 * account was first, the owner claimed under another RUT, or no RUT is known. The primary key makes
 * concurrent accounts wait for each other; RUTs are claimed in sorted order to avoid deadlocks.
 */
export async function claimFreeCredits(
  transaction: Database,
  ownerId: number,
  now: Date,
): Promise<boolean> {
  const rutHashes = await findRutHashes(transaction, ownerId)
  if (rutHashes.length === 0) return false
  if ((await claimedBefore(transaction, rutHashes, ownerId)) > 0) return false
  const claimed: Buffer[] = []
  for (const rutHash of rutHashes) {
    const rows = await transaction
      .insert(freeCreditClaims)
      .values({ rutHash, ownerId, claimedAt: now })
      .onConflictDoNothing()
      .returning({ rutHash: freeCreditClaims.rutHash })
    claimed.push(...rows.map((row) => row.rutHash))
  }
  if ((await claimedByOthers(transaction, rutHashes, ownerId)) === 0) return true
  if (claimed.length > 0) {
    await transaction.delete(freeCreditClaims).where(inArray(freeCreditClaims.rutHash, claimed))
  }
  return false
}
