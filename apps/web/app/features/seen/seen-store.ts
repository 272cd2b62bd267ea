import { tryStorage } from "../../browser/storage.ts"

/** Key of local storage. */
export const seenKey = "wara-vistos"

/** Ads that a browser remembers: few, because only the last ones are shown. */
export const maxSeen = 24

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647

/** Numbers of the ads seen in this browser, the last seen first; none from foreign data. */
export function readSeen(): number[] {
  const stored: unknown = tryStorage(() => JSON.parse(localStorage.getItem(seenKey) ?? "[]"))
  return Array.isArray(stored) ? stored.filter(isId).slice(0, maxSeen) : []
}

/** Remembers that an ad was seen; an ad is remembered once, and the oldest is forgotten. */
export function recordSeen(ad: number): void {
  const next = [ad, ...readSeen().filter((one) => one !== ad)].slice(0, maxSeen)
  tryStorage(() => localStorage.setItem(seenKey, JSON.stringify(next)))
}

export function clearSeen(): void {
  tryStorage(() => localStorage.removeItem(seenKey))
}
