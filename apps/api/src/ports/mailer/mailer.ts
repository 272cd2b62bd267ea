/** An e-mail as we write it. Addresses are single and checked; names and subjects may be anything. */
export type Mail = {
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  html: string
  text: string
}

/**
 * Hands e-mails to the outside. `id` is the same whenever the same mail is tried again and becomes its
 * Message-ID, so that a mail sent twice by accident is recognised.
 */
export type Mailer = {
  /** Rejects when the mail was not taken; `PermanentMailFailure` when trying again is useless. */
  send: (id: string, mail: Mail) => Promise<void>
  close: () => void
}

/** The receiving side refused this mail for good: an address that does not exist, for instance. */
export class PermanentMailFailure extends Error {
  override name = "PermanentMailFailure"
}
