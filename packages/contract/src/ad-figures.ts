import { wantedFacts } from "@wara/domain/figures/ad-ideas"
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

export type Figures = z.infer<typeof figuresSchema>

const weeklySchema = z.object({
  list_views: z.number(),
  views: z.number(),
  contacts: z.number(),
})

const idea = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape })

/** What may help an ad that nobody asks about (domain/figures/ad-ideas). */
const adIdeaSchema = z.discriminatedUnion("kind", [
  idea("photos", { photos: count, hasMeter: z.boolean() }),
  idea("price", { price: z.number(), median: z.number(), count, category: z.string() }),
  idea("missing", { facts: z.array(z.enum(wantedFacts)).readonly() }),
  idea("hours", {}),
  idea("description", { characters: count }),
  idea("phone", {}),
  idea("opened", { views: count }),
  idea("feature", { listViews: count }),
  idea("drop", { saves: count }),
  idea("share", {}),
  idea("name", {}),
])

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
  /** Ideas for a public ad that nobody asked about in seven days; else empty. */
  ideas: z.array(adIdeaSchema),
})

export type AdFigures = z.infer<typeof adFiguresSchema>

/** All own ads together in the last seven days and in the seven before. */
export const figuresSummarySchema = z.object({ week: figuresSchema, before: figuresSchema })

export type FiguresSummary = z.infer<typeof figuresSummarySchema>

/** Ads of one call. */
export const maxFigureAds = 50
