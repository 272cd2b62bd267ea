import { bulkAdActions, ownAdsPageSize } from "@wara/contract/own-ad"
import { z } from "zod"
import { bulkFields } from "./bulk-forms.ts"

const bulkSchema = z.object({
  action: z.enum(bulkAdActions),
  ads: z.array(z.coerce.number().int().positive()).max(ownAdsPageSize),
  key: z.uuid(),
})

/** A requested bulk action; `ads` is empty when no ad was selected. */
export type BulkForm = z.infer<typeof bulkSchema>

/** Parses the form of a bulk action; null when it is invalid. */
export function readBulkForm(form: FormData): BulkForm | null {
  const parsed = bulkSchema.safeParse({
    action: form.get(bulkFields.action),
    ads: [...new Set(form.getAll(bulkFields.ads))],
    key: form.get(bulkFields.key),
  })
  return parsed.data ?? null
}
