import { chooseCorrection } from "@wara/domain/search/correct-word"
import type { SearchWord } from "@wara/domain/search/search-words"
import type { StemmedWord } from "@wara/domain/search/synonyms"
import { noiseWords } from "@wara/domain/search/word-list-texts"
import type { DescribedWord } from "../vocabulary-store.ts"

/** A typed word, or two that form one, in the form in which it is searched. */
export type ReadWord = {
  shown: string
  /** Empty for a stop word such as "de". */
  words: StemmedWord[]
  corrected: boolean
  equipment: boolean
}

export function readWords(
  typed: readonly SearchWord[],
  described: readonly DescribedWord[],
): ReadWord[] {
  const read: ReadWord[] = []
  const isNoise = ({ plain, literal }: SearchWord) => !literal && noiseWords.has(plain)
  const contentWords = typed.filter((word) => !isNoise(word)).length
  const hasContent = contentWords > 0
  const isAlone = contentWords <= 1
  for (let place = 0; place < typed.length; ) {
    const [word, next] = [typed[place], typed[place + 1]]
    const known = described[place]
    if (!word || !known) break
    const joined = next && !word.literal && !next.literal ? known.joined : null
    const alone = hasContent && isNoise(word) ? { ...known, stem: "" } : known
    read.push(joined ? readJoined(word, next, joined) : readWord(word, alone, isAlone))
    place += joined ? 2 : 1
  }
  return read
}

/** "bull dozer" is searched both as "bulldozer" and as typed. */
function readJoined(
  word: SearchWord,
  next: SearchWord | undefined,
  joined: { word: string; stem: string },
): ReadWord {
  const shown = `${word.typed} ${next?.typed ?? ""}`
  const words = [{ plain: joined.word, stem: joined.stem, completions: [shown] }]
  return { shown, words, corrected: false, equipment: true }
}

function readWord(
  { typed, plain, literal }: SearchWord,
  described: DescribedWord,
  isAlone: boolean,
): ReadWord {
  const { stem, known, equipment, completions, suggestions } = described
  const asTyped = {
    shown: typed,
    words: [{ plain, stem, completions }],
    corrected: false,
    equipment,
  }
  if (stem === "") return { ...asTyped, words: [] }
  if (literal) {
    return { ...asTyped, shown: `"${typed}"`, words: [{ plain, stem: "", completions: [] }] }
  }
  if (known || completions.length > 0) return asTyped
  const corrected = chooseCorrection(plain, suggestions, { isAlone })
  if (corrected === null) return asTyped
  const words = [{ plain: corrected.word, stem: corrected.stem, completions: [] }]
  return { shown: corrected.shown, words, corrected: true, equipment: corrected.equipment }
}
