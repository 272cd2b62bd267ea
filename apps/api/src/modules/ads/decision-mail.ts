import { type DecisionKind, undoGraceMs, undoWindowMs } from "@wara/domain/ads/decision-undo"
import type { Database } from "../../database/database.ts"
import type { Mail } from "../../ports/mailer/mailer.ts"
import { queueMail } from "../../queue/enqueue.ts"

const names: Record<DecisionKind, string> = {
  approve: "ad-approved",
  "request-changes": "ad-changes-requested",
  reject: "ad-rejected",
  ban: "ad-banned",
}

/** The reason key of a decision's mail, by the id of the submission, or of the ad for a ban. */
export function decisionMailReason(kind: DecisionKind, id: number): string {
  return `${names[kind]}:${id}`
}

/** The reason key of the mail that confirms a submission. */
export function receivedMailReason(reviewId: number): string {
  return `ad-received:${reviewId}`
}

/** When a decision can no longer be undone, and what follows from it is sent. */
export function afterUndo(now: Date): Date {
  return new Date(now.getTime() + undoWindowMs + undoGraceMs)
}

/** Queues the mail about a decision; it is sent once the decision can no longer be undone. */
export async function queueDecisionMail(
  transaction: Database,
  kind: DecisionKind,
  id: number,
  mail: Mail,
  now: Date,
): Promise<void> {
  const reason = decisionMailReason(kind, id)
  await queueMail(transaction, reason, mail, { sendAfter: afterUndo(now) })
}
