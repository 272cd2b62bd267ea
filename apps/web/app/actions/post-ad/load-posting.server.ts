import type { Account } from "@wara/contract/account"
import { formatPhone } from "@wara/domain/accounts/phone"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { pricesOf } from "@wara/domain/orders/quote"
import { draftOfKey } from "@wara/domain/site/paths"
import { loadAccount, loadSummary } from "../../backend/account.server.ts"
import { adFacets } from "../../backend/ads.server.ts"
import {
  listCategories,
  listConditions,
  listPacks,
  listRegions,
} from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { loadSettings } from "../../backend/orders.server.ts"
import { listOwnAds } from "../../backend/own-ad-actions.server.ts"
import { findDraft, findOwnAd } from "../../backend/own-ads.server.ts"
import { uploadTarget } from "../../backend/uploads.server.ts"
import type { AdChoices, Posting, PostingPrices } from "../../features/post-ad/posting.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"
import { communeChoices } from "../place/commune-choices.server.ts"

export function wantedDraft(search: URLSearchParams): number | null {
  const ad = Number(search.get(draftOfKey))
  return Number.isInteger(ad) && ad > 0 && ad < 2 ** 31 ? ad : null
}

/**
 * Options of the ad form, including the communes of the initial region. A list that cannot be
 * loaded is empty, so that the rest of the form stays usable.
 */
export async function loadChoices(region: string | null, caller: RequestFacts): Promise<AdChoices> {
  const [categories, conditions, regions, communes, manufacturers, target] = await Promise.all([
    optional(listCategories(), []),
    optional(listConditions(), []),
    optional(listRegions(), []),
    optional(communeChoices(region ?? ""), []),
    listManufacturers(),
    uploadTarget(caller),
  ])
  return {
    categories,
    conditions,
    regions: regions.map(({ id, slug, name }) => ({ id, slug, name })),
    communes: { region: region ?? "", communes },
    manufacturers,
    target,
  }
}

/** Manufacturer suggestions; the form works without them. */
async function listManufacturers(): Promise<string[]> {
  const facets = await optional(adFacets(parseAdSearch(new URLSearchParams())), null)
  return facets?.manufacturers.map(({ name }) => name) ?? []
}

export async function loadPrices(caller: RequestFacts): Promise<PostingPrices> {
  const [{ credits }, packs, settings] = await Promise.all([
    loadSummary(caller),
    listPacks(),
    loadSettings(),
  ])
  return { credits, ...pricesOf(packs, settings) }
}

/** The draft limit if the caller has reached it; null when not, or when it is unknown. */
async function findReachedDraftLimit(caller: RequestFacts): Promise<number | null> {
  const place = { tab: "draft", page: 1 } as const
  const [own, settings] = await Promise.all([
    optional(listOwnAds(place, caller), null),
    optional(loadSettings(), null),
  ])
  if (own === null || settings === null) return null
  return own.counts.draft >= settings.drafts ? settings.drafts : null
}

/** Phone and place of the caller's most recently changed ad; null without any. */
async function lastContact(caller: RequestFacts) {
  const [last] = await listOwnAds({ tab: "all", page: 1 }, caller)
    .then(({ ads }) => ads.filter(({ submitted_at }) => submitted_at !== null))
    .catch(() => [])
  if (!last) return null
  const ad = await findOwnAd(last.id, caller).catch(() => null)
  if (ad === null) return null
  const { phone, region, commune } = ad.content
  return { phone: formatPhone(phone), region: region ?? 0, commune: commune ?? 0 }
}

/** Splits an account's single address line into street and number. */
function splitAddress(line: string): { address: string; address_number: string } {
  const [, address = line, number = ""] =
    /^(.*\D)\s+(?:#|n[°º]\s*)?(\d{1,6}[a-z]?)$/i.exec(line) ?? []
  return { address: address.replace(/,$/, ""), address_number: number }
}

/** The contact data of the profile, completed from the last ad. */
async function contactOf(account: Account, caller: RequestFacts): Promise<Posting["contact"]> {
  const isComplete = account.phone !== null && Boolean(account.commune)
  const last = isComplete ? null : await lastContact(caller)
  const place = account.commune
    ? { region: account.commune.region.id, commune: account.commune.id }
    : { region: last?.region ?? 0, commune: last?.commune ?? 0 }
  return {
    email: account.email,
    phone: account.phone === null ? (last?.phone ?? "") : formatPhone(account.phone),
    ...place,
    ...splitAddress(account.address ?? ""),
  }
}

/** The data of the new-ad pages, with the given draft or the newest one. */
export async function loadPosting(caller: RequestFacts, ad: number | null): Promise<Posting> {
  const account = await loadAccount(caller)
  const [choices, prices, contact, reachedDraftLimit, saved] = await Promise.all([
    loadChoices(account.commune?.region.slug ?? null, caller),
    loadPrices(caller),
    contactOf(account, caller),
    findReachedDraftLimit(caller),
    // If the draft cannot be loaded, the user can continue with the copy in the browser.
    findDraft(ad === null ? null : { ad }, caller).catch(() => null),
  ])
  return {
    ...choices,
    owner: account.id,
    email: account.email,
    isConfirmed: account.confirmed,
    pendingEmail: account.pending_email,
    prices,
    contact,
    reachedDraftLimit,
    profile: { phone: account.phone ?? "", commune: account.commune?.id ?? 0 },
    saved,
    isWanted: ad !== null && saved !== null,
  }
}
