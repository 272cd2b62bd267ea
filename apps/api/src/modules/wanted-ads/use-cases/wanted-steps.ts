import type { WantedStep } from "@wara/contract/wanted"
import {
  isOpenWanted,
  isRenewable,
  nextWantedState,
  wantedEnd,
} from "@wara/domain/wanted/wanted-lifecycle"
import { wantedTexts } from "@wara/domain/wanted/wanted-texts"
import type { Database } from "../../../database/database.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { endWatches, hadWatch } from "../../alerts/use-cases/watch-for-wanted.ts"
import { noSuchWanted, wantedConflict } from "../wanted-errors.ts"
import {
  endOpenWanted,
  findFreeSlot,
  findOwnWanted,
  lockWanted,
  type StoredWanted,
  updateWanted,
} from "../wanted-store.ts"
import { requireConfirmed, tooMany } from "./publish-wanted.ts"

/**
 * Ends or renews an own wanted ad. Ending can be repeated. Throws NotFoundError for those of other
 * people, ConflictError when the state, the days or the places do not allow it.
 */
export async function performWantedStep(
  database: Database,
  call: { ownerId: number; documentId: string; action: WantedStep },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const person = await lockAccount(transaction, { id: call.ownerId })
    const own = await findOwnWanted(transaction, call)
    const wanted = own && (await lockWanted(transaction, own.id))
    if (wanted === null) throw noSuchWanted()
    if (call.action === "end") return end(transaction, wanted, now)
    requireConfirmed(person)
    await renew(transaction, wanted, now)
  })
}

async function end(transaction: Database, wanted: StoredWanted, now: Date): Promise<void> {
  const state = nextWantedState(wanted.state, "end")
  if (wanted.state === "ended") return
  await updateWanted(transaction, wanted.id, { state, slot: null, endedAt: now })
  await endWatches(transaction, wanted.id, now)
}

/** Its content was reviewed; the days begin again, and the alert that ended with it. */
async function renew(transaction: Database, wanted: StoredWanted, now: Date): Promise<void> {
  const state = nextWantedState(wanted.state, "renew")
  if (!isRenewable(wanted, now)) {
    throw wantedConflict("state", "Too early to renew", wantedTexts.notYetRenewable)
  }
  const slot = isOpenWanted(wanted.state)
    ? wanted.slot
    : await findFreeSlot(transaction, wanted.ownerId)
  if (slot === null) throw tooMany()
  const expiresAt = wantedEnd(now)
  const awaitsAlert = wanted.awaitsAlert || (await hadWatch(transaction, wanted))
  const begun = { state, slot, expiresAt, endedAt: null, awaitsAlert }
  await updateWanted(transaction, wanted.id, awaitsAlert ? { ...begun, matchedAt: null } : begun)
}

/** Ends what an account seeks, and its alerts, because it is blocked; part of the caller's transaction. */
export async function endWantedOf(
  transaction: Database,
  ownerId: number,
  now: Date,
): Promise<void> {
  for (const id of await endOpenWanted(transaction, ownerId, now)) {
    await endWatches(transaction, id, now)
  }
}
