import { faqSchema, pageSchema } from "@wara/contract/catalog"
import { instantSchema } from "@wara/contract/record"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { auditedWriting, slugText } from "./audited-writing.ts"
import type { Collection } from "./dialect/collection.ts"
import { changeFields, field, recordFields } from "./dialect/field.ts"

const html = z.string().min(1).max(60_000)

/** Frequently asked questions, in the order set by operators. */
export const faqs: Collection = {
  name: "faqs",
  summary: "Frequent questions",
  record: faqSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`faqs`,
  fields: {
    ...recordFields(),
    question: field("text", "question"),
    answer: field("text", "answer"),
    topic: field("text", "topic"),
    order: field("integer", "order"),
  },
  relations: {},
  order: (row) => sql`${row}."order", ${row}.id`,
  writing: auditedWriting("faqs", {
    question: z.string().trim().min(5).max(200),
    answer: html,
    topic: z.string().trim().min(2).max(60),
    order: z.number().int().min(0).max(32_767),
  }),
}

/** Generic pages by slug; unpublished pages are visible to operators only. */
export const pages: Collection = {
  name: "pages",
  summary: "Generic pages by slug: privacy policy, terms and others",
  record: pageSchema.extend({ published: z.boolean(), createdAt: instantSchema }),
  pageSize: { default: 25, max: 100 },
  rows: sql`pages`,
  fields: {
    ...recordFields(),
    title: field("text", "title"),
    slug: field("text", "slug", { unique: true }),
    description: field("text", "description"),
    body: field("text", "body"),
    published: field("boolean", "published", { readers: ["operator"] }),
    ...changeFields(),
  },
  relations: {},
  scope: (row, reader) => (reader === "operator" ? sql`true` : sql`${row}.published`),
  order: (row) => sql`${row}.slug, ${row}.id`,
  writing: auditedWriting("pages", {
    title: z.string().trim().min(2).max(120),
    slug: slugText,
    description: z.string().max(300),
    body: html,
    published: z.boolean().optional(),
  }),
}
