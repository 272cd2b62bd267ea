import type { ProRequest } from "@wara/domain/accounts/profile-schema"
import { and, desc, eq } from "drizzle-orm"
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

export async function findProRequest(database: Database, id: number) {
  const [request] = await database
    .select({ id: proRequests.id, userId: proRequests.userId, state: proRequests.state })
    .from(proRequests)
    .where(eq(proRequests.id, id))
  return request ?? null
}

type ProDecision = {
  state: "approved" | "declined"
  reason: string
  decidedAt: Date
  decidedBy: number
}

/** Decides an open request; returns false when it was decided before. */
export async function decideProRequest(
  transaction: Database,
  id: number,
  decision: ProDecision,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(proRequests)
    .set(decision)
    .where(and(eq(proRequests.id, id), eq(proRequests.state, "open")))
  return rowCount === 1
}

/** Decides the open request of an account and returns its number; null when none is open. */
export async function decideOpenProRequest(
  transaction: Database,
  userId: number,
  decision: ProDecision,
): Promise<number | null> {
  const [decided] = await transaction
    .update(proRequests)
    .set(decision)
    .where(and(eq(proRequests.userId, userId), eq(proRequests.state, "open")))
    .returning({ id: proRequests.id })
  return decided?.id ?? null
}
