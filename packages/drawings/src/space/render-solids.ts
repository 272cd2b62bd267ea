import type { Lighting } from "../lighting.ts"
import type { Camera, Seen } from "./camera.ts"
import { baseOf, lit, mix } from "./paint.ts"
import { paintOrder } from "./paint-order.ts"
import { pathScale, polygonPath } from "./path.ts"
import { plateDetails } from "./plate-details.ts"
import { dot, middle, minus, type Point } from "./point.ts"
import type { Face, Solid } from "./solid.ts"

/** Dust of a ground that settles on what is near it. */
export type Dust = { readonly color: string; readonly height: number; readonly share: number }

function shade(face: Face, lighting: Lighting, dust: Dust | undefined): string {
  if (typeof face.paint !== "string") return face.paint.glow
  let base = baseOf(face.paint)
  if (dust) {
    const y = middle(face.points)[1]
    if (y < dust.height) base = mix(base, dust.color, dust.share * (1 - y / dust.height))
  }
  // eight steps of light keep the flat, printed look and short files
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

/** Whether a polygon is large enough to see, and on the picture. */
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

/** How solids are drawn. */
export type Rendering = {
  readonly dust?: Dust | undefined
  /** Width of the picture, px. */
  readonly width?: number
  /** Faces whose box is smaller than this (px²) are left out. */
  readonly least?: number
  /** Draw the bent edge and the screws of large plates, for close-ups. */
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
