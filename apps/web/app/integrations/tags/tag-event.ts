/** An ad, a pack or a placement as events name it (CHILE §6: item). Prices in whole units. */
export type TagItem = {
  item_id: string
  /** Left out when it could tell who somebody is. */
  item_name?: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  /** Place in its list, from 0 on. */
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

/** How somebody came in. */
export type EntryMethod = "email" | "google" | "facebook"

/** By which way somebody who is interested was heard of. */
export type LeadSource = "contact_form" | `${"ad" | "seller"}_${ContactChannel}`

/** The ways to reach a seller. */
export type ContactChannel = "phone" | "whatsapp" | "email"

/** What tags are told of; docs/analytics.md says when. Nothing of it is about a person. */
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
