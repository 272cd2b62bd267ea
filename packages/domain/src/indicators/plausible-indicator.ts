import type { IndicatorCode } from "./indicator.ts"

/** A value outside these bounds is an error of its source; in pesos, IPC in percent per month. */
const bounds: Record<IndicatorCode, { min: number; max: number }> = {
  uf: { min: 10_000, max: 400_000 },
  dolar: { min: 200, max: 10_000 },
  euro: { min: 200, max: 10_000 },
  utm: { min: 10_000, max: 700_000 },
  ipc: { min: -10, max: 30 },
}

/** The largest change of an amount against the last valid one: by a third, up or down. */
const maxStep = 1 / 3

/**
 * Whether a value is plausible: a finite number within the bounds of its indicator and, for
 * amounts, near the last valid value if there is one.
 */
export function isPlausibleIndicator(
  code: IndicatorCode,
  value: number,
  lastGood: number | null,
): boolean {
  const { min, max } = bounds[code]
  if (!Number.isFinite(value) || value < min || value > max) return false
  if (lastGood === null || code === "ipc") return true
  return Math.abs(value - lastGood) <= Math.abs(lastGood) * maxStep
}
