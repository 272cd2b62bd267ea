import { z } from "zod"
import source from "./categories.json" with { type: "json" }

const categoriesSchema = z.array(
  z.object({
    name: z.string(),
    slug: z.string(),
    color: z.string(),
    color_tint: z.string(),
    icon: z.string(),
    description: z.string(),
    examples: z.array(
      z.object({
        name: z.string(),
        manufacturer: z.string(),
        model: z.string(),
        year: z.number().int(),
        weight_kg: z.number(),
        width_cm: z.number(),
        height_cm: z.number(),
        depth_cm: z.number(),
      }),
    ),
  }),
)

/** The 15 categories with the example ads on which the demo's machines are based. */
export function readCategories() {
  return categoriesSchema.parse(source)
}
