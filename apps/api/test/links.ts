import { randomUUID } from "node:crypto"
import { sendRequestedLink } from "../src/modules/accounts/use-cases/reset-password.ts"
import type { Mail } from "../src/ports/mailer/mailer.ts"
import type { LinkPurpose } from "../src/queue/enqueue.ts"
import type { TestApp } from "./create-test-app.ts"

/** A recipient's queued mails, oldest first. */
export async function mailsTo(api: TestApp, email: string): Promise<Mail[]> {
  const { rows } = await api.pool.query<{ data: Mail }>(
    "select data from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on",
    [email],
  )
  return rows.map(({ data }) => data)
}

/** The code in a mail's link. */
export function linkCodeOf(mail: Mail | undefined): string {
  const code = /[?&]codigo=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1]
  if (code === undefined) throw new Error("the mail has no link with a code")
  return code
}

/** Does what a worker does for a requested link, and reads the code of its mail. */
export async function sendLink(api: TestApp, purpose: LinkPurpose, email: string): Promise<string> {
  await sendRequestedLink(api, { id: randomUUID(), purpose, email }, new Date())
  return linkCodeOf((await mailsTo(api, email)).at(-1))
}
