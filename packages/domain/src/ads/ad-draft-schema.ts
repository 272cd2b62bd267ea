import { z } from "zod"
import { currencies } from "../money/money.ts"
import type { AdDraft } from "./ad-draft.ts"
import { mapAdFields, maxStoredPictures } from "./ad-fields.ts"

/** Maximum length of a draft's text field: more than is valid, so that nothing typed is lost. */
const line = z.string().max(500)
const number = z.number().min(-1e12).max(1e12)
const count = z.int().min(0).max(2_147_483_647)

/** A field that a draft saved by an older release does not have is empty. */
const fieldSchemas = mapAdFields({
  line: () => line.default(""),
  text: () => z.string().max(10_000).default(""),
  email: () => line,
  phone: () => line,
  choice: () => count.default(0),
  currency: () => z.enum(currencies),
  price: () => number,
  year: () => number.default(0),
  measure: () => number.default(0),
  gallery: () => z.array(z.strictObject({ id: count })).max(maxStoredPictures),
})

/**
 * A draft as saved on the server: as typed, with limited lengths only [S3.3]. A draft from before
 * the gallery's limit was lowered is readable; saving it adds no picture past the limit.
 */
export const adDraftSchema: z.ZodType<AdDraft> = z.strictObject({
  step: z.int().min(1).max(5),
  pack: count,
  featured: z.boolean(),
  is_invoice: z.boolean(),
  ad: z.strictObject({ ad_id: count.nullable(), ...fieldSchemas }),
  analytics: z.strictObject({
    view_item_list: z.boolean(),
    pack_selected: z.boolean(),
    featured_selected: z.boolean(),
  }),
})
