import { adPackSchema, categorySchema, conditionSchema } from "@wara/contract/catalog"
import { instantSchema } from "@wara/contract/record"
import { maxPackCredits } from "@wara/domain/credits/credit"
import { catalogLimits } from "@wara/domain/staff/field-limits"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { answersUntil } from "../http/answer-cache/shared-answers.ts"
import { auditedWriting, slugText } from "./audited-writing.ts"
import { type Collection, changeFields, field, recordFields } from "./dialect/collection.ts"

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/)
const count = z.number().int().max(maxPackCredits)

export const categories: Collection = {
  name: "categories",
  summary: "Ad categories",
  record: categorySchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`categories`,
  fields: {
    ...recordFields(),
    name: field("text", "name"),
    slug: field("text", "slug", { unique: true }),
    color: field("text", "color"),
    color_tint: field("text", "color_tint"),
    icon: field("text", "icon"),
    description: field("text", "description", { long: true }),
  },
  relations: {},
  order: (row) => sql`${row}.name collate "es-x-icu", ${row}.id`,
  sharedAnswers: answersUntil("categories"),
  writing: auditedWriting("categories", {
    name: z.string().trim().min(catalogLimits.name.min).max(catalogLimits.name.max),
    slug: slugText,
    color: colour,
    color_tint: colour,
    icon: z.string().regex(/^[a-z0-9-]{1,40}$/),
    description: z.string().max(catalogLimits.description.max).optional(),
  }),
}

export const conditions: Collection = {
  name: "conditions",
  summary: "Machine conditions",
  record: conditionSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`conditions`,
  fields: {
    ...recordFields(),
    name: field("text", "name"),
    slug: field("text", "slug", { unique: true }),
  },
  relations: {},
  order: (row) => sql`${row}.id`,
  sharedAnswers: answersUntil(),
  writing: auditedWriting("conditions", {
    name: z.string().trim().min(catalogLimits.name.min).max(catalogLimits.name.max),
    slug: slugText,
  }),
}

/** Credit packs; packs no longer sold are visible to operators only. */
export const adPacks: Collection = {
  name: "ad-packs",
  summary: "Credit packs on sale; prices in pesos, IVA included",
  record: adPackSchema.extend({
    on_sale: z.boolean(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  }),
  pageSize: { default: 25, max: 100 },
  rows: sql`ad_packs`,
  fields: {
    ...recordFields(),
    name: field("text", "name"),
    slug: field("text", "slug", { unique: true }),
    price: field("integer", "price"),
    ads: field("integer", "ads"),
    featured: field("integer", "featured"),
    days: field("integer", "days"),
    on_sale: field("boolean", "on_sale", { readers: ["operator"] }),
    ...changeFields(),
  },
  relations: {},
  scope: (row, reader) => (reader === "operator" ? sql`true` : sql`${row}.on_sale`),
  order: (row) => sql`${row}.price, ${row}.id`,
  sharedAnswers: answersUntil("packs"),
  writing: auditedWriting("ad_packs", {
    name: z.string().trim().min(catalogLimits.name.min).max(catalogLimits.name.max),
    slug: slugText,
    price: z.number().int().min(catalogLimits.packPrice.min).max(catalogLimits.packPrice.max),
    ads: count.positive(),
    featured: count.nonnegative().optional(),
    days: z.number().int().min(catalogLimits.packDays.min).max(catalogLimits.packDays.max),
    on_sale: z.boolean().optional(),
  }),
}
