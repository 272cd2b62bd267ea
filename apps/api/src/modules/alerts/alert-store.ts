import { alertMailPauseMs, alertPendingMs, stoppedAlertDays } from "@wara/domain/alerts/alert"
import { days } from "@wara/domain/time"
import { and, asc, desc, eq, gt, lt, ne, or, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { consentTexts, users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { alertCodes, alertHits, alerts } from "../../database/schema/alerts.ts"

export type StoredAlert = typeof alerts.$inferSelect

/** Stores the accepted text once, and returns its hash. */
export async function storeConsentText(
  transaction: Database,
  consent: typeof consentTexts.$inferInsert,
): Promise<void> {
  await transaction.insert(consentTexts).values(consent).onConflictDoNothing()
}

export async function insertAlert(
  transaction: Database,
  alert: typeof alerts.$inferInsert,
): Promise<StoredAlert> {
  const [stored] = await transaction.insert(alerts).values(alert).returning()
  if (!stored) throw new Error("no alert was stored")
  return stored
}

const notStopped = ne(alerts.state, "stopped")

/** The alert of an address for a search, if it was not stopped; null otherwise. */
export async function findAlertOf(
  database: Database,
  { email, search }: { email: string; search: string },
): Promise<StoredAlert | null> {
  const same = and(eq(alerts.email, email), eq(alerts.search, search), notStopped)
  const [alert] = await database.select().from(alerts).where(same)
  return alert ?? null
}

/** Alerts of an address that were not stopped, oldest first; pending ones until they expire. */
export async function listAlertsOf(
  database: Database,
  email: string,
  now: Date,
): Promise<StoredAlert[]> {
  const since = new Date(now.getTime() - alertPendingMs)
  const isOpen = or(ne(alerts.state, "pending"), gt(alerts.createdAt, since))
  return database
    .select()
    .from(alerts)
    .where(and(eq(alerts.email, email), notStopped, isOpen))
    .orderBy(asc(alerts.id))
}

export async function lockAlert(transaction: Database, id: number): Promise<StoredAlert | null> {
  const [alert] = await transaction
    .select()
    .from(alerts)
    .where(eq(alerts.id, id))
    .for("no key update")
  return alert ?? null
}

export async function findAlert(database: Database, id: number): Promise<StoredAlert | null> {
  const [alert] = await database.select().from(alerts).where(eq(alerts.id, id))
  return alert ?? null
}

export async function updateAlert(
  transaction: Database,
  id: number,
  step: Partial<typeof alerts.$inferInsert>,
): Promise<void> {
  await transaction.update(alerts).set(step).where(eq(alerts.id, id))
}

/** Stops the alerts that began with a wanted ad. */
export async function stopAlertsOfWanted(
  transaction: Database,
  wantedId: number,
  now: Date,
): Promise<void> {
  await transaction
    .update(alerts)
    .set({ state: "stopped", stoppedAt: now, dueAt: null, askedAt: null })
    .where(and(eq(alerts.wantedId, wantedId), notStopped))
}

/** Whether an alert that began with a wanted ad was stopped at an instant. */
export async function hasAlertStoppedAt(
  database: Database,
  { at, wantedId }: { wantedId: number; at: Date | null },
): Promise<boolean> {
  if (at === null) return false
  const stopped = and(eq(alerts.wantedId, wantedId), eq(alerts.stoppedAt, at))
  return (await database.$count(alerts, stopped)) > 0
}

export async function insertAlertCode(
  transaction: Database,
  code: typeof alertCodes.$inferInsert,
): Promise<void> {
  await transaction.insert(alertCodes).values(code)
}

/** Lets the requests of an inbox follow each other; part of the caller's transaction. */
export async function lockAlertsOf(transaction: Database, inbox: string): Promise<void> {
  const name = `alerts:${inbox}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Removes the last code of an alert, whose mail was not queued. */
export async function deleteLastCode(transaction: Database, alertId: number): Promise<void> {
  await transaction.execute(
    sql`delete from alert_codes where id = (select max(id) from alert_codes where alert_id = ${alertId})`,
  )
}

/** The alert of a valid code; null for any other, and for one that expired unconfirmed. */
export async function findAlertByCode(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<StoredAlert | null> {
  const since = new Date(now.getTime() - alertPendingMs)
  const [row] = await database
    .select({ alert: alerts })
    .from(alertCodes)
    .innerJoin(alerts, eq(alerts.id, alertCodes.alertId))
    .where(
      and(
        eq(alertCodes.tokenHash, tokenHash),
        gt(alertCodes.expiresAt, now),
        or(ne(alerts.state, "pending"), gt(alerts.createdAt, since)),
      ),
    )
  return row?.alert ?? null
}

/** The e-mail of an account once it is confirmed; null before. */
export async function findConfirmedEmail(database: Database, id: number): Promise<string | null> {
  const [user] = await database
    .select({ email: users.email, confirmedAt: users.confirmedAt })
    .from(users)
    .where(eq(users.id, id))
  return user?.confirmedAt ? user.email : null
}

/** The ads that an alert found last, newest first. */
export function listHits(database: Database, alertId: number, limit: number) {
  return database
    .select({
      kind: alertHits.kind,
      foundAt: alertHits.foundAt,
      name: ads.name,
      slug: ads.slug,
      price: ads.price,
      currency: ads.currency,
      state: ads.state,
      expiresAt: ads.expiresAt,
    })
    .from(alertHits)
    .innerJoin(ads, eq(ads.id, alertHits.adId))
    .where(eq(alertHits.alertId, alertId))
    .orderBy(desc(alertHits.id))
    .limit(limit)
}

/** Names the interval in which an address gets one mail about a repeated request. */
export function mailPause(now: Date): number {
  return Math.floor(now.getTime() / alertMailPauseMs)
}

/** Deletes alerts that were never confirmed or were stopped long ago, and expired links. */
export async function deleteOldAlerts(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<number> {
  const unconfirmed = new Date(now.getTime() - alertPendingMs)
  const stopped = new Date(now.getTime() - days(stoppedAlertDays))
  await deleteInBatches(database, alertCodes, lt(alertCodes.expiresAt, now), batches)
  const due = or(
    and(eq(alerts.state, "pending"), lt(alerts.createdAt, unconfirmed)),
    sql`${alerts.stoppedAt} < ${stopped.toISOString()}::timestamptz`,
  )
  return deleteInBatches(database, alerts, due, batches)
}
