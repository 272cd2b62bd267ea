import type { Ad } from "@wara/contract/ad"
import type { AdPack, Category, Condition } from "@wara/contract/catalog"
import type { SavedDraft } from "@wara/contract/draft"
import type { DraftAd } from "@wara/domain/ads/ad-draft"
import type { ReactNode } from "react"
import type { UploadTarget } from "../../ui/upload-file.ts"

/** What publishing costs: credits at hand, packs on sale, a featured placement bought alone (pesos, IVA included). */
export type Prices = {
  /**
   * At hand, and the days that the publication credit used next gives; free ones that another account
   * used up for this RUT are not at hand.
   */
  credits: { publication: number; featured: number; days: number; free_used_elsewhere?: number }
  packs: AdPack[]
  featuredPrice: number
}

/** A region to choose; its communes are asked for by its slug. */
export type RegionChoice = { id: number; slug: string; name: string }

/** A commune to choose. */
export type CommuneChoice = { value: string; label: string }

/** What the form of an ad offers to choose from. */
export type AdChoices = {
  categories: Category[]
  conditions: Condition[]
  regions: RegionChoice[]
  /** Communes of one region, that of the account or of the ad. */
  communes: { region: string; communes: CommuneChoice[] }
  /** Makers that other ads name. */
  manufacturers: string[]
  target: UploadTarget
}

/** Everything that the pages of a new ad know. */
export type Posting = AdChoices & {
  owner: number
  email: string
  isConfirmed: boolean
  prices: Prices
  /** How many drafts one may keep, when one keeps that many; null while another can be begun. */
  fullAt: number | null
  /** The profile's own phone and commune; "" and 0 while it has none. */
  profile: { phone: string; commune: number }
  /** What the account, or else the last ad, knows of who sells and where. */
  contact: Pick<DraftAd, "email" | "phone" | "region" | "commune" | "address" | "address_number">
  /** The newest draft on the server, or the one that somebody chose to go on with. */
  saved: SavedDraft | null
  isWanted: boolean
}

/** An ad as buyers will see it. */
export type PreviewAd = Ad

/** What other features draw for these pages; the routes hand it over. */
export type PostingViews = {
  card: (ad: PreviewAd) => ReactNode
  detail: (ad: PreviewAd) => ReactNode
  categoryIcon: (name: string) => ReactNode
  /** Says that the e-mail is not confirmed, and sends the link again. */
  confirmEmail: (email: string) => ReactNode
}
