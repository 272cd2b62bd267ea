import { type AdSearch, adSearchKeys, adSearchParams } from "@wara/domain/listing/ad-search"
import { currencies } from "@wara/domain/money/money"
import { paths } from "@wara/domain/site/paths"
import { persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import { getJson } from "../../../browser/http/get-json.ts"
import { isRecord } from "../../../browser/is-record.ts"
import { validatedStorage } from "../../../browser/storage.ts"
import { type CardAd, cardPhoto } from "../../../entities/ad/card/card-ad.ts"
import { lastListKey } from "../../../entities/ad/last-list-key.ts"
import { lastListTexts } from "./texts.ts"

/** The part of a listed ad that the browser stores. */
export type ListedAd = Pick<CardAd, "id" | "slug" | "name" | "price" | "currency"> & {
  /** URL of its picture as stored; null without one. */
  picture: string | null
  page: number
}

export function toListedAd(ad: CardAd, page: number): ListedAd {
  const { id, slug, name, price, currency } = ad
  return { id, slug, name, price, currency, picture: cardPhoto(ad)?.url ?? null, page }
}

const known = new Set<unknown>(currencies)

/** Valid characters of a slug; anything else cannot be part of a URL. */
const slugShape = /^[\p{L}\p{N}._-]+$/u

function isListedAd(value: unknown): value is ListedAd {
  if (!isRecord(value)) return false
  const { slug, name, currency, picture } = value
  const numbers = [value.id, value.price, value.page]
  const isSlug = typeof slug === "string" && slugShape.test(slug)
  const hasTexts = isSlug && typeof name === "string" && known.has(currency)
  return (
    hasTexts && numbers.every(Number.isFinite) && (picture === null || typeof picture === "string")
  )
}

function areListedAds(value: unknown): value is ListedAd[] {
  return Array.isArray(value) && value.every(isListedAd)
}

/** The list of ads that was viewed last, as far as its pages were loaded. */
export type LastList = {
  /** The query of the list's URL, without the page. */
  query: string
  heading: string
  total: number
  /** Whether there are more than were counted; lists that older scripts stored do not say. */
  isLeast?: boolean
  ads: ListedAd[]
  /** The last page of `ads`. */
  page: number
  /** The page that was shown, and the `scrollKey` of that visit. */
  shown: { page: number; key: string }
}

type LastListState = {
  list: LastList | null
  status: "idle" | "loading" | "success" | "error"
  /** Error shown when more of the list could not be loaded [S8.3]. */
  error: Error | null
}

/** Maximum number of ads kept: those seen last. */
const maxAds = 100

function isShown(value: unknown): value is LastList["shown"] {
  return isRecord(value) && Number.isInteger(value.page) && typeof value.key === "string"
}

function isStored(state: unknown): state is Pick<LastListState, "list"> {
  if (!isRecord(state) || !isRecord(state.list)) return isRecord(state) && state.list === null
  const { query, heading, isLeast, total, page, ads, shown } = state.list
  const hasTexts = typeof query === "string" && typeof heading === "string"
  const hasNumbers = Number.isInteger(total) && Number.isInteger(page)
  const isCounted = isLeast === undefined || typeof isLeast === "boolean"
  return hasTexts && hasNumbers && isCounted && areListedAds(ads) && isShown(shown)
}

/** The last list, kept in local storage [S9.10]. */
export const lastListStore = createStore<LastListState>()(
  persist<LastListState, [], [], Pick<LastListState, "list">>(
    () => ({ list: null, status: "idle", error: null }),
    {
      name: lastListKey,
      storage: validatedStorage(1, isStored),
      partialize: ({ list }) => ({ list }),
    },
  ),
)

export function storeList(list: LastList): void {
  lastListStore.setState({ list, status: "success", error: null })
}

function readAds(answer: unknown): ListedAd[] {
  if (areListedAds(answer)) return answer
  throw new TypeError("The response is not a list of ads")
}

/** The query of one of the list's pages. */
export function pageQuery({ query }: Pick<LastList, "query">, page: number): URLSearchParams {
  const params = new URLSearchParams(query)
  if (page > 1) params.set(adSearchKeys.page, String(page))
  return params
}

export async function loadNextPage(): Promise<void> {
  const { list, status } = lastListStore.getState()
  if (list === null || status === "loading") return
  const page = list.page + 1
  const query = Object.fromEntries(pageQuery(list, page))
  lastListStore.setState({ status: "loading", error: null })
  try {
    const more = readAds(await getJson(paths.adList, { query }))
    if (lastListStore.getState().list !== list) return
    storeList({ ...list, page, ads: [...list.ads, ...more].slice(-maxAds) })
  } catch (cause) {
    if (lastListStore.getState().list !== list) return
    lastListStore.setState({ status: "error", error: new Error(lastListTexts.failed, { cause }) })
  }
}

export type ShownList = Pick<LastList, "heading" | "total"> & {
  search: AdSearch
  isLeast: boolean
  ads: CardAd[]
}

/** Stores the list that is shown, for the pages of its ads; `key` is the `scrollKey` of the visit. */
export function storeShown(list: ShownList, key: string): void {
  const { search, heading, isLeast, total, ads } = list
  const { page } = search
  const query = adSearchParams({ ...search, page: 1 }).toString()
  const shown = { page, key }
  const listed = ads.map((ad) => toListedAd(ad, page))
  storeList({ query, heading, total, isLeast, page, shown, ads: listed })
}
