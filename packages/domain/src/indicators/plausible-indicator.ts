import type { IndicatorCode } from "./indicator.ts"

/** Bounds outside of which a value is a mistake of its source, in pesos; IPC in percent a month. */
const bounds: Record<IndicatorCode, { least: number; most: number }> = {
  uf: { least: 10_000, most: 400_000 },
  dolar: { least: 200, most: 10_000 },
  euro: { least: 200, most: 10_000 },
  utm: { least: 10_000, most: 700_000 },
  ipc: { least: -10, most: 30 },
}

/** The most that an amount may move against the last good one: by a third, up or down. */
const largestStep = 1 / 3

/**
 * Whether a value may be believed: a finite number within the bounds of its indicator and, for
 * amounts, near the last good value if there is one.
 */
export function isPlausibleIndicator(
  code: IndicatorCode,
  value: number,
  lastGood: number | null,
): boolean {
  const { least, most } = bounds[code]
  if (!Number.isFinite(value) || value < least || value > most) return false
  if (lastGood === null || code === "ipc") return true
  return Math.abs(value - lastGood) <= Math.abs(lastGood) * largestStep
}
