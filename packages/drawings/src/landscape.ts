import { mix } from "./space/paint.ts"
import type { Flat, Point } from "./space/point.ts"
import { air, groundLine, type Stage, seen, shape, shapes } from "./stage.ts"

/** The sky as one soft gradient, with a sun's disc at dawn and dusk and a few flat clouds. */
export function sky(stage: Stage): string {
  const { lighting, width, height, random, light, camera } = stage
  const low = Math.max(160, camera.horizon)
  const gradient =
    `<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="${Math.min(0, low - 700)}" x2="0" y2="${low.toFixed(0)}">` +
    `<stop stop-color="${lighting.skyTop}"/><stop offset="1" stop-color="${lighting.skyLow}"/></linearGradient>`
  const sun =
    light === "dawn" || light === "dusk"
      ? `<circle cx="${(width * (0.12 + random() * 0.2)).toFixed(0)}" cy="${(low - 90 - random() * 60).toFixed(0)}" r="46" fill="#fff2d8" opacity=".75"/>`
      : ""
  const clouds = Array.from({ length: light === "overcast" ? 7 : 4 }, () => {
    const x = random() * width
    const y = low * (0.12 + random() * 0.6)
    return cloud(x, y, 120 + random() * 260, 10 + random() * 14)
  })
  const white = mix(lighting.skyLow, "#ffffff", light === "night" ? 0.05 : 0.45)
  return `<defs>${gradient}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${sun}${shapes(clouds, white, light === "overcast" ? 0.55 : 0.5)}`
}

function cloud(x: number, y: number, w: number, h: number): Flat[] {
  return [
    [x - w, y],
    [x - w * 0.55, y - h * 0.5],
    [x - w * 0.3, y - h * 0.45],
    [x - w * 0.1, y - h],
    [x + w * 0.35, y - h * 0.7],
    [x + w * 0.6, y - h * 0.2],
    [x + w, y],
    [x + w * 0.3, y + h * 0.22],
    [x - w * 0.5, y + h * 0.18],
  ]
}

type Ridge = {
  readonly base: number
  readonly height: number
  readonly peaks: number
  readonly color: string
  /** How far the ridge fades into the haze, 0 to 1. */
  readonly distance: number
  readonly snow?: boolean
  readonly from?: number
  readonly to?: number
}

/** A mountain ridge: light on the left slopes, shade on the right ones, snow on the summits. */
export function ridge(stage: Stage, r: Ridge): string {
  const { random, width } = stage
  const [from, to] = [r.from ?? -60, r.to ?? width + 60]
  const step = (to - from) / (r.peaks * 2)
  const line: Flat[] = Array.from({ length: r.peaks * 2 + 1 }, (_, i): Flat => {
    const high = i % 2 ? 0.62 + random() * 0.38 : 0.22 + random() * 0.3
    return [from + i * step + (random() - 0.5) * step * 0.7, r.base - r.height * high]
  })
  const body = shape(
    [[from, r.base + 40], ...line, [to, r.base + 40]],
    air(stage, r.color, r.distance),
  )
  const shades: Flat[][] = []
  const snows: Flat[][] = []
  line.forEach(([x, y], i) => {
    const right = line[i + 1]
    const left = line[i - 1]
    if (i % 2 === 0 || !right || !left) return
    const drop = right[1] - y
    shades.push([
      [x, y],
      [right[0], right[1]],
      [right[0] + step * 0.3, r.base + 30],
      [x + step * 0.32, r.base + 30],
      [x + step * 0.08, y + drop * 0.95],
      [x + step * 0.2, y + drop * 0.55],
    ])
    if (r.snow && r.base - y > r.height * 0.72) {
      const cut = Math.min(drop, left[1] - y) * 0.5
      const along = (to2: Flat, d: number): Flat => [x + ((to2[0] - x) * d) / (to2[1] - y), y + d]
      snows.push([
        [x, y],
        along(right, cut),
        [x + step * 0.12, y + cut * 0.7],
        [x + step * 0.02, y + cut * 1.15],
        [x - step * 0.12, y + cut * 0.75],
        along(left, cut * 1.05),
      ])
    }
  })
  const shadow = air(stage, mix(r.color, "#1d2433", 0.35), r.distance)
  return (
    body +
    shapes(shades, shadow, 0.6) +
    shapes(snows, mix(air(stage, "#ffffff", r.distance * 0.4), "#ffffff", 0.3), 0.85)
  )
}

