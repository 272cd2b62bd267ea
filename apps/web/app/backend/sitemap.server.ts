import { adSchema } from "@wara/contract/ad"
import { pageAnswerSchema } from "@wara/contract/answer"
import { pageSchema } from "@wara/contract/catalog"
import { sellerProfileSchema } from "@wara/contract/seller"
import type { z } from "zod"
import { listFilterCategories } from "./catalog.server.ts"
import { backendGet } from "./client.server.ts"
import type { QueryValue } from "./query.server.ts"

/** Maximum page size that the backend supports. */
const callSize = 100
/** Maximum of parallel calls; search engines can wait, visitors cannot. */
const callsAtOnce = 4

/** The fields of an ad that the sitemap needs. */
const adEntrySchema = adSchema.pick({ slug: true, updatedAt: true, gallery: true })
export type AdEntry = z.infer<typeof adEntrySchema>

/** The fields of a generic page that the sitemap needs. */
const pageEntrySchema = pageSchema.pick({ slug: true, updatedAt: true })
export type PageEntry = z.infer<typeof pageEntrySchema>

const sellerEntrySchema = sellerProfileSchema.pick({ username: true })

/** The number of public ads: the sum of the categories, because lists count up to a limit. */
export async function countAds(): Promise<number> {
  const counted = await listFilterCategories()
  return counted.reduce((sum, { count }) => sum + count, 0)
}

/** Public ads `first` to `first + count - 1`, counted from 0, oldest first. */
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

export function listPageEntries(): Promise<PageEntry[]> {
  return readEveryPage("/pages", { fields: ["slug", "updatedAt"] }, pageEntrySchema)
}

/** Usernames of the professional sellers, the only ones with a public profile. */
export async function listSellerUsernames(): Promise<string[]> {
  const sellers = await readEveryPage("/seller-profiles", {}, sellerEntrySchema)
  return sellers.map(({ username }) => username)
}

/** Reads a whole collection page by page. */
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
