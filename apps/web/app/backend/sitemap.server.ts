import { adSchema } from "@wara/contract/ad"
import { pageAnswerSchema } from "@wara/contract/answer"
import { pageSchema } from "@wara/contract/catalog"
import { sellerProfileSchema } from "@wara/contract/seller"
import type { z } from "zod"
import { backendGet } from "./client.server.ts"
import type { QueryValue } from "./nested-query.server.ts"

/** Largest page that the backend gives. */
const callSize = 100
/** Calls at a time; search engines are in no hurry, visitors are. */
const callsAtOnce = 4

/** What a search engine is told about an ad. */
const adEntrySchema = adSchema.pick({ slug: true, updatedAt: true, gallery: true })
/** An ad as the sitemap names it. */
export type AdEntry = z.infer<typeof adEntrySchema>

/** What it is told about a generic page. */
const pageEntrySchema = pageSchema.pick({ slug: true, updatedAt: true })
/** A generic page as the sitemap names it. */
export type PageEntry = z.infer<typeof pageEntrySchema>

const sellerEntrySchema = sellerProfileSchema.pick({ username: true })

/** Number of public ads. */
export async function countAds(): Promise<number> {
  const query = { fields: ["slug", "updatedAt"], page: 1, pageSize: 1 }
  const answer = await backendGet("/ads", query, pageAnswerSchema(adEntrySchema))
  return answer.meta.pagination.total
}

/** Public ads number `first` to `first + count - 1`, counted from 0, oldest first. */
export async function listAdEntries(first: number, count: number): Promise<AdEntry[]> {
  const query = {
    fields: ["slug", "updatedAt"],
    populate: ["gallery"],
    sort: ["createdAt:asc"],
  }
  const pages = Array.from(
    { length: Math.ceil(count / callSize) },
    (_, index) => Math.floor(first / callSize) + index + 1,
  )
  const entries: AdEntry[] = []
  while (pages.length > 0) {
    const batch = pages
      .splice(0, callsAtOnce)
      .map((page) => readPage("/ads", query, page, adEntrySchema))
    for (const { data } of await Promise.all(batch)) entries.push(...data)
  }
  return entries
}

/** Every generic page. */
export function listPageEntries(): Promise<PageEntry[]> {
  return readEveryPage("/pages", { fields: ["slug", "updatedAt"] }, pageEntrySchema)
}

/** Usernames of the professional sellers, who have a public profile. */
export async function listSellerUsernames(): Promise<string[]> {
  const sellers = await readEveryPage("/seller-profiles", {}, sellerEntrySchema)
  return sellers.map(({ username }) => username)
}

/** A whole collection, however many calls it takes. */
async function readEveryPage<Item>(
  path: string,
  query: Record<string, QueryValue>,
  item: z.ZodType<Item>,
): Promise<Item[]> {
  const { data, meta } = await readPage(path, query, 1, item)
  const records = [...data]
  for (let page = 2; page <= meta.pagination.pageCount; page += 1) {
    records.push(...(await readPage(path, query, page, item)).data)
  }
  return records
}

function readPage<Item>(
  path: string,
  query: Record<string, QueryValue>,
  page: number,
  item: z.ZodType<Item>,
) {
  return backendGet(path, { ...query, page, pageSize: callSize }, pageAnswerSchema(item))
}
