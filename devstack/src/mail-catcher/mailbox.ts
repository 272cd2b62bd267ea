import PostalMime from "postal-mime"

/** A received mail; `to` contains the addresses it was delivered to, blind copies included. */
export type CaughtMail = {
  id: number
  /** Message-ID of the sender; empty when there was none. */
  messageId: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  replyTo: string[]
  receivedAt: string
}

/** Maximum number of mails; the oldest are dropped, because the catcher keeps them in memory. */
const limit = 2000

export class Mailbox {
  private mails: CaughtMail[] = []
  private nextId = 1

  /**
   * Stores a mail. A mail with the same Message-ID to the same recipients is a duplicate, sent by a
   * server that did not receive the confirmation; as in real mailboxes, it is shown once.
   */
  async put(raw: Buffer, envelope: { from: string; to: string[] }): Promise<void> {
    const mail = await PostalMime.parse(raw)
    const messageId = mail.messageId ?? ""
    if (messageId !== "" && this.has(messageId, envelope.to)) return
    this.mails.unshift({
      id: this.nextId++,
      messageId,
      from: mail.from?.address ?? envelope.from,
      to: envelope.to,
      subject: mail.subject ?? "",
      text: mail.text ?? "",
      html: mail.html ?? "",
      replyTo: (mail.replyTo ?? []).flatMap((one) => one.address ?? []),
      receivedAt: new Date().toISOString(),
    })
    this.mails.length = Math.min(this.mails.length, limit)
  }

  /** Newest first; filtered by recipient when an address is given, ignoring case. */
  list(to?: string | null): CaughtMail[] {
    const wanted = to?.toLowerCase()
    if (!wanted) return this.mails
    return this.mails.filter((mail) => mail.to.some((one) => one.toLowerCase() === wanted))
  }

  find(id: number): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id)
  }

  private has(messageId: string, to: string[]): boolean {
    const people = to.join()
    return this.mails.some((mail) => mail.messageId === messageId && mail.to.join() === people)
  }

  clear() {
    this.mails = []
  }
}
