import { tradeWordTexts } from "./trade-word-texts.ts"

/** Real words of the trade, plain: never taken for a typing error, even if no ad carries them. */
export const tradeWords: readonly string[] = tradeWordTexts.split(/\s+/).filter(Boolean)

const known: ReadonlySet<string> = new Set(tradeWords)

/** Whether a plain word, or its singular, is a word of the trade in Spanish or English. */
export function isTradeWord(word: string): boolean {
  return [word, word.replace(/s$/, ""), word.replace(/es$/, "")].some((form) => known.has(form))
}
