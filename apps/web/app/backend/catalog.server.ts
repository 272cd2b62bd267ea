import { dataAnswerSchema, pageAnswerSchema } from "@wara/contract/answer"
import {
  adPackSchema,
  type Commune,
  categorySchema,
  communeSchema,
  conditionSchema,
  faqSchema,
  type Page,
  pageSchema,
  regionSchema,
} from "@wara/contract/catalog"
import { filterCategorySchema, filterCommuneSchema } from "@wara/contract/search"
import { type SellerProfile, sellerProfileSchema } from "@wara/contract/seller"
import { z } from "zod"
import { backendGet, type CallOptions } from "./client.server.ts"
import { loading } from "./loading.server.ts"
import type { QueryValue } from "./query.server.ts"
import { sharedReads } from "./shared-reads.server.ts"
import { backendTexts } from "./texts.ts"

/** Maximum of records in one response, except for communes. */
const wholeCollection = 100

async function readAll<Item>(
  path: string,
  query: Record<string, QueryValue>,
  item: z.ZodType<Item>,
): Promise<Item[]> {
  const all = { page: 1, pageSize: wholeCollection, ...query }
  return (await backendGet(path, all, pageAnswerSchema(item))).data
}

async function findFirst<Item>(
  path: string,
  filters: QueryValue,
  item: z.ZodType<Item>,
  options: CallOptions,
): Promise<Item | null> {
  const query = { filters, page: 1, pageSize: 1, populate: "*" }
  return (await backendGet(path, query, pageAnswerSchema(item), options)).data[0] ?? null
}

const filterCategories = dataAnswerSchema(z.array(filterCategorySchema))
const filterCommunes = dataAnswerSchema(z.array(filterCommuneSchema))

export const listFilterCategories = sharedReads.share(["ads", "lists", "categories"], () =>
  loading(
    backendTexts.filterCategories,
    async () => (await backendGet("/filter/categories", {}, filterCategories)).data,
  ),
)

/** Communes that have public ads, with the number of ads. */
export const listFilterCommunes = sharedReads.share(["ads", "lists", "communes"], () =>
  loading(
    backendTexts.filterCommunes,
    async () => (await backendGet("/filter/communes", {}, filterCommunes)).data,
  ),
)

/** Every category, sorted by name. */
export const listCategories = sharedReads.share(["categories"], () =>
  loading(backendTexts.filterCategories, () =>
    readAll("/categories", { sort: ["name:asc"] }, categorySchema),
  ),
)

export const listConditions = sharedReads.share(["conditions"], () =>
  loading(backendTexts.ads, () => readAll("/conditions", { sort: ["id:asc"] }, conditionSchema)),
)

/** The 16 regions from north to south. */
export const listRegions = sharedReads.share(["communes"], () =>
  loading(backendTexts.filterCommunes, () =>
    readAll("/regions", { sort: ["order:asc"] }, regionSchema),
  ),
)

/** Every commune with its region, sorted by name [S7.6]. */
export const listCommunes = sharedReads.share(["communes"], () => {
  const query = { page: 1, pageSize: 1000, populate: "*", sort: "name:asc" }
  return loading(backendTexts.communes, () => readAll("/communes", query, communeSchema))
})

/** The communes of a region, sorted by name; empty when the region does not exist. */
export const listCommunesOfRegion = sharedReads.share(["communes"], (region) => {
  const query = { filters: { region: { slug: { $eq: region } } }, sort: ["name:asc"] }
  return loading(backendTexts.communes, () => readAll("/communes", query, communeSchema))
})

/** The commune with this name; names are unique in Chile. */
export async function findCommuneNamed(name: string): Promise<Commune | null> {
  const query = { filters: { name: { $eq: name } }, populate: ["region"] }
  const load = () => readAll("/communes", query, communeSchema)
  const [commune = null] = await loading(backendTexts.communes, load)
  return commune
}

/** Packs on sale, cheapest first. */
export const listPacks = sharedReads.share(["packs"], () =>
  loading(backendTexts.packs, () => readAll("/ad-packs", { sort: ["price:asc"] }, adPackSchema)),
)

/** Frequent questions in the order set by operators. */
export const listFaqs = sharedReads.share(["faqs"], () =>
  loading(backendTexts.faqs, () => readAll("/faqs", { sort: ["order:asc"] }, faqSchema)),
)

export function findPageBySlug(slug: string, options: CallOptions = {}): Promise<Page | null> {
  return loading(backendTexts.page, () =>
    findFirst("/pages", { slug: { $eq: slug } }, pageSchema, options),
  )
}

/** The public profile of a professional seller, or null; the username is case-insensitive. */
export function findSellerProfile(
  username: string,
  options: CallOptions = {},
): Promise<SellerProfile | null> {
  return loading(backendTexts.page, () =>
    findFirst("/seller-profiles", { username: { $eqi: username } }, sellerProfileSchema, options),
  )
}
