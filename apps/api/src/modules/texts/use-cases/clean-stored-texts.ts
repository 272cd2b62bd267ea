import type { Database } from "../../../database/database.ts"
import { cleanText } from "../../../texts/clean-text.ts"
import { findMarkedUp, replaceText, type TextPlace, textPlaces } from "../store.ts"

/** Texts that are read at once. */
const batchSize = 200

/**
 * Brings stored texts into the form in which texts are stored [B8.23]: those of releases that stored
 * what was typed, those that such a release writes while it is being replaced, those written by hand,
 * and all of them after a change of the rules. Texts that are clean stay as they are, so it may be
 * interrupted and repeated. Returns how many were changed.
 */
export async function cleanStoredTexts(database: Database, signal?: AbortSignal): Promise<number> {
  let changed = 0
  for (const place of textPlaces) changed += await cleanPlace(database, place, signal)
  return changed
}

async function cleanPlace(
  database: Database,
  place: TextPlace,
  signal: AbortSignal | undefined,
): Promise<number> {
  let changed = 0
  let last = 0
  for (;;) {
    signal?.throwIfAborted()
    const rows = await findMarkedUp(database, place, last, batchSize)
    for (const { id, text } of rows) {
      last = id
      const after = cleanText(text, place.level).text
      if (after === text) continue
      if (await replaceText(database, place, { id, before: text, after })) changed += 1
    }
    if (rows.length < batchSize) return changed
  }
}
