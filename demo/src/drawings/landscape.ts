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

/** The ground from the horizon (or the line `top`) to the bottom edge. */
export function plain(stage: Stage, near: string, far: string, top = stage.camera.horizon): string {
  const { width, height } = stage
  const gradient = `<linearGradient id="land" gradientUnits="userSpaceOnUse" x1="0" y1="${top.toFixed(0)}" x2="0" y2="${height}"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`
  return `<defs>${gradient}</defs><rect y="${top.toFixed(0)}" width="${width}" height="${(height - top + 1).toFixed(0)}" fill="url(#land)"/>`
}

/** Flat streaks on the ground: dry puddles, dust, worn paint. */
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
  return shapes(list, color, opacity * 0.6)
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

/** Two wheel tracks that lead off to the side, with lug prints. */
export function tyreTracks(stage: Stage, color: string): string {
  const { span } = stage
  const list: Flat[][] = []
  for (const z of [span * 0.1, -span * 0.08]) {
    for (let i = 0; i < 46; i++) {
      const x = -span * 0.62 + (i * span) / 37
      const bend = Math.sin(i / 16) * span * 0.012
      const w = span * 0.02
      list.push(
        seen(stage, [
          [x, 0, z + bend - w],
          [x + span * 0.009, 0, z + bend - w],
          [x + span * 0.018, 0, z + bend],
          [x + span * 0.009, 0, z + bend + w],
          [x, 0, z + bend + w],
          [x + span * 0.009, 0, z + bend],
        ]),
      )
    }
  }
  return shapes(list, color, 0.24)
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

/** Haze between two planes, at a height in the picture. */
export function mist(stage: Stage, y: number, thickness: number, opacity = 0.5): string {
  const band = (share: number) =>
    `M0 ${(y - (thickness * share) / 2).toFixed(0)}h${stage.width}v${(thickness * share).toFixed(0)}h-${stage.width}z`
  const veil = (opacity / 3).toFixed(2)
  return [1.3, 0.9, 0.5]
    .map((share) => `<path fill="${stage.lighting.haze}" opacity="${veil}" d="${band(share)}"/>`)
    .join("")
}

/** An indoor wall `back` cm behind the machine; returns its base line's height in the picture. */
export function wall(stage: Stage, back: number, color: string): { svg: string; foot: number } {
  const foot = groundLine(stage, back)
  return {
    svg: `<rect width="${stage.width}" height="${foot.toFixed(0)}" fill="${air(stage, color)}"/>`,
    foot,
  }
}
