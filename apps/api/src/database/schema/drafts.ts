import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { ads } from "./ads.ts"
import { instant } from "./record-columns.ts"

/** Entered content of an ad not yet submitted, valid or not. */
export const adDrafts = pgTable("ad_drafts", {
  adId: integer("ad_id")
    .primaryKey()
    .references(() => ads.id, { onDelete: "cascade" }),
  content: jsonb().$type<AdDraft>().notNull(),
  /** Incremented by every save, so that an older tab cannot overwrite a newer version. */
  version: integer().notNull().default(1),
  savedAt: instant("saved_at").notNull().defaultNow(),
  /** Browser and system that saved it, for display; empty when unknown. */
  device: text().notNull().default(""),
})
