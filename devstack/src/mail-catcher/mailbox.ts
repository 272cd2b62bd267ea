import PostalMime from "postal-mime"

/** A mail as it arrived; `to` holds the addresses it was delivered to, blind copies included. */
export type CaughtMail = {
  id: number
  /** What the sender called it; empty when it said nothing. */
  messageId: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  replyTo: string[]
  receivedAt: string
}

/** Past this many the oldest go: the catcher lives in memory. */
const limit = 2000

export class Mailbox {
  private mails: CaughtMail[] = []
  private nextId = 1

  /**
   * Keeps a mail. One that comes to the same people under the same Message-ID again is the same mail,
   * sent twice by a server that did not hear that it had arrived: as in people's mailboxes, it shows once.
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

  /** Newest first; only those to that address when one is given, in any case. */
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
