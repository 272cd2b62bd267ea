/** Maximum words that one model number is split into: "pc 200 8". */
const modelWords = 3

/** Whether a plain word may be a model number by itself: "d6", "320", "pc200". */
export function isModelNumber(word: string): boolean {
  return /^\d{3,5}$/.test(word) || (/\d/.test(word) && /\p{L}/u.test(word))
}

/** Whether a word can be part of a model number of several words: a number, or a few letters. */
const mayBelong = (word: string): boolean => /\d/.test(word) || /^\p{L}{1,4}$/u.test(word)

/** A run of words that may be one model number, with the position of its first word. */
export type ModelCandidate = { start: number; length: number; text: string }

/**
 * Runs of two or three words that may be one model number: "pc 200", "pc200 8", "310 sk". Whether
 * such a model exists is checked against the ads. Words for which `isOther` is true belong to no
 * model.
 */
export function modelCandidates(
  words: readonly string[],
  isOther: (place: number) => boolean,
): ModelCandidate[] {
  return words.flatMap((_, start) =>
    Array.from({ length: modelWords - 1 }, (_, more) => more + 2).flatMap((length) => {
      const run = words.slice(start, start + length)
      const text = run.join(" ")
      const fits =
        run.length === length &&
        run.every((word, place) => mayBelong(word) && !isOther(start + place)) &&
        /\d/.test(text) &&
        /\p{L}/u.test(text)
      return fits ? [{ start, length, text }] : []
    }),
  )
}
