import { isQuietTime } from "@wara/domain/alerts/alert-times"
import { adSearchParams } from "@wara/domain/listing/ad-search"
import { wantedPath } from "@wara/domain/site/wanted-paths"
import { hours } from "@wara/domain/time"
import { soughtKind } from "@wara/domain/wanted/sought-kind"
import { maxMatchedAds } from "@wara/domain/wanted/wanted-ad"
import { nextWantedState } from "@wara/domain/wanted/wanted-lifecycle"
import { wantedFacts, wantedSearch } from "@wara/domain/wanted/wanted-search"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { wantedDigestMail, wantedEndedMail } from "../../../emails/wanted-ads.ts"
import { inInboxOrder, queueMail } from "../../../queue/enqueue.ts"
import { type ListSearch, listMatchingAds } from "../../alerts/use-cases/list-matching-ads.ts"
import { beginWatch, endWatches, readWatch } from "../../alerts/use-cases/watch-for-wanted.ts"
import { makeSwitchLinks } from "../../mail-switches/use-cases/mail-switches.ts"
import {
  type DueWanted,
  findUnmatched,
  insertWantedHits,
  listSellersOf,
  lockDueSeller,
  takeHits,
} from "../match-store.ts"
import { deleteOldWanted, findUserOf } from "../personal-store.ts"
import { lockExpired, lockWanted, updateWanted } from "../wanted-store.ts"

type JobContext = ListSearch & { config: EmailSite }

/** Wanted ads are compared with all ads again after this time: before the mails of the next day. */
const matchedForMs = hours(20)

const batchSize = 100

/** The work of every quarter of an hour: ends, comparisons, and the mails of the day. */
export async function tendWanted(
  context: JobContext,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  await expireWanted(context, now)
  await matchWanted(context, now, signal)
  if (!isQuietTime(now)) await mailSellers(context, now, signal)
}

/** Ends wanted ads whose days are over with their alerts, and offers their owners to renew them. */
export async function expireWanted(
  { config, database }: Pick<JobContext, "config" | "database">,
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const over = await lockExpired(transaction, now, batchSize)
    const ended = []
    for (const wanted of over) {
      const state = nextWantedState(wanted.state, "expire")
      await updateWanted(transaction, wanted.id, { state, slot: null, endedAt: now })
      await endWatches(transaction, wanted.id, now)
      const owner = await findUserOf(transaction, wanted.ownerId)
      if (owner !== null) ended.push({ ...owner, wanted })
    }
    for (const { wanted, ...owner } of inInboxOrder(ended)) {
      const mail = wantedEndedMail(config, { ...owner, name: wanted.name })
      const reason = `wanted:${wanted.documentId}:ended:${wanted.expiresAt?.toISOString()}`
      await queueMail(transaction, reason, mail)
    }
    return over.length
  })
}

/**
 * Finds sellers with ads that wanted ads ask for, by the SQL of the list of ads, each pair once, also
 * when two servers compare at once, and begins the alert of a new wanted ad for the person who
 * seeks. Returns how many pairs are new.
 */
export async function matchWanted(
  context: JobContext,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const since = new Date(now.getTime() - matchedForMs)
  let total = 0
  while (!signal?.aborted) {
    const wanted = await findUnmatched(context.database, since)
    if (wanted === null) break
    const search = await searchFor(context, wanted)
    const hits = await findSellers(context, { search, exceptOwner: wanted.owner_id })
    const watch = wanted.awaits_alert ? await readWatch(context, search) : null
    total += await context.database.transaction(async (transaction) => {
      // It may have been deleted with its owner's account meanwhile.
      const locked = await lockWanted(transaction, wanted.id)
      if (locked === null) return 0
      await updateWanted(transaction, wanted.id, { matchedAt: now, awaitsAlert: false })
      if (watch !== null && locked.awaitsAlert && locked.state === "active") {
        await beginWatch(transaction, { ...watch, email: wanted.email, wantedId: wanted.id }, now)
      }
      return insertWantedHits(
        transaction,
        hits.map((hit) => ({ ...hit, wantedId: wanted.id, foundAt: now })),
      )
    })
  }
  return total
}

/**
 * What sellers and the person who seeks are compared with: the same for both. The kind of machine
 * counts when an ad of the site is of that kind; a name that no ad knows leaves the category alone.
 */
async function searchFor(context: JobContext, wanted: DueWanted): Promise<string> {
  const { name, radius_km, year_max, year_min, ...sought } = wanted
  const kind = soughtKind(name)
  const ofKind = adSearchParams({ text: kind }).toString()
  const isKnown = kind !== "" && (await listMatchingAds(context, ofKind, { limit: 1 })).length > 0
  const limits = { radiusKm: radius_km, yearMin: year_min, yearMax: year_max }
  return wantedSearch({ ...sought, ...limits }, isKnown ? kind : "")
}

/** The sellers with ads that a search shows, each with the newest of them. */
async function findSellers(
  context: JobContext,
  { exceptOwner, search }: { search: string; exceptOwner: number },
) {
  const ids = await listMatchingAds(context, search, { limit: maxMatchedAds })
  const ads = await listSellersOf(context.database, ids, exceptOwner)
  return [...Map.groupBy(ads, ({ owner_id }) => owner_id).values()].flatMap(([first]) =>
    first ? [{ sellerId: first.owner_id, adId: first.id }] : [],
  )
}

/**
 * Mails sellers what is sought that they have: at most one mail a day each, each wanted ad once. The
 * mail and its record are one transaction. Returns how many mails were queued.
 */
export async function mailSellers(
  { config, database }: Pick<JobContext, "config" | "database">,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0
  for (let isOver = false; !isOver && !signal?.aborted; ) {
    const outcome = await database.transaction(async (transaction) => {
      const seller = await lockDueSeller(transaction, now)
      if (seller === null) return null
      const hits = await takeHits(transaction, seller.id, now)
      const [first] = hits
      if (first === undefined) return null
      const list = { list: "wanted", userId: seller.id } as const
      const links = await makeSwitchLinks({ transaction, site: config, now }, list)
      const mail = wantedDigestMail(config, {
        ...{ seller, ...links },
        wanted: hits.map(({ commune, manufacturer, radius_km, year_max, year_min, ...hit }) => ({
          ...{ name: hit.name, ad: hit.ad, link: config.baseUrl + wantedPath(hit.slug) },
          facts: wantedFacts({
            ...{ manufacturer, yearMin: year_min, yearMax: year_max, budget: hit.budget },
            ...{ commune, radiusKm: radius_km },
          }),
        })),
      })
      await queueMail(transaction, `wanted-digest:${seller.id}:${first.id}`, mail)
      return 1
    })
    isOver = outcome === null
    sent += outcome ?? 0
  }
  return sent
}

/** Deletes wanted ads a year after their end. */
export async function forgetWanted(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  await deleteOldWanted(database, now, { signal })
}
