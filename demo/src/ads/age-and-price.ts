import type { ConditionSlug } from "@wara/api/reference/catalog"
import type { Currency } from "@wara/domain/money/money"
import { formatNumber } from "@wara/domain/money/money"
import type { MachineModel, Meter } from "../machines/machine-kinds.ts"
import type { Random } from "../random.ts"

/** Pesos per dollar until the demo has an indicator. */
export const demoDollar = 950

/** The latest year of construction in the demo. */
const demoYear = 2026

/** A realistic asking price: in round steps, sometimes just below a round number. */
function roundPrice(pesos: number, random: Random): number {
  if (pesos >= 20_000_000) return Math.round(pesos / 500_000) * 500_000
  const step = pesos >= 5_000_000 ? 500_000 : pesos >= 1_000_000 ? 100_000 : 10_000
  const rounded = Math.max(step, Math.round(pesos / step) * step)
  return rounded > step * 3 && random.chance(0.55) ? rounded - step / 5 : rounded
}

/** The net price of a machine: reduced by age, above-average use, and condition. */
export function adPrice(
  machine: {
    /** Price when new, in millions of pesos. */
    newPrice: number
    year: number
    yearlyLoss: number
    /** Use relative to the average at its age; 1 = average. */
    use: number
    condition: ConditionSlug
    currency: Currency
  },
  random: Random,
): number {
  const age = Math.max(0, demoYear - machine.year)
  const used = 0.84 * (1 - machine.yearlyLoss) ** age * (1.3 - 0.3 * machine.use)
  const part = {
    nuevo: 0.97,
    usado: used,
    reacondicionado: Math.min(0.85, used * 1.18),
    "para-repuestos": used * 0.28,
  }[machine.condition]
  const jitter = 0.92 + random.number() * 0.16
  const pesos = machine.newPrice * 1_000_000 * Math.max(0.04, part) * jitter
  if (machine.currency === "CLP") return roundPrice(pesos, random)
  const step = pesos > 40_000_000 ? 1000 : 500
  return Math.max(step, Math.round(pesos / demoDollar / step) * step)
}

/** The machine's year of construction, usually 3 to 14 years ago. */
export function yearOfMachine(model: MachineModel, isNew: boolean, random: Random): number {
  const [, , from, to] = model
  if (isNew) return random.pick([demoYear - 1, demoYear])
  const plannedYear = demoYear - Math.round(2 + 13 * random.number() ** 1.2)
  if (plannedYear > to) return Math.max(from, to - random.whole(0, 5))
  return plannedYear < from ? Math.min(to, from + random.whole(0, 4)) : plannedYear
}

/** The meter reading, and the use relative to the average at its age (1 = average). */
export function readingOfMeter(
  meter: Meter,
  year: number,
  random: Random,
): { text: string; use: number } {
  const [unit, min, max] = meter
  const years = Math.max(0.6, demoYear - year + random.number() * 0.6)
  // Old machines are used less per year.
  const worked = years <= 8 ? years : 8 + (years - 8) * 0.55
  const usual = ((min + max) / 2) * worked
  const reading = random.whole(min, max) * worked
  const step = unit === "km" ? (reading > 20_000 ? 1000 : 500) : reading > 2000 ? 50 : 10
  const rounded = Math.max(step, Math.round(reading / step) * step)
  return { text: `${formatNumber(rounded, 0)} ${unit}`, use: reading / usual }
}
