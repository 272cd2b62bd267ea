import { endReasons } from "@wara/domain/ads/review"
import { z } from "zod"
import { ownAdFields, ownAdIntents } from "./own-ad-forms.ts"

const actionSchema = z.object({
  intent: z.enum(ownAdIntents),
  ad: z.coerce.number().int().positive(),
  key: z.uuid(),
  /** Only an end has one; the others carry it unused. */
  reason: z.enum(endReasons).default("withdrawn"),
})

/** What somebody wants of one of their ads. */
export type OwnAdAction = z.infer<typeof actionSchema>

/** Reads a form of the own ads; null when it is none. */
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
