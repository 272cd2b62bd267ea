import type { Database } from "../../../database/database.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import {
  findAlertOf,
  hasAlertStoppedAt,
  listAlertsOf,
  lockAlert,
  stopAlertsOfWanted,
  updateAlert,
} from "../alert-store.ts"
import { type ListSearch, listKnownAds } from "../watched-search.ts"
import { activate } from "./alert-steps.ts"
import { storeAlert } from "./ask-for-alert.ts"

/** The search of an alert, with the ads that it finds before it begins. */
export type Watch = { search: string; knownAds: number[] | null }

/** Reads what an alert would remember; before the transaction that begins it. */
export async function readWatch(context: ListSearch, search: string): Promise<Watch> {
  return { search, knownAds: await listKnownAds(context, search) }
}

/**
 * Begins the alert that a person asked for with a wanted ad, for the confirmed e-mail of the account;
 * part of the caller's transaction. An alert for the same that was not confirmed, or rests, begins
 * instead, as the box says. An address that watches the search already, or has all the alerts that it
 * may have, gets no other one.
 */
export async function beginWatch(
  transaction: Database,
  { email, knownAds, search, wantedId }: Watch & { email: string; wantedId: number },
  now: Date,
): Promise<void> {
  const chosen = { kinds: ["new" as const, "back" as const], frequency: "daily" as const }
  const found = await findAlertOf(transaction, { email, search })
  if (found !== null) {
    const known = await lockAlert(transaction, found.id)
    if (known === null || known.state === "active" || known.state === "stopped") return
    await updateAlert(transaction, known.id, { ...chosen, wantedId })
    return activate(transaction, known, { knownAds, now })
  }
  const { alerts: limit } = await readSettings(transaction)
  if ((await listAlertsOf(transaction, email, now)).length >= limit) return
  const stored = await storeAlert(transaction, { email, search, ...chosen, wantedId }, now)
  await activate(transaction, stored, { knownAds, now })
}

/** Stops the alerts of a wanted ad that ends in any way; part of the caller's transaction. */
export async function endWatches(
  transaction: Database,
  wantedId: number,
  now: Date,
): Promise<void> {
  await stopAlertsOfWanted(transaction, wantedId, now)
}

/** Whether a wanted ad had an alert until it ended, so that its renewal begins one again. */
export function hadWatch(
  transaction: Database,
  wanted: { id: number; endedAt: Date | null },
): Promise<boolean> {
  return hasAlertStoppedAt(transaction, { wantedId: wanted.id, at: wanted.endedAt })
}
