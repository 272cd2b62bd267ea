/** A colour of a surface; a glowing paint keeps its colour in every light. */
export type Paint = string | { readonly glow: string }
type Rgb = readonly [number, number, number]

/** Red, green and blue (0–255) of `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** `#rrggbb` of red, green and blue, clamped to 0–255. */
export function hex(color: readonly number[]): string {
  const part = (v: number) =>
    Math.round(Math.min(255, Math.max(0, v)))
      .toString(16)
      .padStart(2, "0")
  return `#${color.map(part).join("")}`
}

/** A mix of two colours: 0 is the first, 1 the second. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [rgb(a), rgb(b)]
  return hex([0, 1, 2].map((i) => (x[i] ?? 0) * (1 - share) + (y[i] ?? 0) * share))
}

/** The colour under a light, given as factors of red, green and blue. */
export function lit(color: string, factors: readonly number[]): string {
  return hex(rgb(color).map((v, i) => v * (factors[i] ?? 1)))
}

/** A colour shifted towards graphite, or towards warm white. */
export const darker = (color: string, by = 0.2): string => mix(color, "#14171c", by)
export const lighter = (color: string, by = 0.2): string => mix(color, "#fff8ec", by)
/** A paint that emits light. */
export const glow = (color: string): Paint => ({ glow: color })
export const baseOf = (paint: Paint): string => (typeof paint === "string" ? paint : paint.glow)
