import type { JobResult } from "pg-boss"
import { type Mail, type Mailer, PermanentMailFailure } from "../ports/mailer/mailer.ts"

/** Sends queued mails; one that is refused for good is given up, any other failure is tried later. */
export async function sendMails(
  mailer: Mailer,
  jobs: readonly { id: string; data: Mail }[],
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async ({ id, data }): Promise<JobResult> => {
      try {
        await mailer.send(id, data)
        return { id, status: "completed" }
      } catch (cause) {
        const status = cause instanceof PermanentMailFailure ? "deadletter" : "failed"
        return { id, status, output: { code: codeOf(cause) } }
      }
    }),
  )
}

/** The failure's code only: its text may repeat addresses. */
function codeOf(cause: unknown): string {
  if (cause instanceof PermanentMailFailure) return cause.name
  return cause instanceof Error && "code" in cause ? String(cause.code) : "unknown"
}
