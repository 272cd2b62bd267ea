import { operatorMailRates } from "@wara/domain/site/operator-mail-rates"
import { inSeconds } from "@wara/domain/time"
import { countCall } from "../database/count-call.ts"
import type { Database } from "../database/database.ts"
import type { Mail } from "../ports/mailer/mailer.ts"
import { queueMail } from "./enqueue.ts"

/**
 * Mails something that anybody can cause to the operators, once per reason. Beyond the mails of the hour
 * or the day, when somebody causes it from many networks, it is in the panel only, and the mail `more`
 * says so, one an hour [B8.174] [B7.234]. `kind` names what is counted together. False when nothing was
 * queued.
 */
export async function mailOperators(
  transaction: Database,
  { kind, mail, more, reason }: { kind: string; reason: string; mail: Mail; more: Mail },
  now: Date,
): Promise<boolean> {
  let isWithin = true
  for (const { max, windowMs } of operatorMailRates) {
    const seconds = inSeconds(windowMs)
    const { count } = await countCall(transaction, `${kind}-mails-${seconds}`, seconds)
    isWithin = count <= max && isWithin
  }
  const hour = now.toISOString().slice(0, "2026-11-29T12".length)
  return isWithin
    ? queueMail(transaction, reason, mail, { always: true })
    : queueMail(transaction, `${kind}-more:${hour}`, more, { always: true })
}
