import type { Alert } from "@wara/contract/alert"
import { isPublicAd } from "@wara/domain/ads/ad-term"
import { limitMailedCode } from "../../../access/limits.ts"
import { hashToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import {
  findAlert,
  findAlertByCode,
  findConfirmedEmail,
  listAlertsOf,
  listHits,
  type StoredAlert,
} from "../alert-store.ts"
import { describeSearches } from "../search-names-store.ts"
import { alertLinkExpired } from "./alert-steps.ts"

/** Ads of an alert that its page shows. */
const shownHits = 10

const linkLimit = { name: "alert-links", limit: 240, windowSeconds: 3600 }

/** The alert of a link, without changing it. Throws LinkExpiredError, RateLimitError past the limits. */
export async function openAlert(
  database: Database,
  call: { code: string; network: string },
  now: Date,
): Promise<StoredAlert> {
  const alert = await findAlertByCode(database, hashToken(call.code), now)
  await limitMailedCode(database, { ...linkLimit, ...call, isKnown: alert !== null })
  if (alert === null) throw alertLinkExpired()
  return alert
}

/** The alerts of an account's confirmed address; none before it is confirmed. */
export async function listOwnAlerts(
  database: Database,
  userId: number,
  now: Date,
): Promise<StoredAlert[]> {
  const email = await findConfirmedEmail(database, userId)
  return email === null ? [] : listAlertsOf(database, email, now)
}

/** An alert as it is now. */
export async function readAlert(database: Database, id: number, now: Date): Promise<Alert> {
  const alert = await findAlert(database, id)
  if (alert === null) throw alertLinkExpired()
  const [presented] = await presentAlerts(database, [alert], now)
  if (!presented) throw alertLinkExpired()
  return presented
}

/** Alerts as their owner sees them. */
export async function presentAlerts(
  database: Database,
  stored: readonly StoredAlert[],
  now: Date,
): Promise<Alert[]> {
  const names = await describeSearches(database, stored)
  return Promise.all(
    stored.map(async (alert, place) => ({
      documentId: alert.documentId,
      state: alert.state,
      search: alert.search,
      name: names[place] ?? "",
      address: hideAddress(alert.email),
      kinds: alert.kinds,
      frequency: alert.frequency,
      is_asked: alert.askedAt !== null,
      created_at: alert.createdAt.toISOString(),
      hits: (await listHits(database, alert.id, shownHits)).map(
        ({ foundAt, state, expiresAt, ...hit }) => ({
          ...hit,
          is_public: isPublicAd({ state, expiresAt }, now),
          found_at: foundAt.toISOString(),
        }),
      ),
    })),
  )
}

/** "ana.soto@faena.cl" as "an•••@faena.cl". */
function hideAddress(email: string): string {
  const at = email.lastIndexOf("@")
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`
}
