import { type RightsRequest, rightsRequestSchema } from "@wara/contract/privacy"
import { rightsTransitions } from "@wara/domain/privacy/rights-lifecycle"
import type { z } from "zod"
import type { Database } from "../../../database/database.ts"
import { deleteLinksOf } from "../link-store.ts"
import { eraseRequestsOf, listRequestsOf, type StoredRightsRequest } from "../store.ts"

/** A request in the data export. */
export const exportedRightsRequestSchema = rightsRequestSchema.omit({ id: true })

/** Every request of an account, and of its address once that is confirmed, newest first. */
export async function listOwnRequests(
  database: Database,
  person: { userId: number | null; email: string | null },
): Promise<RightsRequest[]> {
  return (await listRequestsOf(database, person)).map(presentRequest)
}

/** The same for the data export. */
export async function exportRightsRequests(
  database: Database,
  person: { userId: number | null; email: string | null },
): Promise<z.infer<typeof exportedRightsRequestSchema>[]> {
  const requests = await listOwnRequests(database, person)
  return requests.map(({ id: _, ...request }) => request)
}

function presentRequest(request: StoredRightsRequest): RightsRequest {
  return {
    id: request.documentId,
    right: request.right,
    purpose: request.purpose,
    message: request.message,
    state: request.state,
    created_at: request.createdAt.toISOString(),
    goal_day: request.goalDay,
    limit_day: request.limitDay,
    extension_reason: request.extensionReason,
    closed_at: request.closedAt?.toISOString() ?? null,
    answer: request.answer,
  }
}

/**
 * Removes a person from their requests, and the links to them, within the caller's transaction. The
 * rows stay: they prove that requests were answered in time.
 */
export async function eraseRequester(
  transaction: Database,
  person: { userId: number; email: string | null },
  now: Date,
): Promise<void> {
  const { to } = rightsTransitions.withdraw
  if (person.email !== null) await deleteLinksOf(transaction, person.email)
  await eraseRequestsOf(transaction, person, { state: to, closedAt: now })
}
