import { expect, test } from "vitest"
import { longestSynonym } from "./synonyms.ts"

const term = (text: string, ...stems: string[]) => ({ text, stems })
const words = (...stems: string[]) => stems.map((stem) => ({ plain: stem, stem, completions: [] }))

const drum = [
  term("trompo", "tromp"),
  term("betonera", "betoner"),
  term("trompo hormigonero", "tromp", "hormigoner"),
]
const truck = [
  term("camión mixer", "camion", "mix"),
  term("camión betonero", "camion", "betoner"),
  term("betonera", "betoner"),
]

test("[B5.6] a synonym does not count within the name of another machine", () => {
  expect(longestSynonym(words("tromp", "hormigoner"), [drum, truck])).toMatchObject({
    length: 2,
    otherMachines: ["camión betonero"],
  })
  expect(longestSynonym(words("tromp"), [drum, truck])).toEqual({
    length: 1,
    phrases: ["betonera", "trompo hormigonero"],
    otherMachines: ["camión betonero"],
  })
})

test("[B5.6] a term of both groups means both machines", () => {
  expect(longestSynonym(words("betoner"), [drum, truck]).otherMachines).toEqual([])
})

test("[B5.6] a longer term that begins with the synonym is one of its kinds", () => {
  const lift = [term("manlift", "manlift"), term("alza hombre", "alza", "hombr")]
  const scissor = [term("tijera", "tijer"), term("alza hombre tijera", "alza", "hombr", "tijer")]
  expect(longestSynonym(words("manlift"), [lift, scissor]).otherMachines).toEqual([])
})
