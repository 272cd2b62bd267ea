import type { Database } from "../../../database/database.ts"
import { countWords, foldTexts } from "../vocabulary-store.ts"

/**
 * Brings the vocabulary of public ads and synonyms up to date with what changed since the last time.
 * Returns the number of words, or null when nothing had changed.
 */
export async function refreshVocabulary(database: Database): Promise<number | null> {
  return (await foldTexts(database)) > 0 ? countWords(database) : null
}
