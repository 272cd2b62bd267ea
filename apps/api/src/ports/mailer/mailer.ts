/** An e-mail to send. Addresses are single and validated; names and subjects may be any text. */
export type Mail = {
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  html: string
  text: string
}

/**
 * Sends e-mails. `id` is the same for every retry of a mail and becomes its Message-ID, so that
 * duplicates are recognised.
 */
export type Mailer = {
  /**
   * Rejects when the mail was not accepted, with `PermanentMailFailure` when a retry is useless.
   */
  send: (id: string, mail: Mail) => Promise<void>
  close: () => void
}

/**
 * The receiving server refused this mail permanently, for instance because the address does not
 * exist.
 */
export class PermanentMailFailure extends Error {
  override name = "PermanentMailFailure"
}

/** For installations without SMTP_URL: warns once that no mail is sent. */
export function createNullMailer(warn: (message: string) => void): Mailer {
  let warned = false
  return {
    send: async () => {
      if (!warned) warn("SMTP_URL is not set: e-mails are not sent")
      warned = true
    },
    close: () => undefined,
  }
}
