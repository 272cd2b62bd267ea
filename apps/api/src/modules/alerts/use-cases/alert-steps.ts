import type { AlertStep } from "@wara/contract/alert"
import { nextAlertState } from "@wara/domain/alerts/alert-lifecycle"
import type { AlertEdit } from "@wara/domain/alerts/alert-schema"
import { watchedPlace } from "@wara/domain/alerts/alert-search"
import { alertTexts } from "@wara/domain/alerts/alert-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { brokenUniqueConstraint } from "../../../database/database-errors.ts"
import { findAlertOf, lockAlert, type StoredAlert, updateAlert } from "../alert-store.ts"
import { finishHits } from "../hit-store.ts"
import { type ListSearch, listKnownAds } from "../watched-search.ts"

export type AlertStepCall = { action: AlertStep } | ({ action: "edit" } & AlertEdit)

/** The error for alerts that do not exist, of other people, and of links that are not valid. */
export function alertLinkExpired(): DomainError {
  return new DomainError("LinkExpiredError", "This link is not valid or has expired")
}

/**
 * Begins the watch of an alert, also again: what its search finds now is not news. Part of the
 * caller's transaction; the known ads are read before it.
 */
export async function activate(
  transaction: Database,
  alert: Pick<StoredAlert, "id" | "confirmedAt" | "state">,
  { knownAds, now }: { knownAds: number[] | null; now: Date },
): Promise<void> {
  if (alert.state === "active") return
  const state = nextAlertState(alert.state, alert.state === "pending" ? "confirm" : "resume")
  await finishHits(transaction, alert.id, now)
  await updateAlert(transaction, alert.id, {
    ...{ state, knownAds, activeSince: now, askedAt: null, dueAt: null },
    ...{ confirmedAt: alert.confirmedAt ?? now, lastVisitAt: now },
  })
}

/**
 * Performs a step of the owner of an alert; every step can be repeated. Throws ConflictError when
 * the alert does not allow it now, and for a search that the address watches already.
 */
export async function performAlertStep(
  context: ListSearch,
  { id, search }: StoredAlert,
  step: AlertStepCall,
  now: Date,
): Promise<void> {
  const begins = step.action === "confirm" || step.action === "resume" || step.action === "edit"
  const watched = step.action === "edit" ? step.search : search
  const knownAds = begins ? await listKnownAds(context, watched) : null
  try {
    await context.database.transaction(async (transaction) => {
      const alert = await lockAlert(transaction, id)
      if (alert === null) throw alertLinkExpired()
      await perform(transaction, alert, step, { knownAds, now })
    })
  } catch (error) {
    // Another alert of the address was changed to the same search at the same time.
    if (brokenUniqueConstraint(error) === "alerts_searched") throw watchedAlready()
    throw error
  }
}

const watchedAlready = () =>
  new DomainError("ConflictError", "The address watches this search already", [
    { path: ["search"], message: alertTexts.sameSearch },
  ])

async function perform(
  transaction: Database,
  alert: StoredAlert,
  step: AlertStepCall,
  { knownAds, now }: { knownAds: number[] | null; now: Date },
): Promise<void> {
  const { id, state } = alert
  switch (step.action) {
    case "see":
      return updateAlert(transaction, id, { lastVisitAt: now, askedAt: null })
    case "confirm":
      nextAlertState(state, "confirm")
      return activate(transaction, alert, { knownAds, now })
    case "resume":
      nextAlertState(state, "resume")
      return activate(transaction, alert, { knownAds, now })
    case "pause":
      nextAlertState(state, "pause")
      return updateAlert(transaction, id, { state: "paused", dueAt: null, lastVisitAt: now })
    case "stop":
      return stop(transaction, alert, now)
    case "edit":
      return edit(transaction, alert, step, { knownAds, now })
  }
}

async function stop(transaction: Database, alert: StoredAlert, now: Date): Promise<void> {
  const state = nextAlertState(alert.state, "stop")
  const stoppedAt = alert.stoppedAt ?? now
  await updateAlert(transaction, alert.id, { state, stoppedAt, dueAt: null, askedAt: null })
}

/** A search that changed begins again; kinds and frequency only concern what is found from now on. */
async function edit(
  transaction: Database,
  alert: StoredAlert,
  change: AlertEdit,
  { knownAds, now }: { knownAds: number[] | null; now: Date },
): Promise<void> {
  if (alert.state === "stopped") {
    throw new DomainError("ConflictError", "A stopped alert cannot be changed", [
      { path: ["state"], message: alertTexts.notNow },
    ])
  }
  const { frequency, kinds, search } = change
  const shared = { frequency, kinds: [...kinds], lastVisitAt: now, askedAt: null }
  if (search === alert.search) return updateAlert(transaction, alert.id, shared)
  if ((await findAlertOf(transaction, { email: alert.email, search })) !== null) {
    throw watchedAlready()
  }
  await finishHits(transaction, alert.id, now)
  await updateAlert(transaction, alert.id, {
    ...shared,
    ...{ search, ...watchedPlace(search) },
    ...{ knownAds, activeSince: now, dueAt: null },
  })
}
