import { bulkAdActions, ownAdsPageSize } from "@wara/contract/own-ad"
import { z } from "zod"
import { bulkFields } from "./bulk-forms.ts"

const bulkSchema = z.object({
  action: z.enum(bulkAdActions),
  ads: z.array(z.coerce.number().int().positive()).max(ownAdsPageSize),
  key: z.uuid(),
})

/** A bulk action that a person asks for; `ads` is empty when none was chosen. */
export type BulkForm = z.infer<typeof bulkSchema>

/** Reads the form of a bulk action; null when it is none. */
export function readBulkForm(form: FormData): BulkForm | null {
  const parsed = bulkSchema.safeParse({
    action: form.get(bulkFields.action),
    ads: [...new Set(form.getAll(bulkFields.ads))],
    key: form.get(bulkFields.key),
  })
  return parsed.data ?? null
}
