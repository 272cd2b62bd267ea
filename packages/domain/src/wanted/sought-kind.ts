import { searchWords } from "../search/search-words.ts"
import { noiseWords } from "../search/word-list-texts.ts"

/** Words that begin what describes the machine; the words before them are its kind. */
const linkWords = new Set(["a", "al", "con", "de", "del", "en", "o", "para", "por", "sin", "y"])

/**
 * The kind of machine that the name of a wanted ad begins with, as the text of a search: without
 * words like "I need" before it and without what describes it. Empty when it names none.
 */
export function soughtKind(name: string): string {
  const words = searchWords(name)
    .map(({ plain }) => plain)
    .filter((word) => !noiseWords.has(word))
  const end = words.findIndex((word) => linkWords.has(word) || /\d/.test(word))
  return (end < 0 ? words : words.slice(0, end)).join(" ")
}
