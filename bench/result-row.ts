import type { Measured } from "./load/generate-load.ts"

/** One line of the table: a figure beside its reference, and whether the target is met. */
export type Row = {
  part: string
  figure: string
  measured: string
  reference: string
  /** Figure divided by reference; null for absolute figures. */
  ratio: number | null
  target: string
  /** Null for figures without a target. */
  isMet: boolean | null
}

/** What a page or call must reach: a share of the reference's rate, and the slowest 1 % in ms. */
export type Target = { share: number; p99?: number }

/** Compares a rate with that of its reference, measured in the same run. */
export function compareRates(
  named: { part: string; figure: string },
  rate: Measured,
  reference: Measured,
  target: Target | null,
): Row {
  const ratio = rate.perSecond / reference.perSecond
  const isFast = target !== null && ratio >= target.share
  const isPrompt = target?.p99 === undefined || rate.p99 <= target.p99
  const wanted = target === null ? [] : [`≥ ${Math.round(target.share * 100)} %`]
  return {
    ...named,
    measured: `${rate.perSecond}/s, p99 ${rate.p99} ms${rate.failed > 0 ? `, ${rate.failed} FAILED` : ""}`,
    reference: `${reference.perSecond}/s, p99 ${reference.p99} ms`,
    ratio,
    target: [...wanted, ...(target?.p99 === undefined ? [] : [`p99 ≤ ${target.p99} ms`])].join(
      ", ",
    ),
    isMet: target === null ? null : isFast && isPrompt && rate.failed === 0,
  }
}

/** Target of a part that must be possible to measure at all. */
export const measurable = "can be measured"

/** A part that could not be measured. */
export function failedRow(part: string, cause: unknown): Row {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const figure = `FAILED: ${reason.split("\n", 1)[0]}`
  return {
    ...{ part, figure, measured: "", reference: "", ratio: null },
    ...{ target: measurable, isMet: false },
  }
}

/**
 * The middle of the values; of two middle ones the larger. Throws when one of them is no number: it
 * would not be sorted, and so might be taken for the middle.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined || values.some(Number.isNaN)) {
    throw new Error(`No median of ${values.join(", ")}`)
  }
  return middle
}

/** A figure that is compared with a bound of its own. */
export function compareBound(
  named: { part: string; figure: string },
  value: number,
  bound: { max: number; unit: string },
): Row {
  return {
    ...named,
    measured: `${Math.round(value * 10) / 10} ${bound.unit}`,
    reference: "",
    ratio: null,
    target: `≤ ${bound.max} ${bound.unit}`,
    isMet: value <= bound.max,
  }
}
