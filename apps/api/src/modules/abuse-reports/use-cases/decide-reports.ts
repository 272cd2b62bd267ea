import type { AbuseDetail } from "@wara/contract/abuse"
import { type AbuseDecision, nextAbuseState } from "@wara/domain/abuse/abuse-report-lifecycle"
import { abuseTexts } from "@wara/domain/abuse/abuse-texts"
import { DomainError } from "@wara/domain/errors"
import type { Viewer } from "../../../access/viewer.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { abuseDecidedMail } from "../../../emails/abuse-letters.ts"
import { inInboxOrder, queueMail } from "../../../queue/enqueue.ts"
import {
  findReport,
  listReportsAbout,
  lockOpenReports,
  readSubject,
  updateReport,
} from "../store.ts"

/**
 * Decides all open reports about the subject of one; each reporter with an address is mailed the
 * outcome, and the subject nothing. What follows for an ad or account is a step of its own; the
 * mail names a measure only when that step was taken before. Throws NotFoundError; ForbiddenError
 * for the actor's own ad or profile; ConflictError when another member of the team decided first.
 */
export async function decideReports(
  { config, database }: { config: Config; database: Database },
  call: { actor: Viewer; id: number; decision: AbuseDecision },
  now: Date,
): Promise<void> {
  const { actor, decision, id } = call
  await database.transaction(async (transaction) => {
    const asked = await findReport(transaction, id)
    if (asked === null) throw new DomainError("NotFoundError", "There is no such report")
    const { measure, name, ownerId } = await readSubject(transaction, asked, now)
    if (ownerId === actor.id) throw ownSubject()
    const open = await lockOpenReports(transaction, asked)
    if (open.length === 0) {
      throw new DomainError("ConflictError", "These reports were decided by another user", [
        { path: ["state"], message: abuseTexts.decidedBefore },
      ])
    }
    const isUpheld = decision === "uphold"
    for (const report of inInboxOrder(open)) {
      const state = nextAbuseState(report.state, decision)
      await updateReport(transaction, report.id, { state, decidedAt: now, decidedBy: actor.id })
      if (report.email === null) continue
      const mail = abuseDecidedMail(config, { email: report.email, name, isUpheld, measure })
      const isTyped = report.reporterId === null
      await queueMail(transaction, `abuse:${report.documentId}:decided`, mail, { isTyped })
    }
    await recordAction(transaction, {
      actorId: actor.id,
      action: `abuse-report.${decision}`,
      subject: {
        kind: asked.adId === null ? "users" : "ads",
        id: asked.adId ?? asked.sellerId ?? 0,
        name: asked.adId === null ? "" : name,
      },
      before: { state: "open" },
      after: { reports: open.length },
    })
  })
}

const ownSubject = () =>
  new DomainError("ForbiddenError", "You cannot decide reports about yourself", [
    { path: ["state"], message: abuseTexts.ownSubject },
  ])

/** Every report about the subject of one, for the team. Throws NotFoundError. */
export async function readReports(database: Database, id: number): Promise<AbuseDetail> {
  const asked = await findReport(database, id)
  if (asked === null) throw new DomainError("NotFoundError", "There is no such report")
  const reports = await listReportsAbout(database, asked)
  return reports.map((report) => ({
    ...{ id: report.id, reason: report.reason, message: report.message, state: report.state },
    reporter_id: report.reporterId,
    has_email: report.email !== null,
    created_at: report.createdAt.toISOString(),
    decided_at: report.decidedAt?.toISOString() ?? null,
  }))
}
