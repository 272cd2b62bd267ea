import type { SuggestedName } from "@wara/domain/search/suggest"

/** Milliseconds after which the names are read again; until the new ones are there, the old serve. */
const maxAgeMs = 5 * 60_000

/** Keeps the names in memory, so that a keystroke costs no query, and reads them once at a time. */
export function keepNames(
  read: () => Promise<SuggestedName[]>,
  now: () => number = Date.now,
): () => Promise<SuggestedName[]> {
  let kept: { names: SuggestedName[]; readAt: number } | null = null
  let reading: Promise<SuggestedName[]> | null = null
  const refresh = () => {
    reading ??= read()
      .then((names) => {
        kept = { names, readAt: now() }
        return names
      })
      .finally(() => {
        reading = null
      })
    return reading
  }
  return () => {
    if (kept === null) return refresh()
    if (now() - kept.readAt > maxAgeMs) refresh().catch(() => undefined)
    return Promise.resolve(kept.names)
  }
}
