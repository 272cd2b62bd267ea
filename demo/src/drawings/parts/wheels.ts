import { darker, lighter } from "../space/paint.ts"
import type { Flat } from "../space/point.ts"
import { circle, extrude, type Mark, type Solid } from "../space/solid.ts"

type WheelLook = {
  readonly rubber?: string
  readonly rim: string
  /** The rim's share of the radius. */
  readonly rimShare?: number
  readonly sides?: number
  /** Coarse lugs of agricultural and mining tyres. */
  readonly lugs?: boolean
}

/** One wheel on the ground (or `y` above it): `x` of its axle, radius, inner and outer z. */
export function wheel(x: number, r: number, z0: number, z1: number, look: WheelLook, y = r): Solid {
  const rubber = look.rubber ?? "#2c2e32"
  const sides = look.sides ?? (r > 30 ? 26 : 18)
  const rim = r * (look.rimShare ?? 0.58)
  const round = (radius: number, paint: string, n = sides): Mark => ({
    side: "z",
    points: circle(x, y, radius, n),
    paint,
  })
  const bolts: Mark[] = circle(x, y, rim * 0.5, 6).map(
    ([bx, by]): Mark => ({
      side: "z",
      points: circle(bx, by, rim * 0.07, 5),
      paint: darker(look.rim, 0.45),
    }),
  )
  const marks = [
    round(r * 0.9, lighter(rubber, 0.09)),
    round(rim * 1.08, darker(rubber, 0.35)),
    round(rim, look.rim),
    round(rim * 0.82, darker(look.rim, 0.22)),
    round(rim * 0.66, look.rim, 16),
    ...bolts,
    round(rim * 0.26, darker(look.rim, 0.4), 10),
  ]
  const tread = (edge: number) =>
    look.lugs && edge % 2 === 0 ? lighter(rubber, 0.14) : darker(rubber, edge % 2 ? 0.1 : 0)
  return extrude("z", circle(x, y, r, sides), z0, z1, rubber, marks, tread)
}

/**
 * The two wheels of an axle; `half` is half the machine's width at the tyres, `width` a tyre's
 * width.
 */
export function axle(x: number, r: number, half: number, width: number, look: WheelLook): Solid[] {
  return [wheel(x, r, half - width, half, look), wheel(x, r, -half, width - half, look)]
}

function stadium(x0: number, x1: number, r: number, y: number, steps = 9): Flat[] {
  const arc = (x: number, from: number) =>
    Array.from({ length: steps }, (_, i): Flat => {
      const a = from + (i / (steps - 1)) * Math.PI
      return [x + r * Math.cos(a), y + r * Math.sin(a)]
    })
  const along = (y1: number, a: number, b: number) =>
    [0.14, 0.28, 0.42, 0.57, 0.71, 0.86].map((t): Flat => [a + (b - a) * t, y1])
  return [
    ...arc(x1 - r, -Math.PI / 2),
    ...along(y + r, x1 - r, x0 + r),
    ...arc(x0 + r, Math.PI / 2),
    ...along(y - r, x0 + r, x1 - r),
  ]
}

/** Both tracks of a crawler from `x0` to `x1`, `height` cm high, between z `inner` and `outer`. */
export function crawler(
  x0: number,
  x1: number,
  height: number,
  inner: number,
  outer: number,
  frame: string,
): Solid[] {
  const r = height / 2
  const rubber = "#35373a"
  const roller = (x: number, y: number, radius: number, paint: string): Mark => ({
    side: "z",
    points: circle(x, y, radius, 12),
    paint,
  })
  const count = Math.max(3, Math.round((x1 - x0 - height) / (r * 0.9)))
  const rollers = Array.from({ length: count }, (_, i) => {
    const x = x0 + r + ((i + 0.5) / count) * (x1 - x0 - height)
    return [roller(x, r * 0.42, r * 0.26, "#54585c"), roller(x, r * 0.42, r * 0.1, "#2b2d30")]
  }).flat()
  const marks: Mark[] = [
    { side: "z", points: stadium(x0 + r * 0.18, x1 - r * 0.18, r * 0.82, r, 7), paint: "#222427" },
    {
      side: "z",
      points: [
        [x0 + r, r * 0.62],
        [x1 - r, r * 0.62],
        [x1 - r * 1.1, r * 1.42],
        [x0 + r * 1.1, r * 1.42],
      ],
      paint: frame,
    },
    ...rollers,
    roller(x1 - r, r, r * 0.64, frame),
    roller(x1 - r, r, r * 0.3, darker(frame, 0.3)),
    roller(x0 + r, r, r * 0.68, darker(frame, 0.12)),
    roller(x0 + r, r, r * 0.34, darker(frame, 0.45)),
  ]
  const shoes = (edge: number) => (edge % 2 ? rubber : lighter(rubber, 0.12))
  const one = (z0: number, z1: number) =>
    extrude("z", stadium(x0, x1, r, r), z0, z1, rubber, marks, shoes)
  return [one(inner, outer), one(-outer, -inner)]
}
