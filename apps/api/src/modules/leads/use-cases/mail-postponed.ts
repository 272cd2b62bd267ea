import type { StoredLead } from "../lead-store.ts"
import { lockPostponed } from "../postponed-store.ts"
import { type LeadMailContext, mailBuyer, mailConfirmation, mailCopy } from "./mail-lead.ts"

/**
 * Mails what was postponed while nobody had proved the address of a thread: its owner has just used
 * the thread's link [B8.133]. Part of the caller's transaction.
 */
export async function mailPostponed(context: LeadMailContext, proved: StoredLead): Promise<void> {
  for (const { answer, lead } of await lockPostponed(context.transaction, proved, context.now)) {
    if (answer !== null) await mailBuyer(context, lead, answer)
    else if (lead.deliveredAt === null && lead.risks.length > 0)
      await mailConfirmation(context, lead)
    else await mailCopy(context, lead, false)
  }
}
