import type { Mailer } from "./mailer.ts"

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
