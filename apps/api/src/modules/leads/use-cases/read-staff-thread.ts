import type { StaffLeadThread } from "@wara/contract/admin"
import type { Database } from "../../../database/database.ts"
import { findLeadWithAd } from "../inbox-store.ts"
import { noSuchLead } from "../lead-errors.ts"
import { listMessages } from "../message-store.ts"
import { presentThread } from "../present-lead.ts"

/**
 * All messages of a thread, for the team. Throws NotFoundError for contacts without texts and for
 * anonymous leads.
 */
export async function readStaffThread(
  database: Database,
  leadId: number,
  now: Date,
): Promise<StaffLeadThread> {
  const found = await findLeadWithAd(database, leadId)
  if (found === null || found.lead.day !== null || found.lead.anonymisedAt !== null) {
    throw noSuchLead()
  }
  const messages = await listMessages(database, leadId)
  const thread = { ...found, messages, blockedBy: { seller: false, buyer: false } }
  return { messages: presentThread(thread, "seller", now).messages }
}
