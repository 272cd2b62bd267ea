import { z } from "zod"
import { currencies } from "../money/money.ts"
import type { AdDraft } from "./ad-draft.ts"
import { galleryLimits } from "./ad-limits.ts"

/** Maximum length of a draft's text field: more than is valid, so that nothing typed is lost. */
const line = z.string().max(500)
const number = z.number().min(-1e12).max(1e12)
const count = z.int().min(0).max(2_147_483_647)

/** A draft as saved on the server: as typed, with limited lengths only [S3.3]. */
export const adDraftSchema: z.ZodType<AdDraft> = z.strictObject({
  step: z.int().min(1).max(5),
  pack: count,
  featured: z.boolean(),
  is_invoice: z.boolean(),
  ad: z.strictObject({
    ad_id: count.nullable(),
    price: number,
    name: line,
    category: count,
    email: line,
    phone: line,
    region: count,
    commune: count,
    address: line,
    address_number: line,
    condition: count,
    description: z.string().max(10_000),
    manufacturer: line,
    model: line,
    year: number,
    serial_number: line,
    weight: number,
    width: number,
    height: number,
    depth: number,
    gallery: z.array(z.strictObject({ id: count })).max(galleryLimits.max),
    currency: z.enum(currencies),
  }),
  analytics: z.strictObject({
    view_item_list: z.boolean(),
    pack_selected: z.boolean(),
    featured_selected: z.boolean(),
  }),
})
