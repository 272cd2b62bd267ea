import type { Lighting } from "../lighting.ts"
import type { Camera, Seen } from "./camera.ts"
import { baseOf, lit, mix } from "./paint.ts"
import { paintOrder } from "./paint-order.ts"
import { pathScale, polygonPath } from "./path.ts"
import { dot, middle, minus, neighbours, type Point } from "./point.ts"
import type { Face, Solid } from "./solid.ts"

type Detail = { readonly data: string; readonly tint: string; readonly share: number }
type Spot = { readonly x: number; readonly y: number }

const toward = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/**
 * Close-up details of a large plate with four to eight corners: a bright bent edge above, a dark
 * one below, screws.
 */
function plateDetails(seen: readonly Seen[]): Detail[] {
  const area = Math.abs(
    neighbours(seen).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2,
  )
  if (area < 14_000 || seen.length > 8) return []
  const centre = {
    x: seen.reduce((sum, p) => sum + p.x, 0) / seen.length,
    y: seen.reduce((sum, p) => sum + p.y, 0) / seen.length,
  }
  const inset = Math.min(0.08, 9 / Math.sqrt(area))
  const edges = neighbours(seen).map(([a, b]) => ({
    up: (a.y + b.y) / 2 < centre.y,
    long: Math.hypot(a.x - b.x, a.y - b.y),
    data: polygonPath([a, b, toward(b, centre, inset), toward(a, centre, inset)]),
  }))
  const edge = (up: boolean, tint: string, share: number): Detail => ({
    data: edges
      .filter((e) => e.up === up && e.long > 60)
      .map((e) => e.data)
      .join(""),
    tint,
    share,
  })
  const screws = seen.length > 4 ? [] : seen.map((corner) => toward(corner, centre, inset * 3.4))
  const screw = (r: number) => screws.map(({ x, y }) => polygonPath(octagon(x, y, r))).join("")
  return [
    edge(true, "#fff8ec", 0.22),
    edge(false, "#14171c", 0.2),
    { data: screw(6), tint: "#14171c", share: 0.4 },
    { data: screw(4), tint: "#fff8ec", share: 0.3 },
  ].filter((d) => d.data !== "")
}

function octagon(x: number, y: number, r: number): Spot[] {
  return Array.from({ length: 8 }, (_, i) => ({
    x: x + Math.cos(i * 0.785) * r,
    y: y + Math.sin(i * 0.785) * r,
  }))
}

/** Dust of a ground that settles on nearby surfaces. */
export type Dust = { readonly color: string; readonly height: number; readonly share: number }

function shade(face: Face, lighting: Lighting, dust: Dust | undefined): string {
  if (typeof face.paint !== "string") return face.paint.glow
  let base = baseOf(face.paint)
  if (dust) {
    const y = middle(face.points)[1]
    if (y < dust.height) base = mix(base, dust.color, dust.share * (1 - y / dust.height))
  }
  // eight steps of light keep the flat, printed look and small files
  const steps = 9
  const key = Math.round(Math.max(0, dot(face.normal, lighting.towards)) * steps) / steps
  const sky = 0.86 + 0.14 * face.normal[1]
  return lit(
    base,
    [0, 1, 2].map((i) => (lighting.ambient[i] ?? 1) * sky + (lighting.key[i] ?? 1) * key),
  )
}

function facing(face: Face, eye: Point): boolean {
  const corner = face.points[0]
  return corner !== undefined && dot(minus(eye, corner), face.normal) > 0
}

/** Whether a polygon is large enough to be visible, and within the picture. */
function worthPainting(seen: readonly Seen[], width: number, least: number): boolean {
  const xs = seen.map((s) => s.x)
  const ys = seen.map((s) => s.y)
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  return (
    right > -10 &&
    left < width + 10 &&
    bottom > -10 &&
    top < 1210 &&
    (right - left) * (bottom - top) > least
  )
}

export type Rendering = {
  readonly dust?: Dust | undefined
  /** Width of the picture, px. */
  readonly width?: number
  /** Faces whose bounding box is smaller than this (px²) are omitted. */
  readonly least?: number
  /** Whether to draw the bent edge and the screws of large plates, for close-ups. */
  readonly close?: boolean
}

/** Solids painted back to front as SVG paths. */
export function renderSolids(
  solids: readonly Solid[],
  camera: Camera,
  lighting: Lighting,
  { dust, width = 1600, least = 3, close = false }: Rendering = {},
): string {
  const paths: { fill: string; data: string }[] = []
  const depth = (f: Face) => dot(minus(middle(f.points), camera.eye), camera.forward)
  const put = (fill: string, data: string) => {
    const last = paths.at(-1)
    if (last?.fill === fill) last.data += data
    else paths.push({ fill, data })
  }
  for (const item of paintOrder(solids, camera)) {
    const skin = item.faces.filter((f) => facing(f, camera.eye)).sort((a, b) => depth(b) - depth(a))
    const marks = item.marks.filter((f) => facing(f, camera.eye))
    const paint = (face: Face, plate: boolean) => {
      const seen = face.points.map(camera.project)
      if (!worthPainting(seen, width, least)) return
      const fill = shade(face, lighting, dust)
      put(fill, polygonPath(seen))
      if (plate)
        for (const detail of plateDetails(seen))
          put(mix(fill, detail.tint, detail.share), detail.data)
    }
    const plated = close && item.faces.length <= 12 // not tyres and drums
    for (const face of skin) paint(face, plated)
    for (const face of marks) paint(face, false)
  }
  const body = paths
    .map((p) => `<path fill="${p.fill}" stroke="${p.fill}" d="${p.data}"/>`)
    .join("")
  return `<g transform="scale(${1 / pathScale})" stroke-width="1.3" stroke-linejoin="round">${body}</g>`
}
