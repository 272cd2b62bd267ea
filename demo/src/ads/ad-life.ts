import { type AdState, adStates } from "@wara/domain/ads/ad-state"
import { adDurationDays } from "@wara/domain/ads/ad-term"
import type { Random } from "../random.ts"

const hour = 3_600_000
const day = 24 * hour

/** Timestamps of an ad's life in milliseconds relative to the seeding; null = did not happen. */
export type AdLife = {
  state: AdState
  created: number
  published: number | null
  expires: number | null
  ended: number | null
}

/** An ad state, or `overdue`: active although its days are over. */
export type Fate = AdState | "overdue"

/** Number of ads per hundred with each fate; `overdue` is active although its days are over. */
const fates: Readonly<Record<Fate, number>> = {
  active: 84,
  overdue: 1,
  draft: 2,
  awaiting_payment: 1,
  pending: 3,
  changes_requested: 1,
  rejected: 1,
  on_hold: 1,
  expired: 3,
  deactivated: 2,
  banned: 1,
}

const fateOfHundred = [...adStates, "overdue" as const].flatMap((fate) =>
  Array.from({ length: fates[fate] }, () => fate),
)

export function fateOfAd(index: number): Fate {
  return fateOfHundred[(index * 37) % 100] ?? "active"
}

/**
 * The life of the nth ad: any hundred consecutive ads contain every fate, mixed by a step coprime
 * to 100.
 */
export function adLife(index: number, random: Random): AdLife {
  const fate = fateOfAd(index)
  const review = Math.round((1 + random.number() * 40) * hour)
  const duration = adDurationDays * day
  if (fate === "active") {
    // Newer ads are likelier, because buyers look at recent ads first.
    const age = Math.round(
      10 * 60_000 + random.number() ** 1.25 * (adDurationDays * day - 3 * hour),
    )
    return {
      state: "active",
      created: -age - review,
      published: -age,
      expires: duration - age,
      ended: null,
    }
  }
  if (fate === "overdue") {
    const age = duration + Math.round((0.1 + random.number() * 3) * hour)
    return {
      state: "active",
      created: -age - review,
      published: -age,
      expires: duration - age,
      ended: null,
    }
  }
  if (fate === "on_hold") {
    const age = duration / 2
    return {
      state: fate,
      created: -age - review,
      published: -age,
      expires: duration - age,
      ended: null,
    }
  }
  const since = Math.round((0.2 + random.number() * 6) * day)
  if (fate === "draft" || fate === "awaiting_payment" || fate === "pending") {
    return { state: fate, created: -since, published: null, expires: null, ended: null }
  }
  if (fate === "changes_requested" || fate === "rejected") {
    return { state: fate, created: -since - review, published: null, expires: null, ended: null }
  }
  // Ended ads are up to 70 days old, so that some pages are gone for good (after 30 days).
  const ended = -Math.round((0.1 + random.number() * 70) * day)
  const lived = fate === "expired" ? duration : Math.round(duration * (0.1 + random.number() * 0.8))
  const published = ended - lived
  return {
    state: fate,
    created: published - review,
    published,
    expires: published + duration,
    ended,
  }
}
