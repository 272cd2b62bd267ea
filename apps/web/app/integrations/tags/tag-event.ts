import type { Consent } from "../consent/consent-cookie.ts"

/** An ad, a pack or a placement as an item of an event. Prices in whole units. */
export type TagItem = {
  item_id: string
  /** Omitted when it could identify a person. */
  item_name?: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  /** Index in its list, starting at 0. */
  index?: number
  price?: number
  quantity: number
}

type Amount = { currency: string; value: number; items: TagItem[] }

type ListOfItems = {
  item_list_id: string
  item_list_name: string
  currency: string
  items: TagItem[]
}

export type EntryMethod = "email" | "google" | "facebook"

/** The channel by which an interested user made contact. */
export type LeadSource = "contact_form" | `${"ad" | "seller"}_${ContactChannel}` | "ad_form"

export type ContactChannel = "phone" | "whatsapp" | "email"

/** The tracked events; docs/analytics.md says when each is sent. None contains personal data. */
export type TagEvent =
  | { event: "view_item_list" | "select_item"; ecommerce: ListOfItems }
  | {
      event: "view_item" | "begin_checkout" | "pack_selected" | "featured_selected"
      ecommerce: Amount
    }
  | { event: "purchase"; ecommerce: Amount & { transaction_id: string; tax: number } }
  | { event: "search"; search_term: string }
  | { event: "sign_up" | "login"; method: EntryMethod }
  | { event: "generate_lead"; lead_source: LeadSource; item_id?: string }

export type Tags = {
  /** Applies a consent choice, each time it changes. */
  follow: (consent: Consent) => void
  /** Sends an event that the user has consented to. */
  push: (event: TagEvent) => void
}

export const noTags: Tags = { follow: () => undefined, push: () => undefined }
