import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { ads } from "./ads.ts"
import { instant } from "./record-columns.ts"

/** What is typed of an ad that was not submitted yet, valid or not. */
export const adDrafts = pgTable("ad_drafts", {
  adId: integer("ad_id")
    .primaryKey()
    .references(() => ads.id, { onDelete: "cascade" }),
  content: jsonb().$type<AdDraft>().notNull(),
  /** Grows with every saving, so that an older tab does not write over a newer one. */
  version: integer().notNull().default(1),
  savedAt: instant("saved_at").notNull().defaultNow(),
  /** Browser and system that saved it, for people; empty when unknown. */
  device: text().notNull().default(""),
})
