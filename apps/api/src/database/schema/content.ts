import {
  announcementAudiences,
  announcementKinds,
  announcementLimits,
} from "@wara/domain/announcements/announcement"
import { sql } from "drizzle-orm"
import { boolean, check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { changeColumns, instant, recordColumns } from "./record-columns.ts"

export const faqs = pgTable("faqs", {
  ...recordColumns(),
  question: text().notNull().unique(),
  /** HTML of the sanitising level `rich` [S5.4]. */
  answer: text().notNull(),
  topic: text().notNull(),
  order: smallint().notNull(),
  ...changeColumns(),
})

export const pages = pgTable(
  "pages",
  {
    ...recordColumns(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    /** HTML of the sanitising level `rich` [S5.4]. */
    body: text().notNull(),
    published: boolean().notNull().default(true),
    ...changeColumns(),
  },
  (table) => [check("pages_slug", sql`${table.slug} ~ '^[a-z0-9-]+$'`)],
)

/** Search synonyms; operators edit the list. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  { ...recordColumns(), terms: text().array().notNull(), ...changeColumns() },
  (table) => [check("search_synonyms_terms", sql`cardinality(${table.terms}) >= 2`)],
)

/** Announcements on top of the site's pages or the panel's, for a time. */
export const announcements = pgTable(
  "announcements",
  {
    ...recordColumns(),
    /** One paragraph of plain text. */
    text: text().notNull(),
    kind: text({ enum: announcementKinds }).notNull(),
    audience: text({ enum: announcementAudiences }).notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Whether pages show it; written by a job, whose change outdates the pages of visitors. */
    shown: boolean().notNull().default(false),
    ...changeColumns(),
  },
  (table) => [
    index("announcements_ends").on(table.endsAt),
    check(
      "announcements_text",
      sql`char_length(${table.text}) <= ${sql.raw(String(announcementLimits.text.max))}`,
    ),
    check("announcements_kind", sql`${table.kind} in ('info', 'warning')`),
    check("announcements_audience", sql`${table.audience} in ('everybody', 'users', 'staff')`),
  ],
)

/** Messages of the contact form; the key makes sending idempotent. */
export const contactMessages = pgTable("contact_messages", {
  ...recordColumns(),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  email: text().notNull(),
  name: text().notNull(),
  company: text().notNull().default(""),
  phone: text().notNull().default(""),
  message: text().notNull(),
  /** When and by whom of the team it was answered. */
  answeredAt: instant("answered_at"),
  answeredBy: integer("answered_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: instant("created_at").notNull().defaultNow(),
})
