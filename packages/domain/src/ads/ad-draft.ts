import { type Currency, defaultCurrency } from "../money/money.ts"
import {
  type AdFieldName,
  type AdFieldValue,
  adFieldNames,
  adFields,
  adFieldsWith,
  mapAdFields,
  pickFields,
} from "./ad-fields.ts"
import type { AdContent } from "./ad-schema.ts"

/** A picture of a draft; only its id is stored [S3.3]. */
export type DraftImage = { id: number }

/** The fields of an ad typed before submission, valid or not [S3.3]. */
export type DraftAd = {
  /** Id of the ad on the server, once it is saved there. */
  ad_id: number | null
  gallery: DraftImage[]
} & { [Name in Exclude<AdFieldName, "gallery">]: AdFieldValue<Name> }

/** Analytics events already tracked for a draft, so that each is tracked once [S3.3]. */
export type DraftAnalytics = {
  view_item_list: boolean
  pack_selected: boolean
  featured_selected: boolean
}

/** The draft of an ad as stored in the browser [S3.3]. */
export type AdDraft = {
  /** 1 pack, 2 product, 3 contact, 4 sheet, 5 gallery. */
  step: number
  /** Id of the pack to buy; 0 = publish with an existing credit. */
  pack: number
  featured: boolean
  is_invoice: boolean
  ad: DraftAd
  analytics: DraftAnalytics
}

/** Steps of the form; the summary follows them. */
export const draftSteps = [1, 2, 3, 4, 5] as const

/** An ad's fields without any value. */
export function emptyFields() {
  return mapAdFields({
    line: () => "",
    text: () => "",
    email: () => "",
    phone: () => "",
    choice: () => 0,
    currency: (): Currency => defaultCurrency,
    price: () => 0,
    year: () => 0,
    measure: () => 0,
    gallery: (): never[] => [],
  })
}

/** A new draft with its initial values [S3.3]. */
export function emptyDraft(): AdDraft {
  return {
    step: 1,
    pack: 1,
    featured: false,
    is_invoice: false,
    ad: { ad_id: null, ...emptyFields() },
    analytics: { view_item_list: false, pack_selected: false, featured_selected: false },
  }
}

/** Whether the user began to fill in the draft; shows the marker on 'Anunciar ahora' [S2.19]. */
export function isPartlyFilled(draft: AdDraft): boolean {
  const untouched = emptyFields()
  return adFieldNames.some((name) => {
    if ("prefilled" in adFields[name]) return false
    if (name === "gallery") return draft.ad.gallery.length > 0
    return draft.ad[name] !== untouched[name]
  })
}

/** The user-entered parts of a draft as one text, for comparing drafts. */
export function draftText({ ad, pack, featured, is_invoice }: AdDraft): string {
  const { ad_id: _, ...typed } = ad
  const fields = Object.entries(typed).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([pack, featured, is_invoice, fields])
}

/** Converts a draft to the content that is validated on submission; it may be invalid. */
export function draftContent(draft: AdDraft): AdContent {
  const { ad_id: _, gallery, ...fields } = draft.ad
  return { ...fields, gallery: gallery.map(({ id }) => id) }
}

/** A new draft from an ad's content, without what belongs to one machine. */
export function draftOfContent(content: AdContent): AdDraft {
  const empty = emptyDraft()
  const gallery = content.gallery.map((id) => ({ id }))
  const unique = pickFields(empty.ad, adFieldsWith("unique", true))
  return { ...empty, ad: { ...empty.ad, ...content, ...unique, gallery } }
}
