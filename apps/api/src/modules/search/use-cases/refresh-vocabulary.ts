import type { Database } from "../../../database/database.ts"
import { isVocabularyStale, replaceVocabulary } from "../vocabulary-store.ts"

/**
 * Rebuilds the vocabulary of public ads and synonyms when something changed since the last time.
 * Returns the number of words, or null when nothing had changed.
 */
export async function refreshVocabulary(database: Database): Promise<number | null> {
  return (await isVocabularyStale(database)) ? replaceVocabulary(database) : null
}
