import { type Currency, defaultCurrency } from "../money/money.ts"

/** A picture of a draft; only its id is stored [S3.3]. */
export type DraftImage = { id: number }

/** The fields of an ad typed before submission, valid or not [S3.3]. */
export type DraftAd = {
  /** Id of the ad on the server, once it is saved there. */
  ad_id: number | null
  price: number
  name: string
  category: number
  email: string
  phone: string
  region: number
  commune: number
  address: string
  address_number: string
  condition: number
  description: string
  manufacturer: string
  model: string
  year: number
  serial_number: string
  weight: number
  width: number
  height: number
  depth: number
  gallery: DraftImage[]
  currency: Currency
}

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

/** A new draft with its initial values [S3.3]. */
export function emptyDraft(): AdDraft {
  return {
    step: 1,
    pack: 1,
    featured: false,
    is_invoice: false,
    ad: {
      ad_id: null,
      price: 0,
      name: "",
      category: 0,
      email: "",
      phone: "",
      region: 0,
      commune: 0,
      address: "",
      address_number: "",
      condition: 0,
      description: "",
      manufacturer: "",
      model: "",
      year: 0,
      serial_number: "",
      weight: 0,
      width: 0,
      height: 0,
      depth: 0,
      gallery: [],
      currency: defaultCurrency,
    },
    analytics: { view_item_list: false, pack_selected: false, featured_selected: false },
  }
}

/** Fields prefilled from the account, which do not show that an ad was begun. */
const givenByAccount: ReadonlySet<string> = new Set([
  "ad_id",
  "email",
  "phone",
  "region",
  "commune",
  "address",
  "address_number",
  "currency",
])

/** Whether the user began to fill in the draft; shows the marker on 'Anunciar ahora' [S2.19]. */
export function isPartlyFilled(draft: AdDraft): boolean {
  const untouched: Record<string, unknown> = emptyDraft().ad
  return Object.entries(draft.ad).some(([field, value]) => {
    if (givenByAccount.has(field)) return false
    return Array.isArray(value) ? value.length > 0 : value !== untouched[field]
  })
}
