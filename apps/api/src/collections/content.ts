import { faqSchema, pageSchema } from "@wara/contract/catalog"
import { instantSchema } from "@wara/contract/record"
import { contentLimits } from "@wara/domain/staff/field-limits"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { answersUntil } from "../http/answer-cache/shared-answers.ts"
import { cleanText } from "../texts/clean-text.ts"
import { auditedWriting, slugText } from "./audited-writing.ts"
import { type Collection, changeFields, field, recordFields } from "./dialect/collection.ts"

/** HTML of operators, stored as it is shown; what is left of it must not be empty. */
const html = z
  .string()
  .max(contentLimits.html.max)
  .refine((text) => !cleanText(text, "rich").isReduced, "has too much markup")
  .overwrite((text) => cleanText(text, "rich").text)
  .min(contentLimits.html.min)

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
    answer: field("text", "answer", { long: true }),
    topic: field("text", "topic"),
    order: field("integer", "order"),
  },
  relations: {},
  order: (row) => sql`${row}."order", ${row}.id`,
  sharedAnswers: answersUntil("faqs"),
  writing: auditedWriting("faqs", {
    question: z.string().trim().min(contentLimits.question.min).max(contentLimits.question.max),
    answer: html,
    topic: z.string().trim().min(contentLimits.topic.min).max(contentLimits.topic.max),
    order: z.number().int().min(contentLimits.order.min).max(contentLimits.order.max),
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
    description: field("text", "description", { long: true }),
    body: field("text", "body", { long: true }),
    published: field("boolean", "published", { readers: ["operator"] }),
    ...changeFields(),
  },
  relations: {},
  scope: (row, reader) => (reader === "operator" ? sql`true` : sql`${row}.published`),
  order: (row) => sql`${row}.slug, ${row}.id`,
  sharedAnswers: answersUntil("pages"),
  writing: auditedWriting("pages", {
    title: z.string().trim().min(contentLimits.pageTitle.min).max(contentLimits.pageTitle.max),
    slug: slugText,
    description: z.string().max(contentLimits.pageDescription.max),
    body: html,
    published: z.boolean().optional(),
  }),
}
