import { pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "./record-columns.ts"

/** The sitemap's files as search engines get them, written by a job. */
export const sitemapFiles = pgTable("sitemap_files", {
  name: text().primaryKey(),
  xml: text().notNull(),
  /** When the content last changed. */
  changedAt: instant("changed_at").notNull(),
})
