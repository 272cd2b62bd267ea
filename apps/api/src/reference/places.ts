import { z } from "zod"
import source from "./data/regions-communes.json" with { type: "json" }

const regionsSchema = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    full_name: z.string(),
    slug: z.string(),
    order: z.number().int(),
    communes: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        slug: z.string(),
        lat: z.number(),
        lng: z.number(),
      }),
    ),
  }),
)

/** The 16 regions from north to south with their communes (CUT codes, coordinates of GeoNames). */
export function readRegions() {
  return regionsSchema.parse(source)
}
