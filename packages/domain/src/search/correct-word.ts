import { editDistance } from "./edit-distance.ts"
import { spokenWord } from "./spoken-word.ts"
import { isTradeWord, tradeWords } from "./trade-words.ts"

/** A known word that an unknown one may have meant. */
export type Suggestion = {
  word: string
  /** Public ads that carry it. */
  ads: number
  /** Whether it names equipment; false for words of makers and models only. */
  equipment: boolean
}

/** Mistakes that a word of a length may hold and still be recognised as one of equipment. */
function allowedMistakes(length: number): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

/** Length from which a word says enough that its first letter may be the wrong one. */
const longWord = 6

/** Whether two words begin with the same sound; without it "dell" would be read as "bell". */
const beginAlike = (a: string, b: string): boolean =>
  spokenWord(a).charAt(0) === spokenWord(b).charAt(0)

/**
 * Whether an equipment word is near enough to be what was meant: one mistake, or several of which at
 * most one can be heard. "horometro" is not "manometro", "escabadora" is "excavadora".
 */
function mayMeanEquipment(word: string, known: string, distance: number): boolean {
  const { length } = Array.from(word)
  if (distance > allowedMistakes(length)) return false
  if (distance <= 1) return length >= longWord || beginAlike(word, known)
  const heard = editDistance(spokenWord(word), spokenWord(known))
  return beginAlike(word, known) && heard <= (length < 9 ? 1 : 2)
}

/** A maker's or model's name is only guessed from one mistake, and never instead of a trade word. */
function mayMeanName(word: string, known: string, distance: number): boolean {
  if (distance > 1 || allowedMistakes(Array.from(word).length) === 0) return false
  if (Array.from(word).length < longWord && !beginAlike(word, known)) return false
  return !tradeWords.some((trade) => editDistance(word, trade) <= 1)
}

/**
 * The known word that an unknown, plain one meant: the nearest, an equipment word before the name of
 * a maker or model, then the one that most ads carry. Null when none is near enough, for words with
 * digits (models and measures are never guessed), and for every real word of the trade.
 */
export function chooseCorrection<Known extends Suggestion>(
  word: string,
  suggestions: readonly Known[],
): Known | null {
  if (/\d/.test(word) || isTradeWord(word)) return null
  const near = suggestions
    .map((known) => ({ known, distance: editDistance(word, known.word) }))
    .filter(({ known, distance }) =>
      known.equipment
        ? mayMeanEquipment(word, known.word, distance)
        : mayMeanName(word, known.word, distance),
    )
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.known.equipment) - Number(a.known.equipment) ||
        b.known.ads - a.known.ads,
    )
  return near[0]?.known ?? null
}
