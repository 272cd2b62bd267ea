import {
  type Ad,
  adSchema,
  type EndedAd,
  endedAdSchema,
  type NearbyAd,
  nearbyAdSchema,
} from "@wara/contract/ad"
import {
  dataAnswerSchema,
  type Pagination,
  pageAnswerSchema,
  paginationSchema,
} from "@wara/contract/answer"
import {
  type AdFacets,
  adFacetsSchema,
  type SearchMeaning,
  searchMeaningSchema,
} from "@wara/contract/search"
import { type SellerContact, sellerContactSchema } from "@wara/contract/seller"
import { relatedSearchText } from "@wara/domain/ads/ad-name"
import { type AdSearch, adListPageSize } from "@wara/domain/listing/ad-search"
import { z } from "zod"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost, type CallOptions } from "./client.server.ts"
import { loading, loadingRecord } from "./loading.server.ts"
import { adFilters, adSort, type QueryValue } from "./query.server.ts"
import { backendTexts } from "./texts.ts"

const adPage = z.object({
  data: z.array(adSchema),
  meta: z.object({
    pagination: paginationSchema,
    search: searchMeaningSchema.optional(),
  }),
})
const nearbyAds = dataAnswerSchema(z.array(nearbyAdSchema))
const revealedContact = dataAnswerSchema(sellerContactSchema)
const endedAdPage = pageAnswerSchema(endedAdSchema)

/**
 * A page of ads. `correctedText` is the text that was searched instead of a typo, `meaning` is how
 * the text was interpreted; both are null without a text.
 */
export type AdList = {
  ads: Ad[]
  pagination: Pagination
  correctedText: string | null
  meaning: SearchMeaning | null
}

async function readAds(query: Record<string, QueryValue>, options: CallOptions): Promise<AdList> {
  const answer = await backendGet("/ads", { ...query, populate: "*" }, adPage, options)
  return {
    ads: answer.data,
    pagination: answer.meta.pagination,
    correctedText: answer.meta.search?.corrected_text ?? null,
    meaning: answer.meta.search ?? null,
  }
}

/** A page of matching public ads; 20 per page by default [S9.1]. */
export function listAds(
  search: AdSearch & { pageSize?: number },
  options: CallOptions = {},
): Promise<AdList> {
  const { page, pageSize = adListPageSize } = search
  return loading(backendTexts.ads, () =>
    readAds({ ...adFilters(search), page, pageSize, sort: adSort(search) }, options),
  )
}

/** Ads that match the same search around a commune, nearest first; place filters are ignored. */
export function listAdsNearby(
  search: AdSearch,
  commune: string,
  options: CallOptions = {},
): Promise<NearbyAd[]> {
  const query = {
    ...adFilters({ ...search, region: "", commune: "", radiusKm: null }),
    near: commune,
  }
  return loading(
    backendTexts.ads,
    async () => (await backendGet("/ads/nearby", query, nearbyAds, options)).data,
  )
}

export function adFacets(search: AdSearch, options: CallOptions = {}): Promise<AdFacets> {
  return loading(backendTexts.ads, async () => {
    const schema = dataAnswerSchema(adFacetsSchema)
    return (await backendGet("/ads/facets", adFilters(search), schema, options)).data
  })
}

function findAd(filters: QueryValue, options: CallOptions): Promise<Ad | null> {
  return loadingRecord(backendTexts.ad, async () => {
    const { ads } = await readAds({ filters, page: 1, pageSize: 1 }, options)
    return ads[0] ?? null
  })
}

export function findAdBySlug(slug: string, options: CallOptions = {}): Promise<Ad | null> {
  return findAd({ slug: { $eq: slug } }, options)
}

export function findAdById(id: number, options: CallOptions = {}): Promise<Ad | null> {
  return findAd({ id: { $eq: id } }, options)
}

/** Contact data of a public ad; counts as a reveal of the calling user. Throws BackendError. */
export async function revealContact(adId: number, caller: Caller): Promise<SellerContact> {
  const path = `/ads/${adId}/contact-reveal`
  return (await backendPost(path, {}, revealedContact, callerOptions(caller))).data
}

export function findEndedAd(slug: string, options: CallOptions = {}): Promise<EndedAd | null> {
  return loadingRecord(backendTexts.ad, async () => {
    const query = { filters: { slug: { $eq: slug } }, page: 1, pageSize: 1, populate: "*" }
    return (await backendGet("/ended-ads", query, endedAdPage, options)).data[0] ?? null
  })
}

/** The newest public ads; `filters` uses the API's filter syntax. */
export async function listNewestAds(
  count: number,
  filters: { categorySlug?: string } = {},
  options: CallOptions = {},
): Promise<Ad[]> {
  const category = filters.categorySlug ? { slug: { $eq: filters.categorySlug } } : undefined
  const query = { filters: { category }, page: 1, pageSize: count, sort: ["createdAt:desc"] }
  return loading(backendTexts.ads, async () => (await readAds(query, options)).ads)
}

/** Public ads with a featured placement, in the order of their rotation. */
export function listFeaturedAds(count: number, options: CallOptions = {}): Promise<Ad[]> {
  const filters = { ad_featured_reservation: { id: { $notNull: true } } }
  const query = { filters, page: 1, pageSize: count }
  return loading(backendTexts.ads, async () => (await readAds(query, options)).ads)
}

/** Related ads: the same kind of machine first, then others of its category. */
export function listRelatedAds(
  ad: {
    id: number
    name: string
    manufacturer?: string | undefined
    category?: { slug: string } | null | undefined
  },
  count: number,
  options: CallOptions = {},
): Promise<Ad[]> {
  const category = ad.category ? { slug: { $eq: ad.category.slug } } : undefined
  const query = { filters: { category, id: { $ne: ad.id } }, page: 1, pageSize: count }
  const text = relatedSearchText(ad)
  return loading(backendTexts.ads, async () => {
    const [alike, others] = await Promise.all([
      text === "" ? [] : readAds({ ...query, _q: text }, options).then((page) => page.ads),
      readAds(query, options).then((page) => page.ads),
    ])
    const known = new Set(alike.map(({ id }) => id))
    return [...alike, ...others.filter(({ id }) => !known.has(id))].slice(0, count)
  })
}

/** A page of a professional seller's public ads, newest first. */
export function listAdsOfSeller(
  username: string,
  page: number,
  options: CallOptions = {},
): Promise<AdList> {
  const filters = { user: { username: { $eqi: username } } }
  const query = { filters, page, pageSize: adListPageSize, sort: ["published_at:desc"] }
  return loading(backendTexts.ads, () => readAds(query, options))
}
