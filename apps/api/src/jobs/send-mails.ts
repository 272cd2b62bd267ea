import type { JobResult } from "pg-boss"
import type { Database } from "../database/database.ts"
import { type Mail, type Mailer, PermanentMailFailure } from "../ports/mailer/mailer.ts"
import { emptyMailJob } from "./sent-mail-store.ts"

/** A mail in the queue; empty once it was sent. */
export type MailJob = { id: string; data: Mail | null }

/**
 * Sends queued mails; one that is refused for good is given up, any other failure is tried later. Each
 * is recorded as soon as the mail server has taken it, not when its batch is done: only who is killed
 * between these two leaves a mail that the next worker sends again (decision 0006).
 */
export async function sendMails(
  context: { database: Database; mailer: Mailer },
  jobs: readonly MailJob[],
): Promise<JobResult[]> {
  return Promise.all(jobs.map((job) => sendMail(context, job)))
}

async function sendMail(
  { database, mailer }: { database: Database; mailer: Mailer },
  { id, data }: MailJob,
): Promise<JobResult> {
  // A worker that was killed had sent it.
  if (data === null) return { id, status: "completed" }
  try {
    await mailer.send(id, data)
  } catch (cause) {
    const isPermanent = cause instanceof PermanentMailFailure
    if (isPermanent) await record(database, id)
    return { id, status: isPermanent ? "deadletter" : "failed", output: { code: codeOf(cause) } }
  }
  await record(database, id)
  return { id, status: "completed" }
}

/** When this fails, the queue's own record is left: the mail must not be sent again for that. */
async function record(database: Database, id: string): Promise<void> {
  await emptyMailJob(database, id).catch(() => undefined)
}

/** The failure's code only: its text may repeat addresses. */
function codeOf(cause: unknown): string {
  if (cause instanceof PermanentMailFailure) return cause.name
  return cause instanceof Error && "code" in cause ? String(cause.code) : "unknown"
}
