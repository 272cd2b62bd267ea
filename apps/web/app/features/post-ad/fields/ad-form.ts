import type { DraftAd } from "@wara/domain/ads/ad-draft"
import type { useCommunes } from "../../../entities/place/communes-store.ts"
import type { AdErrors } from "../check/ad-fields.ts"
import type { AdChoices } from "../posting.ts"
import type { PriceQuestion } from "./price-question.tsx"

/** State of an ad's form, shared by its parts: values, errors and change handlers. */
export type AdForm = {
  ad: DraftAd
  errors: AdErrors
  change: (fields: Partial<DraftAd>) => void
  choices: AdChoices
  /** Those of the chosen region. */
  communes: ReturnType<typeof useCommunes>
  priceQuestion: PriceQuestion
}
