import type { Currency } from "@wara/domain/money/money"

/** Saved ads of a page, and of a call. */
export const savedPageSize = 24

type Photo = { url: string; width: number; alt: string }

/** What is public of a saved ad: on sale, ended, or nothing any more. */
export type SavedMachine =
  | {
      kind: "on-sale"
      ad: number
      slug: string
      name: string
      price: number
      currency: Currency
      photo: Photo | null
      place: string
      daysLeft: number
    }
  | {
      kind: "ended"
      ad: number
      slug: string
      name: string
      endedAt: string
      /** Whether its page is still served. */
      hasPage: boolean
      photo: Photo | null
      /** Path of a list of similar ads. */
      similar: string
    }
  | { kind: "gone"; ad: number }

/** A saved ad of the list: what it cost when it was saved, and what it is now. */
export type SavedRow = {
  machine: SavedMachine
  saved: { price: number; currency: Currency; at: string }
  note: string
}
