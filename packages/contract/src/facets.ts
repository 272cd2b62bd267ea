import { z } from "zod"

const countedSchema = z.object({ slug: z.string(), name: z.string(), count: z.number().int() })

/** A category with the number of its public ads (spec §3, §7). */
export const filterCategorySchema = countedSchema

/** A category of the filter list. */
export type FilterCategory = z.infer<typeof filterCategorySchema>

/** A commune that has public ads, with their number. */
export const filterCommuneSchema = countedSchema.extend({
  id: z.number().int(),
  region: z.object({ slug: z.string(), name: z.string() }),
})

/** A commune of the filter list. */
export type FilterCommune = z.infer<typeof filterCommuneSchema>

/**
 * Counts beside the filters of a search. Each group is counted with all filters except its own,
 * so that it shows what choosing another value would give. Prices are pesos, null when no ad.
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

/** Facets on the wire; `corrected_text` is what was searched instead of a typing error. */
export type AdFacets = z.infer<typeof adFacetsSchema>