/** Low rolling hills. */
export function hills(
  stage: Stage,
  base: number,
  height: number,
  color: string,
  distance: number,
  bumps = 5,
): string {
  const { random, width } = stage
  const phases = [random() * 6, random() * 6]
  const points = Array.from({ length: 41 }, (_, i): Flat => {
    const t = i / 40
    const wave =
      Math.sin(t * bumps * 2 + (phases[0] ?? 0)) * 0.5 +
      Math.sin(t * bumps * 4.7 + (phases[1] ?? 0)) * 0.2
    return [t * width, base - height * (0.55 + wave * 0.6)]
  })
  return shape([[0, base + 60], ...points, [width, base + 60]], air(stage, color, distance))
}

/** The ground from the horizon (or the line `top`) to the lower edge. */
export function plain(stage: Stage, near: string, far: string, top = stage.camera.horizon): string {
  const { width, height } = stage
  const gradient = `<linearGradient id="land" gradientUnits="userSpaceOnUse" x1="0" y1="${top.toFixed(0)}" x2="0" y2="${height}"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`
  return `<defs>${gradient}</defs><rect y="${top.toFixed(0)}" width="${width}" height="${(height - top + 1).toFixed(0)}" fill="url(#land)"/>`
}

/** Flat streaks that lie on the ground: dry puddles, dust, worn paint. */
export function streaks(stage: Stage, color: string, count: number, opacity: number): string {
  const { random, span } = stage
  const list = Array.from({ length: count }, () => {
    const x = (random() - 0.5) * span * 2
    const z = span * 0.5 - random() * random() * span * 3.2
    const w = span * (0.04 + random() * 0.16)
    const d = span * (0.008 + random() * 0.022)
    const ring = Array.from({ length: 9 }, (_, i): Point => {
      const a = (i / 9) * Math.PI * 2
      const k = 0.75 + random() * 0.5
      return [x + Math.cos(a) * w * k, 0, z + Math.sin(a) * d * 4 * k]
    })
    return seen(stage, ring)
  })
  return shapes(list, color, opacity)
}

/** Pebbles and tufts, small and sharp. */
export function pebbles(stage: Stage, color: string, count: number, size = 0.006): string {
  const { random, span } = stage
  const list = Array.from({ length: count }, () => {
    const [x, z] = [(random() - 0.5) * span * 1.6, span * 0.55 - random() * span * 1.8]
    const s = span * size * (0.5 + random())
    return seen(stage, [
      [x - s, 0, z],
      [x - s * 0.5, s * 0.8, z],
      [x + s * 0.4, s, z],
      [x + s, 0, z],
    ])
  })
  return shapes(list, color, 0.8)
}

/** Two wheel tracks that run off to the side, with the print of their lugs. */
export function tyreTracks(stage: Stage, color: string): string {
  const { span } = stage
  const list: Flat[][] = []
  for (const z of [span * 0.1, -span * 0.08]) {
    for (let i = 0; i < 44; i++) {
      const x = -span + (i * span) / 22
      const bend = Math.sin(i / 9) * span * 0.012
      const w = span * 0.028
      list.push(
        seen(stage, [
          [x, 0, z + bend - w],
          [x + span * 0.03, 0, z + bend - w * 0.9],
          [x + span * 0.024, 0, z + bend + w],
          [x - span * 0.006, 0, z + bend + w * 0.9],
        ]),
      )
    }
  }
  return shapes(list, color, 0.28)
}

/** Lines on the floor, `step` cm apart: joints of concrete or tiles. */
export function floorJoints(
  stage: Stage,
  color: string,
  step: number,
  back: number,
  opacity = 0.5,
): string {
  const { span } = stage
  const list: Flat[][] = []
  const w = step * 0.006 + span * 0.0006
  for (let x = -Math.ceil(span / step) * step * 1.5; x < span * 1.5; x += step)
    list.push(
      seen(stage, [
        [x, 0, span * 0.7],
        [x + w, 0, span * 0.7],
        [x + w, 0, -back],
        [x, 0, -back],
      ]),
    )
  for (let z = -back; z < span * 0.7; z += step)
    list.push(
      seen(stage, [
        [-span * 2, 0, z],
        [span * 2, 0, z],
        [span * 2, 0, z + w * 1.6],
        [-span * 2, 0, z + w * 1.6],
      ]),
    )
  return shapes(list, color, opacity)
}

/** Haze that lies between two planes, at a height of the picture. */
export function mist(stage: Stage, y: number, thickness: number, opacity = 0.5): string {
  return `<rect y="${(y - thickness / 2).toFixed(0)}" width="${stage.width}" height="${thickness}" fill="${stage.lighting.haze}" opacity="${opacity}"/>`
}

/** An indoor wall whose foot is `back` cm behind the machine; answers its foot's height on the picture. */
export function wall(stage: Stage, back: number, color: string): { svg: string; foot: number } {
  const foot = groundLine(stage, back)
  return {
    svg: `<rect width="${stage.width}" height="${foot.toFixed(0)}" fill="${air(stage, color)}"/>`,
    foot,
  }
}
