import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { confirmEmailMail } from "../../../emails/confirm-email.ts"
import { resetPasswordMail } from "../../../emails/reset-password.ts"
import type { LinkRequest } from "../../../queue/queue-link-request.ts"
import { mailLink } from "../mail-link.ts"
import { lockPersonByEmail } from "../person-store.ts"

const writeMail = { confirm_email: confirmEmailMail, reset_password: resetPasswordMail }

/**
 * Queues a requested mail if its e-mail belongs to an account that can use it; a confirmed e-mail
 * is not confirmed twice. Runs again when its worker was killed; the first link then stays valid.
 */
export async function sendRequestedLink(
  { config, database }: { config: Config; database: Database },
  request: LinkRequest & { id: string },
  now: Date,
): Promise<void> {
  const { id, purpose, email } = request
  await database.transaction(async (transaction) => {
    const person = await lockPersonByEmail(transaction, email)
    if (person === null || person.blocked) return
    if (purpose === "confirm_email" && person.confirmed) return
    const write = (link: string) => writeMail[purpose](config, { ...person, link })
    const letter = { userId: person.id, purpose, reason: `${purpose}:${id}`, write }
    await mailLink(transaction, config, letter, now)
  })
}
