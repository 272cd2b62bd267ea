import type { Effect } from "./machine.ts"
import type { Camera } from "./space/camera.ts"
import { mix } from "./space/paint.ts"
import type { Flat, Point } from "./space/point.ts"
import type { Solid } from "./space/solid.ts"
import { air, type Stage, shapes } from "./stage.ts"

/** SVG of dust and the like, behind and in front of a working machine. */
export type Raised = { readonly behind: string; readonly before: string }

const none: Raised = { behind: "", before: "" }

/** Dust at a machine's ends; sparks, spray or steam at their source. */
export function effectOf(
  effect: Effect,
  stage: Stage,
  view: Camera,
  solids: readonly Solid[],
  source: Point | undefined,
): Raised {
  if (effect === "dust") return dust(stage, view, solids)
  if (!source) return none
  const at = view.project(source)
  if (effect === "sparks") return { ...none, before: sparks(stage, at.x, at.y) }
  if (effect === "steam") return { before: steam(stage, at.x, at.y), behind: "" }
  if (effect === "water") return { behind: spray(stage, at.x, at.y, 1.25), before: "" }
  return none
}

type Puff = readonly [x: number, y: number, rx: number, ry: number]

function puffs(list: readonly Puff[], color: string, opacity: number): string {
  const data = list
    .map(([x, y, rx, ry]) => {
      const [a, b] = [Math.round(rx), Math.round(ry)]
      return `M${Math.round(x) - a} ${Math.round(y)}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`
    })
    .join("")
  return `<path fill="${color}" opacity="${opacity}" d="${data}"/>`
}

function dust(stage: Stage, view: Camera, solids: readonly Solid[]): Raised {
  const { random } = stage
  const feet = solids.filter((s) => s.low[1] < 15)
  const ends = feet.flatMap((s) => [
    view.project([s.low[0], 0, s.high[2]]),
    view.project([s.high[0], 0, s.low[2]]),
  ])
  const [left, right] = [Math.min(...ends.map((e) => e.x)), Math.max(...ends.map((e) => e.x))]
  const ground = Math.max(...ends.map((e) => e.y))
  const long = right - left
  const color = mix(air(stage, "#d1b08a"), stage.lighting.haze, 0.35)
  const plume = (count: number, x: number, lean: number, size: number): Puff[] =>
    Array.from({ length: count }, (_, i) => {
      const t = i / count
      const r = size * (0.35 + t * 0.8) * (0.8 + random() * 0.4)
      return [
        x + lean * t + (random() - 0.5) * size * 0.5,
        ground - 26 - t * size * 1.3,
        r * 1.3,
        r * 0.72,
      ]
    })
  const hem = Array.from({ length: 9 }, (): Puff => {
    const r = 16 + random() * 26
    return [left + random() * long, ground + 4 + random() * 10, r * 3, r * 0.42]
  })
  return {
    behind: [0, 1, 2]
      .map((i) =>
        puffs(
          plume(7 - i, left + long * 0.12, -long * 0.2, long * (0.13 - i * 0.022)),
          color,
          0.24,
        ),
      )
      .join(""),
    before:
      puffs(hem, color, 0.24) +
      puffs(plume(4, left + long * 0.06, -long * 0.14, long * 0.06), color, 0.2),
  }
}

function sparks({ random }: Stage, x: number, y: number): string {
  const rays = Array.from({ length: 60 }, (): Flat[] => {
    const a = -Math.PI * (0.04 + random() * 0.92)
    const [from, to] = [8 + random() * 70, 60 + random() * 170]
    const fall = to * to * 0.0022
    const at = (d: number, dx: number, dy: number): Flat => [
      x + Math.cos(a) * d + dx,
      y + Math.sin(a) * d + dy,
    ]
    return [at(from, 0, 0), at(to, -1, fall), at(to, 2, fall + 3), at(from, 3, 3)]
  })
  return (
    puffs([[x, y, 60, 60]], "#ffdf9a", 0.3) +
    puffs([[x, y, 34, 34]], "#ffe9b8", 0.5) +
    shapes(rays, "#ffc861", 0.95) +
    puffs([[x, y, 14, 14]], "#fffaf0", 0.95)
  )
}

function steam(stage: Stage, x: number, y: number): string {
  const { random } = stage
  const layer = (k: number) =>
    Array.from({ length: 7 }, (_, i): Puff => {
      const r = (14 + i * 9) * (0.8 + random() * 0.4) * k
      return [x + i * 9 + (random() - 0.5) * 20, y - 10 - i * 26, r * 1.15, r * 0.8]
    })
  return puffs(layer(1), "#f2f3f0", 0.35) + puffs(layer(0.6), "#ffffff", 0.4)
}

function spray({ random }: Stage, x: number, y: number, k: number): string {
  const ends: Puff[] = []
  const fans = Array.from({ length: 13 }, (_, i): Flat[] => {
    const a = Math.PI * (0.96 + (i / 12) * 1.08)
    const to = (330 + random() * 90) * k
    const at = (angle: number, d: number): Flat => [
      x + Math.cos(angle) * d * 0.62,
      y + Math.sin(angle) * d,
    ]
    const [mx, my] = at(a, to)
    ends.push([mx, my, 58 * k, 46 * k], [mx, my - 20 * k, 84 * k, 60 * k])
    return [at(a, 120 * k), at(a - 0.07, to), at(a + 0.07, to)]
  })
  return shapes(fans, "#f1f5f4", 0.34) + puffs(ends, "#eef3f2", 0.3)
}
