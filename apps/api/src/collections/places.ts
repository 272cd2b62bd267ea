import { communeSchema, regionSchema } from "@wara/contract/catalog"
import { catalogLimits } from "@wara/domain/staff/field-limits"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { answersUntil } from "../http/answer-cache/shared-answers.ts"
import { auditedWriting, slugText } from "./audited-writing.ts"
import { belongsTo, type Collection, field, recordFields } from "./dialect/collection.ts"

/** The 16 regions, from north to south. */
export const regions: Collection = {
  name: "regions",
  summary: "The 16 regions, from north to south",
  record: regionSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`regions`,
  fields: {
    ...recordFields(),
    name: field("text", "name"),
    full_name: field("text", "full_name"),
    slug: field("text", "slug", { unique: true }),
    code: field("text", "code", { unique: true }),
    order: field("integer", "order"),
  },
  relations: {},
  sharedAnswers: answersUntil("communes"),
  order: (row) => sql`${row}."order", ${row}.id`,
}

/** The 346 communes; one page may contain all of them [S7.6]. */
export const communes: Collection = {
  name: "communes",
  summary: "The 346 communes",
  record: communeSchema,
  pageSize: { default: 25, max: 1000 },
  rows: sql`communes`,
  fields: {
    ...recordFields(),
    name: field("text", "name"),
    slug: field("text", "slug", { unique: true }),
    code: field("text", "code", { unique: true }),
    latitude: field("number", "latitude"),
    longitude: field("number", "longitude"),
  },
  relations: { region: belongsTo("region_id", regions) },
  sharedAnswers: answersUntil("communes"),
  order: (row) => sql`${row}.name collate "es-x-icu", ${row}.id`,
  writing: auditedWriting("communes", {
    name: z.string().trim().min(catalogLimits.name.min).max(catalogLimits.name.max),
    slug: slugText,
    code: z.string().regex(/^\d{4,5}$/),
    region_id: z.int32().positive(),
    latitude: z.number().min(catalogLimits.latitude.min).max(catalogLimits.latitude.max),
    longitude: z.number().min(catalogLimits.longitude.min).max(catalogLimits.longitude.max),
  }),
}
