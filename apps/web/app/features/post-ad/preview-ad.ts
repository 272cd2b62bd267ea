import type { Ad } from "@wara/contract/ad"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { pickFields, publicAdFields } from "@wara/domain/ads/ad-fields"
import type { UploadedImage } from "../../browser/uploads/uploaded-image.ts"
import type { AdChoices } from "./posting.ts"
import { postAdTexts } from "./texts.ts"

/** Placeholder for a record that does not exist yet. */
const placeholderRecord = { id: 1, documentId: "" }

/** The ad of a draft as buyers will see it; `days` is how long it will be published. */
export function previewAd(
  { ad, featured }: Pick<AdDraft, "ad" | "featured">,
  pictures: readonly UploadedImage[],
  choices: Pick<AdChoices, "categories" | "conditions" | "regions">,
  given: { commune: string; now: string; days: number },
): Ad {
  const region = choices.regions.find(({ id }) => id === ad.region)
  return {
    ...placeholderRecord,
    slug: "",
    ...pickFields(ad, publicAdFields),
    name: ad.name.trim() || postAdTexts.previewName,
    price_dropped_at: null,
    price_before_drop: null,
    active: false,
    remaining_days: given.days,
    published_at: null,
    expires_at: null,
    createdAt: given.now,
    updatedAt: given.now,
    gallery: pictures.map((picture) => ({ ...picture, documentId: "", alternativeText: null })),
    ad_featured_reservation: featured ? placeholderRecord : null,
    category: choices.categories.find(({ id }) => id === ad.category) ?? null,
    condition: choices.conditions.find(({ id }) => id === ad.condition) ?? null,
    commune:
      given.commune === ""
        ? null
        : {
            ...placeholderRecord,
            name: given.commune,
            slug: "",
            code: "",
            latitude: 0,
            longitude: 0,
            ...(region
              ? {
                  region: { ...region, documentId: "", full_name: region.name, code: "", order: 0 },
                }
              : {}),
          },
    user: null,
  }
}

/** The reader of a preview: a logged-in user, so that the card names the seller. */
export const previewReader = {}
