import type { Transporter } from "nodemailer"

/** An e-mail to send. Addresses are single and validated; names and subjects may be any text. */
export type Mail = {
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  html: string
  text: string
  /** Address that stops such mails at once when a mail client posts to it (RFC 8058). */
  unsubscribeUrl?: string
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

/** Milliseconds that a mail server may take for its greeting and for each answer. */
const timeoutMs = 10_000

/**
 * Sends by SMTP; `from` is a name with an address, `Wara <hola@wara.cl>`. The library is loaded with
 * the first mail: it is a twentieth of a start's work.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  let opened: Transporter | null = null
  const open = async () => {
    const { createTransport } = await import("nodemailer")
    opened ??= createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return opened
  }
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost"
  return {
    send: async (id, mail) => {
      const message = { ...safeHeaders(mail), from, messageId: `<${id}@${domain}>` }
      const transport = await open()
      await transport
        .sendMail({ ...message, html: mail.html, text: mail.text })
        .catch((cause: unknown) => {
          throw isPermanent(cause)
            ? new PermanentMailFailure("The mail server rejected the e-mail")
            : cause
        })
    },
    close: () => opened?.close(),
  }
}

/**
 * Addresses are passed as objects, never as text to be parsed, and no header contains a control
 * character.
 */
function safeHeaders(mail: Mail) {
  return {
    to: { name: "", address: oneLine(mail.to) },
    subject: oneLine(mail.subject),
    ...(mail.replyTo && {
      replyTo: { name: oneLine(mail.replyTo.name), address: oneLine(mail.replyTo.address) },
    }),
    ...(mail.unsubscribeUrl !== undefined && {
      headers: {
        "List-Unsubscribe": `<${new URL(mail.unsubscribeUrl).href}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  }
}

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim()

/**
 * 5xx answers of SMTP are permanent, except those about authentication, which an operator can fix.
 */
function isPermanent(cause: unknown): boolean {
  if (!(cause instanceof Error) || !("responseCode" in cause)) return false
  const { responseCode } = cause
  if (typeof responseCode !== "number" || responseCode < 500) return false
  return !("code" in cause && cause.code === "EAUTH")
}
