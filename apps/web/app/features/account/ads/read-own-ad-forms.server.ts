import { bulkAdActions, ownAdsPageSize } from "@wara/contract/own-ad"
import { endReasons } from "@wara/domain/ads/review"
import { z } from "zod"
import { bulkFields, ownAdFields, ownAdIntents } from "./own-ad-forms.ts"

const actionSchema = z.object({
  intent: z.enum(ownAdIntents),
  ad: z.coerce.number().int().positive(),
  key: z.uuid(),
  /** Only ending an ad uses it; other actions ignore it. */
  reason: z.enum(endReasons).default("withdrawn"),
})

/** An action that an owner requests on one of their ads. */
export type OwnAdAction = z.infer<typeof actionSchema>

/** Parses the form of an own-ad action; null when it is invalid. */
export function readOwnAdAction(form: FormData): OwnAdAction | null {
  const { intent, ad, key, reason } = ownAdFields
  const given = (name: string) => form.get(name) ?? undefined
  const parsed = actionSchema.safeParse({
    intent: given(intent),
    ad: given(ad),
    key: given(key),
    reason: given(reason),
  })
  return parsed.data ?? null
}

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
