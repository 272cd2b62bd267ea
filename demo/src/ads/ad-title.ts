import type { ConditionSlug } from "@wara/api/reference/catalog"
import type { Random } from "../random.ts"

/** Maximum length of an ad's name, in characters. */
const maxNameLength = 80

type Titled = {
  noun: string
  make: string
  model: string
  year: number
  trait: string | null
  extra: string | null
  meter: string | null
  condition: ConditionSlug
  newWord: string
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase("es-CL") + text.slice(1)
}

/** Realistic names for an ad, the more detailed ones more often, all within the maximum length. */
export function adTitle(ad: Titled, random: Random): string {
  const machine = `${ad.noun} ${ad.make} ${ad.model}`
  const titles = [machine, `${machine} ${ad.year}`, `${machine} año ${ad.year}`]
  if (ad.trait !== null) {
    titles.push(
      `${machine} ${ad.trait}`,
      `${machine} ${ad.trait}`,
      `${machine} ${ad.trait}, ${ad.year}`,
    )
  }
  if (ad.extra !== null) titles.push(`${machine} con ${ad.extra}`)
  if (ad.condition === "nuevo") titles.push(`${machine} ${ad.newWord}`, `${machine} sin uso`)
  if (ad.condition === "reacondicionado")
    titles.push(`${machine} reacondicionad${ad.newWord.slice(-1)}`)
  if (ad.condition === "para-repuestos") {
    return (
      [`${machine} para repuestos`, `${ad.noun} ${ad.make} para repuestos`, machine].find(
        (title) => title.length <= maxNameLength,
      ) ?? machine.slice(0, maxNameLength)
    )
  }
  if (ad.meter !== null) {
    titles.push(`${machine} ${ad.year} con ${ad.meter}`, `${machine} ${ad.year}, ${ad.meter}`)
  }
  if (random.chance(0.05))
    titles.push(`Vendo ${lowerFirst(machine)}`, `Se vende ${lowerFirst(machine)}`)
  const fitting = titles.filter((title) => title.length <= maxNameLength)
  return fitting.length > 0 ? random.pick(fitting) : machine.slice(0, maxNameLength).trim()
}
