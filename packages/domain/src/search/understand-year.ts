import { unitWords } from "./measure.ts"
import {
  endingSigns,
  newerTails,
  olderTails,
  openingSigns,
  rangeJoints,
  rangeOpeners,
  seriesWords,
  yearCeilings,
  yearFloors,
  yearLeads,
  yearsAfter,
  yearsBefore,
} from "./number-texts.ts"
import {
  type Meaning,
  phraseLengthAt,
  phraseLengthBefore,
  phrasesOf,
  type SearchToken,
  type TokenMatch,
} from "./search-tokens.ts"

type YearMeaning = Extract<Meaning, { kind: "year" }>

/** Oldest year that four bare digits may mean. */
export const oldestYear = 1950

const leads = phrasesOf(yearLeads)
const openers = phrasesOf(rangeOpeners)
const joints = phrasesOf(rangeJoints)
const tails = { newer: phrasesOf(newerTails), older: phrasesOf(olderTails) }

/** Words before a year, and the range that they produce. */
const cues: { phrases: ReturnType<typeof phrasesOf>; range: (year: number) => YearRange }[] = [
  { phrases: phrasesOf(yearsAfter), range: (year) => ({ min: year + 1, max: null }) },
  { phrases: phrasesOf(yearsBefore), range: (year) => ({ min: null, max: year - 1 }) },
  { phrases: phrasesOf(yearFloors), range: (year) => ({ min: year, max: null }) },
  { phrases: phrasesOf(yearCeilings), range: (year) => ({ min: null, max: year }) },
]

type YearRange = { min: number | null; max: number | null }

/**
 * The first year or range of years that a text names; null for none. Next year's models are
 * allowed, later years are not.
 */
export function understandYear(
  tokens: readonly SearchToken[],
  now: Date,
): TokenMatch<YearMeaning> | null {
  const newest = now.getUTCFullYear() + 1
  for (let place = 0; place < tokens.length; place++) {
    const year = readYear(tokens, place, newest)
    const found =
      year === null ? null : (readYears(tokens, place, newest) ?? readSince(tokens, place, year))
    if (found !== null) return found
  }
  return null
}

/** "entre 2015 y 2020", "2015-2020". */
function readYears(tokens: readonly SearchToken[], coreFrom: number, newest: number) {
  const joint = phraseLengthAt(tokens, coreFrom + 1, joints)
  const place = coreFrom + 1 + joint
  const [one, other] = [readYear(tokens, coreFrom, newest), readYear(tokens, place, newest)]
  if (joint === 0 || one === null || other === null) return null
  const from = coreFrom - phraseLengthBefore(tokens, coreFrom, openers)
  const range = { min: Math.min(one, other), max: Math.max(one, other) }
  return match(range, tokens, { from, coreFrom, to: place + 1 })
}

/** "2018", and with the surrounding words "desde 2018", "2018 en adelante", "antes de 2018". */
function readSince(tokens: readonly SearchToken[], coreFrom: number, year: number) {
  // "2000 a 4000 kg" is a range of another quantity.
  const joint = phraseLengthAt(tokens, coreFrom + 1, joints)
  if (joint > 0 && tokens[coreFrom + 1 + joint]?.kind === "number") return null
  const newer = phraseLengthAt(tokens, coreFrom + 1, tails.newer)
  if (newer > 0)
    return match({ min: year, max: null }, tokens, {
      from: coreFrom,
      coreFrom,
      to: coreFrom + 1 + newer,
    })
  const older = phraseLengthAt(tokens, coreFrom + 1, tails.older)
  if (older > 0)
    return match({ min: null, max: year }, tokens, {
      from: coreFrom,
      coreFrom,
      to: coreFrom + 1 + older,
    })
  const lead = phraseLengthBefore(tokens, coreFrom, leads)
  for (const { phrases, range } of cues) {
    const direct = phraseLengthBefore(tokens, coreFrom, phrases)
    const cue = direct > 0 ? direct : phraseLengthBefore(tokens, coreFrom - lead, phrases)
    const from = coreFrom - (direct > 0 ? direct : lead + cue)
    if (cue > 0) return match(range(year), tokens, { from, coreFrom, to: coreFrom + 1 })
  }
  return match({ min: year, max: year }, tokens, { from: coreFrom, coreFrom, to: coreFrom + 1 })
}

function match(
  range: YearRange,
  tokens: readonly SearchToken[],
  places: { from: number; coreFrom: number; to: number },
): TokenMatch<YearMeaning> {
  const lead = phraseLengthBefore(tokens, places.from, leads)
  return { meaning: { kind: "year", ...range }, ...places, from: places.from - lead }
}

/** Four separate digits that are neither a count nor part of a name. */
function readYear(tokens: readonly SearchToken[], place: number, newest: number): number | null {
  const token = tokens[place]
  if (token === undefined || !/^\d{4}$/.test(token.plain)) return null
  const [before, after] = [tokens[place - 1], tokens[place + 1]]
  const isRangeEnd = before?.plain === "-" && /^\d{4}$/.test(tokens[place - 2]?.plain ?? "")
  if (token.glued && !isRangeEnd && !openingSigns.has(before?.plain ?? "")) return null
  if (after?.glued && after.plain !== "+" && !endingSigns.has(after.plain)) return null
  if (after?.plain === "-" && after.glued && !/^\d{4}$/.test(tokens[place + 2]?.plain ?? ""))
    return null
  if (after !== undefined && unitWords.has(after.plain)) return null
  if (before !== undefined && seriesWords.has(before.plain)) return null
  const year = Number(token.plain)
  return year >= oldestYear && year <= newest ? year : null
}
