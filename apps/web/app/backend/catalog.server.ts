import { dataAnswerSchema, pageAnswerSchema } from "@wara/contract/answer"
import {
  type AdPack,
  adPackSchema,
  type Category,
  type Commune,
  type Condition,
  categorySchema,
  communeSchema,
  conditionSchema,
  type Faq,
  faqSchema,
  type Page,
  pageSchema,
  type Region,
  regionSchema,
} from "@wara/contract/catalog"
import {
  type FilterCategory,
  type FilterCommune,
  filterCategorySchema,
  filterCommuneSchema,
} from "@wara/contract/search"
import { type SellerProfile, sellerProfileSchema } from "@wara/contract/seller"
import { z } from "zod"
import { backendGet, type CallOptions } from "./client.server.ts"
import { loading } from "./loading.server.ts"
import type { QueryValue } from "./query.server.ts"
import { backendTexts } from "./texts.ts"

/** Maximum of records in one response, except for communes. */
const wholeCollection = 100

async function readAll<Item>(
  path: string,
  query: Record<string, QueryValue>,
  item: z.ZodType<Item>,
  options: CallOptions,
): Promise<Item[]> {
  const all = { page: 1, pageSize: wholeCollection, ...query }
  return (await backendGet(path, all, pageAnswerSchema(item), options)).data
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

export function listFilterCategories(options: CallOptions = {}): Promise<FilterCategory[]> {
  const schema = dataAnswerSchema(z.array(filterCategorySchema))
  return loading(
    backendTexts.filterCategories,
    async () => (await backendGet("/filter/categories", {}, schema, options)).data,
  )
}

/** Communes that have public ads, with the number of ads. */
export function listFilterCommunes(options: CallOptions = {}): Promise<FilterCommune[]> {
  const schema = dataAnswerSchema(z.array(filterCommuneSchema))
  return loading(
    backendTexts.filterCommunes,
    async () => (await backendGet("/filter/communes", {}, schema, options)).data,
  )
}

/** Every category, sorted by name. */
export function listCategories(options: CallOptions = {}): Promise<Category[]> {
  return loading(backendTexts.filterCategories, () =>
    readAll("/categories", { sort: ["name:asc"] }, categorySchema, options),
  )
}

export function listConditions(options: CallOptions = {}): Promise<Condition[]> {
  return loading(backendTexts.ads, () =>
    readAll("/conditions", { sort: ["id:asc"] }, conditionSchema, options),
  )
}

/** The 16 regions from north to south. */
export function listRegions(options: CallOptions = {}): Promise<Region[]> {
  return loading(backendTexts.filterCommunes, () =>
    readAll("/regions", { sort: ["order:asc"] }, regionSchema, options),
  )
}

/** Every commune with its region, sorted by name [S7.6]. */
export function listCommunes(options: CallOptions = {}): Promise<Commune[]> {
  const query = { page: 1, pageSize: 1000, populate: "*", sort: "name:asc" }
  return loading(backendTexts.communes, () => readAll("/communes", query, communeSchema, options))
}

/** The communes of a region, sorted by name; empty when the region does not exist. */
export function listCommunesOfRegion(
  region: string,
  options: CallOptions = {},
): Promise<Commune[]> {
  const query = { filters: { region: { slug: { $eq: region } } }, sort: ["name:asc"] }
  return loading(backendTexts.communes, () => readAll("/communes", query, communeSchema, options))
}

/** The commune with this name; names are unique in Chile. */
export async function findCommuneNamed(name: string): Promise<Commune | null> {
  const query = { filters: { name: { $eq: name } }, populate: ["region"] }
  const load = () => readAll("/communes", query, communeSchema, {})
  const [commune = null] = await loading(backendTexts.communes, load)
  return commune
}

/** Packs on sale, cheapest first. */
export function listPacks(options: CallOptions = {}): Promise<AdPack[]> {
  return loading(backendTexts.packs, () =>
    readAll("/ad-packs", { sort: ["price:asc"] }, adPackSchema, options),
  )
}

/** Frequent questions in the order set by operators. */
export function listFaqs(options: CallOptions = {}): Promise<Faq[]> {
  return loading(backendTexts.faqs, () =>
    readAll("/faqs", { sort: ["order:asc"] }, faqSchema, options),
  )
}

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
