import type { ProRequest } from "@wara/domain/accounts/pro-request"
import { desc, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { proRequests } from "../../database/schema/pro-requests.ts"

/** Stores a request; returns false when the account has another open request. */
export async function insertProRequest(
  transaction: Database,
  userId: number,
  request: ProRequest,
  now: Date,
): Promise<boolean> {
  const { business_activity, company_name, company_rut, message } = request
  const { rowCount } = await transaction
    .insert(proRequests)
    .values({
      userId,
      companyName: company_name,
      businessActivity: business_activity,
      companyRut: company_rut,
      message,
      createdAt: now,
    })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function findLastProRequest(database: Database, userId: number) {
  const [request] = await database
    .select()
    .from(proRequests)
    .where(eq(proRequests.userId, userId))
    .orderBy(desc(proRequests.id))
    .limit(1)
  return request ?? null
}
