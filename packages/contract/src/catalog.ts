import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

/**
 * A category of ads; `color` has a contrast of at least 4.5:1 on white, `icon` names a lucide icon.
 */
export const categorySchema = recordSchema.extend({
  name: z.string(),
  slug: z.string(),
  color: z.string(),
  color_tint: z.string(),
  icon: z.string(),
  description: z.string(),
})

export type Category = z.infer<typeof categorySchema>

/** A condition of a machine (new, used, …). */
export const conditionSchema = recordSchema.extend({ name: z.string(), slug: z.string() })

export type Condition = z.infer<typeof conditionSchema>

/** A pack of credits. `price` is in whole pesos, IVA included; `days` is how long each ad lasts. */
export const adPackSchema = recordSchema.extend({
  name: z.string(),
  slug: z.string(),
  price: z.number().int().positive(),
  ads: z.number().int().positive(),
  featured: z.number().int().nonnegative(),
  days: z.number().int().positive(),
})

export type AdPack = z.infer<typeof adPackSchema>

/** A frequently asked question; `answer` is stored HTML at the level `rich` [S5.4]. */
export const faqSchema = recordSchema.extend({
  question: z.string(),
  answer: z.string(),
  topic: z.string(),
  order: z.number().int(),
})

export type Faq = z.infer<typeof faqSchema>

/** A generic page found by its slug; `body` is stored HTML at the level `rich` [S5.4]. */
export const pageSchema = recordSchema.extend({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  body: z.string(),
  updatedAt: instantSchema,
})

export type Page = z.infer<typeof pageSchema>

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
