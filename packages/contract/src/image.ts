import { z } from "zod"
import { recordSchema } from "./record.ts"

const formatSchema = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

/** A stored picture. URLs begin with /uploads/; the site serves them under /api/images/ [S7.13]. */
export const imageSchema = recordSchema.extend({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alternativeText: z.string().nullable(),
  formats: z.object({
    thumbnail: formatSchema.optional(),
    small: formatSchema.optional(),
    medium: formatSchema.optional(),
    large: formatSchema.optional(),
  }),
})

export type Image = z.infer<typeof imageSchema>
