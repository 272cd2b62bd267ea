import { sql } from "drizzle-orm"
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { z } from "zod"
import { bits64, instant, recordColumns } from "./record-columns.ts"

/** Smaller versions of a picture, by name; widths and heights in pixels. */
export const fileFormatsSchema = z.partialRecord(
  z.enum(["thumbnail", "small", "medium", "large"]),
  z.object({ url: z.string(), width: z.number(), height: z.number() }),
)
export type FileFormats = z.infer<typeof fileFormatsSchema>

/** Stored pictures; `url` begins with /uploads/. */
export const files = pgTable(
  "files",
  {
    ...recordColumns(),
    url: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    alternativeText: text("alternative_text"),
    formats: jsonb().$type<FileFormats>().notNull().default({}),
    /** Perceptual hash used to find duplicates; null when it cannot be computed. */
    fingerprint: bits64("fingerprint"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    // Finds similar pictures: see fingerprint_bands in the migrations.
    index("files_fingerprint_bands").using("gin", sql`fingerprint_bands(fingerprint)`),
    check("files_url", sql`${table.url} ~ '^/uploads/[a-z0-9_-]+[.](webp|jpg|png)$'`),
    check("files_size", sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)
