import PostalMime from "postal-mime"

/** A mail as it arrived; `to` holds the addresses it was delivered to, blind copies included. */
export type CaughtMail = {
  id: number
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

  async put(raw: Buffer, envelope: { from: string; to: string[] }): Promise<void> {
    const mail = await PostalMime.parse(raw)
    this.mails.unshift({
      id: this.nextId++,
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

  clear() {
    this.mails = []
  }
}
