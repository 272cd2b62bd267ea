import type { DraftAd } from "@wara/domain/ads/ad-draft"
import type { useCommunes } from "../../../ui/communes/use-communes.ts"
import type { AdErrors } from "../check/ad-fields.ts"
import type { AdChoices, PostingViews } from "../posting.ts"
import type { PriceQuestion } from "./use-price-question.ts"

/** What the parts of an ad's form work on: what is typed, what is wrong with it, and how it changes. */
export type AdForm = {
  ad: DraftAd
  errors: AdErrors
  change: (fields: Partial<DraftAd>) => void
  choices: AdChoices
  /** Of the region that is chosen. */
  communes: ReturnType<typeof useCommunes>
  views: Pick<PostingViews, "categoryIcon">
  priceQuestion: PriceQuestion
}
