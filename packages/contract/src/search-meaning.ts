import type { UnderstoodPart } from "@wara/domain/search/understood-part"
import { z } from "zod"

const placeSchema = z.object({ slug: z.string(), name: z.string() })
const rangeSchema = z.object({ min: z.number().nullable(), max: z.number().nullable() })
const spanSchema = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
})

const meaningSchema = z.discriminatedUnion("kind", [
  placeSchema.extend({ kind: z.literal("commune"), region: placeSchema }),
  placeSchema.extend({ kind: z.literal("region") }),
  rangeSchema.extend({ kind: z.literal("price") }),
  rangeSchema.extend({ kind: z.literal("year") }),
]) satisfies z.ZodType<UnderstoodPart["meaning"]>

/**
 * A part of `_q` that was understood as a filter. Positions are those of the trimmed, lower-case
 * text. `applied` is false when a filter of the same kind was asked for, which wins.
 */
export const appliedPartSchema = z.object({
  meaning: meaningSchema,
  span: spanSchema,
  core: spanSchema,
  applied: z.boolean(),
}) satisfies z.ZodType<UnderstoodPart & { applied: boolean }>

/** A part of a search as the wire carries it. */
export type AppliedPart = z.infer<typeof appliedPartSchema>

/** What a text search made of `_q`; it stands beside the pagination of its answer. */
export const searchMeaningSchema = z.object({
  /** What was searched instead of typing errors; null when nothing was corrected. */
  corrected_text: z.string().nullable(),
  understood: z.array(appliedPartSchema),
  /** What is left of the text to be searched as words. */
  words: z.string(),
  /** When no ad has all words: those that the answered ads have; null when they have all. */
  kept_words: z.string().nullable(),
  /** The words that were given up for that, as typed. */
  dropped_words: z.array(z.string()),
  /** Whether ads only mention the words: nobody offers what they name. */
  only_mentioned: z.boolean(),
  /** On the first page: how many parts and accessories there are for what is searched. */
  parts_total: z.number().int(),
})

/** The meaning of a search on the wire. */
export type SearchMeaning = z.infer<typeof searchMeaningSchema>
