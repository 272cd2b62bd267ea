import type { OwnAdSort, OwnAdSortField } from "@wara/contract/own-ad"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import type { AdState } from "@wara/domain/ads/ad-state"
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm"
import { ads } from "../../database/schema/ads.ts"
import { adDrafts } from "../../database/schema/drafts.ts"

/** Which of an owner's ads: in one of the states, and with every word in name, maker or model. */
export type OwnAdFilter = { states: readonly AdState[]; words: readonly string[] }

/** When a draft was saved, or any other ad changed. */
export const lastChange = sql<Date>`coalesce(${adDrafts.savedAt}, ${ads.updatedAt})`.mapWith(
  ads.updatedAt,
)

/** A draft's text is in its content; the ad's own row is still empty. */
const text = (field: keyof AdDraft["ad"], column: SQL) =>
  sql`coalesce(${adDrafts.content} -> 'ad' ->> ${sql.raw(`'${field}'`)}, ${column})`

const shownName = text("name", sql`${ads.name}`)

const searchedText = sql`plain_text(concat_ws(' ', ${shownName},
  ${text("manufacturer", sql`${ads.manufacturer}`)}, ${text("model", sql`${ads.model}`)}))`

/** Condition of an owner's ads; expects drafts to be joined. Accents and case make no difference. */
export function ownAdsWhere(ownerId: number, { states, words }: OwnAdFilter): SQL | undefined {
  return and(
    eq(ads.ownerId, ownerId),
    isNull(ads.hiddenAt),
    inArray(ads.state, [...states]),
    ...words.map((word) => sql`strpos(${searchedText}, plain_text(${word})) > 0`),
  )
}

/** What each order compares; null comes last. Prices are compared in pesos, drafts have none. */
const sortValues: Record<OwnAdSortField, SQL> = {
  changed: sql`${lastChange}`,
  name: sql`nullif(plain_text(${shownName}), '')`,
  price: sql`nullif(${ads.priceClp}, 0)`,
  state: sql`${ads.state}`,
  published: sql`${ads.publishedAt}`,
  end: sql`case when ${ads.state} = 'active' then ${ads.expiresAt} end`,
}

/** The order asked for, then the last change. */
export function ownAdOrder(sort: OwnAdSort): SQL[] {
  const [field, direction] = sort.split(":", 2)
  const value = Object.entries(sortValues).find(([name]) => name === field)?.[1] ?? lastChange
  const first = direction === "asc" ? sql`${value} asc nulls last` : sql`${value} desc nulls last`
  return [first, sql`${lastChange} desc`]
}
