import { formatNumber } from "@wara/domain/money/format-money"
import type { MachineModel, Meter } from "../machines/machine-kinds.ts"
import type { Random } from "../random.ts"
import { demoYear } from "./ad-price.ts"

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
