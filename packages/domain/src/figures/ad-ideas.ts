import { isMeteredMachine, statedHours } from "./stated-hours-texts.ts"

/** Whole days without a contact after which a seller gets ideas, once per publication. */
export const quietDays = 7

/** Ideas for one ad. */
export const ideaCount = 3

/** Photos from which an ad has enough, and characters of a description that says enough. */
export const enough = { photos: 6, description: 200 }

/** From which part above the median of its category a price is worth an idea. */
export const highPrice = 1.15

/** Facts of the sheet by which buyers filter. */
export const wantedFacts = ["manufacturer", "model", "year"] as const

export type WantedFact = (typeof wantedFacts)[number]

/** What is known of an ad that nobody asks about. */
export type QuietAd = {
  name: string
  photos: number
  description: string
  /** Wanted facts that are not given. */
  missing: readonly WantedFact[]
  hasPhone: boolean
  /** In pesos, net. */
  price: number
  /** Similar ads and the median of their prices in pesos; null without enough of them. */
  peers: { count: number; category: string; price: number } | null
  /** Times that it was listed and opened in the quiet days. */
  listViews: number
  views: number
  /** People who saved it. */
  saves: number
  isFeatured: boolean
}

export type AdIdea =
  | { kind: "photos"; photos: number; hasMeter: boolean }
  | { kind: "price"; price: number; median: number; count: number; category: string }
  | { kind: "missing"; facts: readonly WantedFact[] }
  | { kind: "hours" }
  | { kind: "description"; characters: number }
  | { kind: "phone" }
  | { kind: "opened"; views: number }
  | { kind: "feature"; listViews: number }
  | { kind: "drop"; saves: number }
  | { kind: "share" }
  | { kind: "name" }

/** The three ideas that follow from the ad's own facts, the most effective first. */
export function findAdIdeas(ad: QuietAd): AdIdea[] {
  const { description, missing, name, peers, photos, price, views } = ad
  const hasHours = statedHours.test(description)
  const hasMeter = hasHours || isMeteredMachine(name)
  const characters = description.trim().length
  const ideas: (AdIdea | false)[] = [
    photos < enough.photos && { kind: "photos", photos, hasMeter },
    peers !== null &&
      price > peers.price * highPrice && {
        kind: "price",
        ...{ price, median: peers.price, count: peers.count, category: peers.category },
      },
    missing.length > 0 && { kind: "missing", facts: missing },
    !ad.hasPhone && { kind: "phone" },
    hasMeter && !hasHours && { kind: "hours" },
    characters < enough.description && { kind: "description", characters },
    views > 0 && { kind: "opened", views },
    !ad.isFeatured && { kind: "feature", listViews: ad.listViews },
    // A complete, featured ad that nobody opened still has these three.
    { kind: "drop", saves: ad.saves },
    { kind: "share" },
    { kind: "name" },
  ]
  return ideas.filter((idea) => idea !== false).slice(0, ideaCount)
}
