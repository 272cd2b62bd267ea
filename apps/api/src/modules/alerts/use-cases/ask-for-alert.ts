import { createHash } from "node:crypto"
import type { AlertReceipt } from "@wara/contract/alert"
import { inboxOf } from "@wara/domain/accounts/inbox"
import { type AlertState, alertRates } from "@wara/domain/alerts/alert"
import type { NewAlert } from "@wara/domain/alerts/alert-schema"
import { watchedPlace } from "@wara/domain/alerts/alert-search"
import { alertConsent, alertTexts } from "@wara/domain/alerts/alert-texts"
import { DomainError } from "@wara/domain/errors"
import { inSeconds } from "@wara/domain/time"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import type { Viewer } from "../../../access/viewer.ts"
import type { Database } from "../../../database/database.ts"
import {
  alertConfirmationMail,
  alertKnownMail,
  alertRestingMail,
  alertsFullMail,
  type MailedAlert,
} from "../../../emails/alerts.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import type { Mail } from "../../../ports/mailer/mailer.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import {
  deleteLastCode,
  findAlertOf,
  findConfirmedEmail,
  insertAlert,
  listAlertsOf,
  lockAlertsOf,
  mailPause,
  type StoredAlert,
  storeConsentText,
  updateAlert,
} from "../alert-store.ts"
import { type ListSearch, listKnownAds } from "../watched-search.ts"
import { type AlertMailContext, describeForMail } from "./alert-links.ts"
import { activate } from "./alert-steps.ts"

export type AlertCall = { alert: NewAlert; network: string; viewer: Viewer | null }

type Context = ListSearch & { config: EmailSite; database: Database }

/**
 * Stores an alert for the address that was typed, and mails the link that confirms it. What happens
 * to an address that is known, has the same alert or too many is written to the address only, so
 * that the answer reveals nothing. Repeating the call changes nothing. An alert that rests is resumed
 * by the button of the mail. The confirmed address of the caller's own account needs no mail: its
 * alert is active at once, also one that rested, and a refusal is an error. Throws RateLimitError
 * past the limits.
 */
export async function askForAlert(
  context: Context,
  call: AlertCall,
  now: Date,
): Promise<AlertReceipt> {
  const { alert, viewer } = call
  const own = viewer && (await findConfirmedEmail(context.database, viewer.id))
  const isOwn = own?.toLowerCase() === alert.email.toLowerCase()
  // Counted first: what is past the limit costs no search.
  await countCall(context.database, call, isOwn)
  const knownAds = isOwn ? await listKnownAds(context, alert.search) : null
  await context.database.transaction(async (transaction) => {
    await lockAlertsOf(transaction, inboxOf(alert.email))
    const mailing = { transaction, site: context.config, now }
    const known = await findAlertOf(transaction, alert)
    const open = await listAlertsOf(transaction, alert.email, now)
    const { alerts: limit } = await readSettings(transaction)
    // Others can begin alerts for the address, which wait for its owner: to the account they are none.
    const counted = isOwn ? open.filter(({ state }) => state !== "pending") : open
    if (known === null && counted.length >= limit) {
      if (isOwn) throw tooMany(limit)
      return mailFull(mailing, open, limit)
    }
    if (known?.state === "pending")
      await updateAlert(transaction, known.id, asAskedAgain(alert, now))
    const stored = known ?? (await storeAlert(transaction, alert, now))
    if (isOwn) return activate(transaction, stored, { knownAds, now })
    await answerByMail(mailing, stored)
  })
  return { awaits_confirmation: !isOwn }
}

/** What others ask with a typed address does not use up the alerts of its account [B10.194]. */
async function countCall(
  database: Database,
  { alert, network }: AlertCall,
  isOwn: boolean,
): Promise<void> {
  for (const { max, of, windowMs } of alertRates) {
    const windowSeconds = inSeconds(windowMs)
    const call = { name: `alert-${of}`, limit: max, windowSeconds }
    if (of === "network") await limitNetwork(database, { ...call, network })
    else
      await limitCalls(database, {
        ...call,
        caller: (isOwn ? "proved:" : "") + inboxOf(alert.email),
      })
  }
}

/** Stores an alert with the sentence that was accepted; part of the caller's transaction. */
export async function storeAlert(
  transaction: Database,
  alert: NewAlert & { wantedId?: number },
  now: Date,
): Promise<StoredAlert> {
  const hash = createHash("sha256").update(alertConsent.text).digest()
  const { text, version } = alertConsent
  await storeConsentText(transaction, { hash, kind: "alerts", text, createdAt: now })
  return insertAlert(transaction, {
    ...alert,
    kinds: [...alert.kinds],
    ...watchedPlace(alert.search),
    createdAt: now,
    ...{ consentHash: hash, consentVersion: version },
  })
}

/** An unconfirmed alert that is asked for again waits again, for what was chosen now. */
const asAskedAgain = ({ frequency, kinds }: NewAlert, now: Date) => ({
  ...{ frequency, kinds: [...kinds], createdAt: now },
})

/** The mail that leads to the next step of an alert in its state; the page has the button. */
function writeAnswer(site: EmailSite, state: AlertState, mailed: MailedAlert): Mail {
  if (state === "pending") return alertConfirmationMail(site, mailed)
  if (state === "paused" || state === "asleep") return alertRestingMail(site, mailed, state)
  return alertKnownMail(site, mailed)
}

async function answerByMail(context: AlertMailContext, alert: StoredAlert): Promise<void> {
  const { now, site, transaction } = context
  const mail = writeAnswer(site, alert.state, await describeForMail(context, alert))
  const reason = `alert:${alert.documentId}:${alert.state}:${mailPause(now)}`
  const isQueued = await queueMail(transaction, reason, mail, {
    ...{ isUrgent: alert.state !== "active", isTyped: true },
  })
  if (!isQueued) await deleteLastCode(transaction, alert.id)
}

async function mailFull(
  context: AlertMailContext,
  open: readonly StoredAlert[],
  limit: number,
): Promise<void> {
  const [oldest] = open
  if (oldest === undefined) return
  const { now, site, transaction } = context
  const mail = alertsFullMail(site, await describeForMail(context, oldest), limit)
  const reason = `alerts-full:${oldest.documentId}:${mailPause(now)}`
  const isQueued = await queueMail(transaction, reason, mail, { isTyped: true })
  if (!isQueued) await deleteLastCode(transaction, oldest.id)
}

/** The refusal of an alert beyond the limit, for the owner of the address. */
function tooMany(limit: number): DomainError {
  const message = alertTexts.tooMany(limit)
  return new DomainError("ConflictError", `An address has at most ${limit} alerts`, [
    { path: ["email"], message },
  ])
}
