import type { ConditionSlug } from "@wara/api/reference/catalog"
import type { MachineKind } from "../machines/machine-kinds.ts"
import {
  dealerLines,
  deliveries,
  largeDealerLines,
  openingOfPlainNew,
  openingsNew,
  openingsWithMeter,
  openingsWithoutMeter,
  payments,
  phrasesOfFamily,
  reasons,
  viewings,
} from "../phrases/phrases.ts"
import type { Random } from "../random.ts"
import { fillTemplate } from "../template.ts"

type Described = {
  kind: MachineKind
  condition: ConditionSlug
  values: Readonly<Record<string, string>>
  hasMeter: boolean
  byDealer: boolean
  /** Expensive enough for credit, warranties and part exchange. */
  isLarge: boolean
}

function withInclusion(extras: string[], random: Random): string[] {
  if (extras.length === 0) return []
  const things = extras.join(" y ")
  return [random.pick([`Incluye ${things}.`, `Se entrega con ${things}.`, `Viene con ${things}.`])]
}

/** Sentences about repairs and wear, by the machine's condition. */
function stateSentences(ad: Described, random: Random): string[] {
  const family = phrasesOfFamily[ad.kind.family]
  if (ad.condition === "nuevo") return [random.pick(family.brandNew)]
  if (ad.condition === "para-repuestos") {
    return [random.pick(family.forParts), ...random.some(family.history, random.whole(0, 1))]
  }
  const care = [
    ...random.some(ad.kind.wear, random.whole(1, 2)),
    ...random.some(family.maintenance, random.whole(0, 2)),
  ]
  const past = random.some(family.history, random.whole(0, 1))
  return ad.condition === "reacondicionado"
    ? [random.pick(family.renewed), ...random.some(ad.kind.wear, 1), ...past]
    : [...care, ...past]
}

function closing(ad: Described, random: Random): string[] {
  const delivery = [
    ...random.some(viewings, random.whole(0, 1)),
    ...random.some(deliveries, random.chance(0.4) ? 1 : 0),
  ]
  if (ad.byDealer && ad.condition !== "para-repuestos") {
    const lines = ad.isLarge ? [...dealerLines, ...largeDealerLines] : dealerLines
    return [...random.some(lines, random.whole(1, 2)), ...delivery]
  }
  const reason = ad.condition === "nuevo" ? [] : random.some(reasons, random.whole(0, 1))
  return [...reason, ...delivery, ...random.some(payments, random.whole(0, 1))]
}

/** The ad's description: condition, repairs, extras, place and terms of sale. */
export function adDescription(ad: Described, random: Random): string {
  const openings =
    ad.condition === "nuevo" ? openingsNew : ad.hasMeter ? openingsWithMeter : openingsWithoutMeter
  const fitting = openings.filter(
    (opening) => ad.values.trait !== "" || !opening.includes("{trait}"),
  )
  const usable = fitting.length > 0 ? fitting : [openingOfPlainNew]
  const ofTrait = wordsOf(ad.values.trait ?? "")
  const features = random
    .some(ad.kind.features, random.whole(1, 3))
    .filter((feature) => !isRepeated(feature, ofTrait, 2))
  const state = stateSentences(ad, random)
  const forParts = ad.condition === "para-repuestos"
  const included = withInclusion(
    random.some(ad.kind.extras, forParts ? 0 : random.whole(0, 2)).filter((extra, index, all) => {
      const used = [...features, ...all.slice(0, index)].flatMap(wordsOfPhrase)
      return !isRepeated(extra, [...used, ...ofTrait], 1)
    }),
    random,
  )
  const fill = (templates: string[]) =>
    templates.map((template) => fillTemplate(template, ad.values, random))
  const head = fill([random.pick(usable)])
  const facts = fill([...features, ...included])
  const rest = fill([...state, ...closing(ad, random)])
  const shape = random.number()
  if (shape < 0.14) {
    const list = [...facts, ...fill(state)].map((line) => `- ${line.replace(/\.$/, "")}`)
    return [head.join(" "), list.join("\n"), fill(closing(ad, random)).join(" ")]
      .filter((part) => part !== "")
      .join("\n\n")
  }
  if (shape < 0.24) return [...head, ...facts.slice(0, 1), ...rest.slice(0, 2)].join(" ")
  if (shape < 0.5) return `${[...head, ...facts].join(" ")}\n\n${rest.join(" ")}`
  return [...head, ...facts, ...rest].join(" ")
}

const knownWords = new Map<string, readonly string[]>()

/** The words of a phrase of a machine's kind, of which there are few: each is taken apart once. */
function wordsOfPhrase(phrase: string): readonly string[] {
  const words = knownWords.get(phrase) ?? wordsOf(phrase)
  knownWords.set(phrase, words)
  return words
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 5)
    .map((word) => word.slice(0, 6))
}

/**
 * Whether a phrase repeats words that were used: for an extra one shared word is enough, a sentence has
 * to share several.
 */
function isRepeated(phrase: string, used: readonly string[], shared: number): boolean {
  const known = new Set(used)
  const words = wordsOfPhrase(phrase)
  return words.filter((word) => known.has(word)).length >= Math.min(shared, words.length || 1)
}
