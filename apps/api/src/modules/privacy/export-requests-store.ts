import { asc, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { emailChanges } from "../../database/schema/accounts.ts"
import { freeCreditClaims } from "../../database/schema/credits.ts"
import { proRequests } from "../../database/schema/pro-requests.ts"
import type { DataExport } from "./export-schema.ts"
import { instantOf } from "./instant-of.ts"

/** The person's requests: changes of e-mail, professional status, and free credits by a RUT. */
export async function exportRequests(
  database: Database,
  userId: number,
): Promise<Pick<DataExport, "email_changes" | "pro_requests" | "free_credit_claims">> {
  const changes = await database
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(asc(emailChanges.id))
  const requests = await database
    .select()
    .from(proRequests)
    .where(eq(proRequests.userId, userId))
    .orderBy(asc(proRequests.id))
  const claims = await database
    .select({ claimedAt: freeCreditClaims.claimedAt })
    .from(freeCreditClaims)
    .where(eq(freeCreditClaims.ownerId, userId))
    .orderBy(asc(freeCreditClaims.claimedAt))
  return {
    email_changes: changes.map((change) => ({
      old_email: change.oldEmail,
      new_email: change.newEmail,
      requested_at: change.requestedAt.toISOString(),
      confirmed_at: instantOf(change.confirmedAt),
      ended_at: instantOf(change.endedAt),
    })),
    pro_requests: requests.map((request) => ({
      state: request.state,
      company_name: request.companyName,
      business_activity: request.businessActivity,
      company_rut: request.companyRut,
      message: request.message,
      reason: request.reason,
      created_at: request.createdAt.toISOString(),
      decided_at: instantOf(request.decidedAt),
    })),
    free_credit_claims: claims.map(({ claimedAt }) => ({ claimed_at: claimedAt.toISOString() })),
  }
}
