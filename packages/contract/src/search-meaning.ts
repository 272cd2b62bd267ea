import type { UnderstoodPart } from "@wara/domain/search/search-tokens"
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
 * A part of `_q` that was understood as a filter. Positions refer to the trimmed, lower-case text.
 * `applied` is false when an explicit filter of the same kind takes precedence.
 */
export const appliedPartSchema = z.object({
  meaning: meaningSchema,
  span: spanSchema,
  core: spanSchema,
  applied: z.boolean(),
}) satisfies z.ZodType<UnderstoodPart & { applied: boolean }>

export type AppliedPart = z.infer<typeof appliedPartSchema>

/** How a text search interpreted `_q`; sent beside the pagination of its response. */
export const searchMeaningSchema = z.object({
  /** The text searched instead of a misspelt one; null when nothing was corrected. */
  corrected_text: z.string().nullable(),
  understood: z.array(appliedPartSchema),
  /** The rest of the text, searched as words. */
  words: z.string(),
  /** When no ad has all words, the words that the returned ads have; null when they have all. */
  kept_words: z.string().nullable(),
  /** The words dropped for that, as typed. */
  dropped_words: z.array(z.string()),
  /** Whether the returned ads only mention the words because no ad offers the item itself. */
  only_mentioned: z.boolean(),
  /** On the first page: number of parts and accessories for the searched item. */
  parts_total: z.number().int(),
})

export type SearchMeaning = z.infer<typeof searchMeaningSchema>
