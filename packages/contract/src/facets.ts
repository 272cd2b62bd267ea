import { z } from "zod"

const countedSchema = z.object({ slug: z.string(), name: z.string(), count: z.number().int() })

/** A category with the number of its public ads [S3.4]. */
export const filterCategorySchema = countedSchema

export type FilterCategory = z.infer<typeof filterCategorySchema>

/** A commune that has public ads, with their number. */
export const filterCommuneSchema = countedSchema.extend({
  id: z.number().int(),
  region: z.object({ slug: z.string(), name: z.string() }),
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
  corrected_text: z.string().nullable(),
})

/** `corrected_text` is the text that was searched instead of a misspelt one. */
export type AdFacets = z.infer<typeof adFacetsSchema>
