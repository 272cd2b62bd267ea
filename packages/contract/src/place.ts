import { z } from "zod"
import { recordSchema } from "./record.ts"

/** One of the 16 regions; `order` runs from north to south. */
export const regionSchema = recordSchema.extend({
  name: z.string(),
  full_name: z.string(),
  slug: z.string(),
  code: z.string(),
  order: z.number().int(),
})

export type Region = z.infer<typeof regionSchema>

/**
 * One of the 346 communes [S3.4]; `region` is present when populated. Coordinates are in degrees.
 */
export const communeSchema = recordSchema.extend({
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  region: regionSchema.optional(),
})

export type Commune = z.infer<typeof communeSchema>
