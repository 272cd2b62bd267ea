import { formatNumber } from "@wara/domain/money/money"
import type { Random } from "./random.ts"

const alternatives = /\[([^[\]]*)\]/g
const ranges = /\{(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?\}/g
const variables = /\{([a-z]+)\}/gi

function decimalsOf(step: string): number {
  return step.split(".")[1]?.length ?? 0
}

/**
 * Fills a phrase: `[a|b]` is one of the options, `{40..80/5}` a number in steps, `{name}` a
 * variable. Throws RangeError on a missing variable: a phrase must never be shown half filled.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string>>,
  random: Random,
): string {
  const filled = template
    .replace(alternatives, (_, options: string) => random.pick(options.split("|")))
    .replace(ranges, (_, min: string, max: string, step = "1") => {
      const steps = Math.round((Number(max) - Number(min)) / Number(step))
      const value = Number(min) + random.whole(0, steps) * Number(step)
      return formatNumber(value, decimalsOf(step))
    })
    .replace(variables, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new RangeError(`No value for {${name}} in: ${template}`)
      return value
    })
  return filled.charAt(0).toLocaleUpperCase("es-CL") + filled.slice(1)
}
