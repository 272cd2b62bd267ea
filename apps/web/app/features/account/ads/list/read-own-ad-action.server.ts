import { endReasons } from "@wara/domain/ads/review"
import { z } from "zod"
import { ownAdFields, ownAdIntents } from "./own-ad-forms.ts"

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
