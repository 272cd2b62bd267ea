import type { Database } from "../../../database/database.ts"
import { isVocabularyStale, replaceVocabulary } from "../words-store.ts"

/**
 * Learns the words of public ads and synonyms when something changed since the last time. Answers
 * how many words are known, or null when nothing had changed.
 */
export async function refreshVocabulary(database: Database): Promise<number | null> {
  return (await isVocabularyStale(database)) ? replaceVocabulary(database) : null
}
