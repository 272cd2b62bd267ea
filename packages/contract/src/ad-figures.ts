import { adSignals, signalBatchLimits } from "@wara/domain/figures/ad-signal"
import { z } from "zod"

const slugs = z.array(z.string().regex(/^[a-z0-9-]{1,200}$/)).min(1)

/** POST ad-signals: the slugs of ads by what happened to them. */
export const signalBatchSchema = z
  .partialRecord(z.enum(adSignals), slugs)
  .refine(
    (batch) =>
      Object.values(batch).reduce((sum, ads) => sum + ads.length, 0) <= signalBatchLimits.ads,
    "has too many ads",
  )

export type SignalBatch = z.infer<typeof signalBatchSchema>

const count = z.number().int().min(0)

/** How often ads were seen, and their seller contacted. */
export const figuresSchema = z.object({
  list_views: count,
  views: count,
  /** Seen contact data and delivered questions: what follows of them is not counted again. */
  contacts: count,
  saves: count,
  whatsapp: count,
  calls: count,
  shares: count,
  qr: count,
})

const weeklySchema = z.object({
  list_views: z.number(),
  views: z.number(),
  contacts: z.number(),
})

export const adFiguresSchema = z.object({
  ad: z.number().int(),
  name: z.string(),
  slug: z.string(),
  /** Views of each day of the period, the oldest first. */
  days: z.array(count),
  /** The last of these days, in Chile. */
  last_day: z.string(),
  totals: figuresSchema,
  /** Per week of the period in which it was public; null in its first week. */
  weekly: weeklySchema.nullable(),
  /** The medians of a week of similar public ads; null without enough of them. */
  peers: weeklySchema.extend({ count, category: z.string() }).nullable(),
})

export type AdFigures = z.infer<typeof adFiguresSchema>

/** All own ads together in the last seven days and in the seven before. */
export const figuresSummarySchema = z.object({ week: figuresSchema, before: figuresSchema })

export type FiguresSummary = z.infer<typeof figuresSummarySchema>

/** Ads of one call. */
export const maxFigureAds = 50
