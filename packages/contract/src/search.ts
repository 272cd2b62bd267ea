import type { UnderstoodPart } from "@wara/domain/search/search-tokens"
import { suggestionKinds } from "@wara/domain/search/suggest"
import { z } from "zod"

const placeSchema = z.object({ slug: z.string(), name: z.string() })
const countedSchema = placeSchema.extend({ count: z.number().int() })

/** A category with the number of its public ads [S3.4]. */
export const filterCategorySchema = countedSchema

export type FilterCategory = z.infer<typeof filterCategorySchema>

/** A commune that has public ads, with their number. */
export const filterCommuneSchema = countedSchema.extend({
  id: z.number().int(),
  region: placeSchema,
})

export type FilterCommune = z.infer<typeof filterCommuneSchema>

/**
 * Counts beside the search filters. Each group is counted with all filters except its own, to show
 * the effect of choosing another value. Prices are in pesos, null when there is no ad.
 */
export const adFacetsSchema = z.object({
  total: z.number().int(),
  categories: z.array(countedSchema),
  regions: z.array(countedSchema),
  communes: z.array(countedSchema.extend({ region: z.string() })),
  conditions: z.array(countedSchema),
  manufacturers: z.array(z.object({ name: z.string(), count: z.number().int() })),
  price: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  year: z.object({ min: z.number().int().nullable(), max: z.number().int().nullable() }),
  /** Ads that are shown as fallen in price. */
  dropped: z.number().int(),
  /**
   * False when only the newest ads were counted, of a frequent text or of a site with very many:
   * every number then means "more than", and a value that only older ads have is missing.
   */
  complete: z.boolean(),
  corrected_text: z.string().nullable(),
})

/** `corrected_text` is the text that was searched instead of a misspelt one. */
export type AdFacets = z.infer<typeof adFacetsSchema>

const rangeSchema = z.object({ min: z.number().nullable(), max: z.number().nullable() })
const spanSchema = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
})

const meaningSchema = z.discriminatedUnion("kind", [
  placeSchema.extend({
    kind: z.literal("commune"),
    region: placeSchema,
    /** Kilometres around the commune that the text names, in place of its borders and region. */
    radius_km: z.number().int().positive().optional(),
  }),
  placeSchema.extend({ kind: z.literal("region") }),
  rangeSchema.extend({ kind: z.literal("price") }),
  rangeSchema.extend({ kind: z.literal("year") }),
]) satisfies z.ZodType<UnderstoodPart["meaning"]>

/**
 * A part of `_q` that was understood as a filter. Positions refer to the trimmed, lower-case text.
 * `applied` is false when an explicit filter of the same kind takes precedence.
 */
const appliedPartSchema = z.object({
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
  /**
   * False when the matches were counted up to the pagination's total only: it then means "more than". Of a
   * large site, the matches of words are counted up to 1,000.
   */
  complete: z.boolean().default(true),
  /**
   * On the first page: number of parts and accessories for the searched item, exact up to
   * `partsCountLimit`; one more means any larger number.
   */
  parts_total: z.number().int(),
})

export type SearchMeaning = z.infer<typeof searchMeaningSchema>

/** A search suggested while typing: the kind of thing it names, and the text to search. */
export const searchSuggestionSchema = z.object({ kind: z.enum(suggestionKinds), text: z.string() })
