import type { AdPack, Category, Condition } from "@wara/contract/catalog"
import type { SavedDraft } from "@wara/contract/draft"
import type { DraftAd } from "@wara/domain/ads/ad-draft"
import type { Prices } from "@wara/domain/orders/quote"
import type { UploadTarget } from "../../browser/uploads/upload-file.ts"

/** What publishing costs: the prices and the available credits. */
export type PostingPrices = Prices<AdPack> & {
  /**
   * Available credits, and the days of the publication credit used next; free credits already used
   * by another account with this RUT are not available.
   */
  credits: { publication: number; featured: number; days: number; free_used_elsewhere?: number }
}

/** A region to choose; its communes are loaded by its slug. */
export type RegionChoice = { id: number; slug: string; name: string }

export type CommuneChoice = { value: string; label: string }

export type AdChoices = {
  categories: Category[]
  conditions: Condition[]
  regions: RegionChoice[]
  /** Communes of one region: the account's or the ad's. */
  communes: { region: string; communes: CommuneChoice[] }
  /** Makers that other ads name. */
  manufacturers: string[]
  target: UploadTarget
}

export type Posting = AdChoices & {
  owner: number
  email: string
  isConfirmed: boolean
  /** The address that a correction of an unconfirmed e-mail waits for. */
  pendingEmail: string | null
  prices: PostingPrices
  /** The limit of drafts when it is reached; null while another can be started. */
  reachedDraftLimit: number | null
  /** The profile's own phone and commune; "" and 0 while it has none. */
  profile: { phone: string; commune: number }
  /** Contact and place from the account, or else from the last ad. */
  contact: Pick<DraftAd, "email" | "phone" | "region" | "commune" | "address" | "address_number">
  /** The newest draft on the server, or the one that the user chose to continue. */
  saved: SavedDraft | null
  isWanted: boolean
}
