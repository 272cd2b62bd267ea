import type { Effect } from "./machine.ts"
import type { Camera } from "./space/camera.ts"
import { mix } from "./space/paint.ts"
import type { Flat } from "./space/point.ts"
import type { Solid } from "./space/solid.ts"
import { air, type Stage, shapes } from "./stage.ts"

function puff(x: number, y: number, r: number, random: () => number): Flat[] {
  return Array.from({ length: 12 }, (_, i): Flat => {
    const a = (i / 12) * Math.PI * 2
    const k = r * (0.78 + random() * 0.34)
    return [x + Math.cos(a) * k * 1.25, y + Math.sin(a) * k * 0.8]
  })
}

/** What a working machine raises: dust low at its ends, sparks or spray at its tool. */
export function effectOf(
  effect: Effect,
  stage: Stage,
  view: Camera,
  solids: readonly Solid[],
): string {
  if (effect === "none") return ""
  const { random } = stage
  const ends = solids.flatMap((s) => [
    view.project([s.low[0], 0, s.high[2]]),
    view.project([s.high[0], 0, s.high[2]]),
  ])
  const left = Math.min(...ends.map((e) => e.x))
  const right = Math.max(...ends.map((e) => e.x))
  const ground = Math.max(...ends.map((e) => e.y))
  const tool = view.project([
    Math.max(...solids.map((s) => s.high[0])) * 0.86,
    solids.reduce((m, s) => Math.max(m, s.high[1]), 0) * 0.34,
    0,
  ])
  if (effect === "sparks") {
    const rays = Array.from({ length: 54 }, (): Flat[] => {
      const a = -Math.PI * (0.05 + random() * 0.9)
      const [from, to] = [10 + random() * 60, 70 + random() * 150]
      const drop = to * to * 0.0022
      return [
        [tool.x + Math.cos(a) * from, tool.y + Math.sin(a) * from],
        [tool.x + Math.cos(a) * to - 1, tool.y + Math.sin(a) * to + drop],
        [tool.x + Math.cos(a) * to + 2, tool.y + Math.sin(a) * to + drop + 3],
        [tool.x + Math.cos(a) * from + 3, tool.y + Math.sin(a) * from + 3],
      ]
    })
    return `<circle cx="${tool.x.toFixed(0)}" cy="${tool.y.toFixed(0)}" r="44" fill="#ffdf9a" opacity=".35"/><circle cx="${tool.x.toFixed(0)}" cy="${tool.y.toFixed(0)}" r="18" fill="#fff6dd" opacity=".9"/>${shapes(rays, "#ffc861", 0.95)}`
  }
  const color =
    effect === "dust"
      ? mix(air(stage, "#cba67d"), stage.lighting.haze, 0.3)
      : mix(air(stage, "#e8eeee"), stage.lighting.haze, 0.2)
  const veil = (count: number, from: number, to: number, rise: number, size: number) =>
    Array.from({ length: count }, () => {
      const x = from + random() * (to - from)
      return puff(x, ground - random() * random() * rise, size * (0.4 + random() * 0.7), random)
    })
  const reach = right - left
  return (
    shapes(veil(7, left - reach * 0.1, left + reach * 0.22, 120, 74), color, 0.32) +
    shapes(veil(6, right - reach * 0.3, right + reach * 0.06, 90, 62), color, 0.3) +
    shapes(veil(9, left, right, 20, 34), color, 0.26)
  )
}
