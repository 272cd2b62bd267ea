import type { Camera, Seen } from "./camera.ts"
import { dot, middle, minus, type Point } from "./point.ts"
import type { Solid } from "./solid.ts"

type Item = {
  solid: Solid
  left: number
  right: number
  top: number
  bottom: number
  depth: number
}

function corners({ low, high }: Solid): Point[] {
  return [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Point => [x, y, z])),
  )
}

function measure(solid: Solid, camera: Camera): Item {
  const seen: Seen[] = corners(solid).map(camera.project)
  const xs = seen.map((s) => s.x)
  const ys = seen.map((s) => s.y)
  return {
    solid,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    depth: dot(minus(middle([solid.low, solid.high]), camera.eye), camera.forward),
  }
}

const middleZ = (s: Solid): number => (s.low[2] + s.high[2]) / 2

/** Whether `a` must be painted before `b` (1), after it (-1), or either way (0). */
function before(a: Item, b: Item, eye: Point): number {
  if (a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top) return 0
  let votes = 0
  let apart = false
  let thinnest = { share: 0.45, vote: 0 }
  for (const axis of [0, 1, 2] as const) {
    const [al, ah, bl, bh] = [
      a.solid.low[axis],
      a.solid.high[axis],
      b.solid.low[axis],
      b.solid.high[axis],
    ]
    const size = Math.max(0.5, Math.min(ah - al, bh - bl))
    const aBelow = ah - bl < bh - al
    const overlap = aBelow ? ah - bl : bh - al
    const border = aBelow ? (ah + bl) / 2 : (bh + al) / 2
    const vote = eye[axis] > border === aBelow ? 1 : -1
    if (overlap <= 0.01) {
      apart = true
      const inGap = aBelow ? eye[axis] > ah && eye[axis] < bl : eye[axis] > bh && eye[axis] < al
      if (!inGap) votes |= vote === 1 ? 1 : 2
    } else if (overlap / size < thinnest.share) thinnest = { share: overlap / size, vote }
  }
  if (apart) return votes === 1 ? 1 : votes === 2 ? -1 : 0
  if (thinnest.vote !== 0) return thinnest.vote
  // one is inside the other's box, as a wheel in its arch: its side of the machine decides
  const shift = middleZ(b.solid) - middleZ(a.solid)
  const thick = Math.min(a.solid.high[2] - a.solid.low[2], b.solid.high[2] - b.solid.low[2])
  if (Math.abs(shift) > thick * 0.5) return eye[2] > 0 === shift > 0 ? 1 : -1
  return a.depth >= b.depth ? 1 : -1
}

/** Solids from the farthest to the nearest (painter's algorithm). */
export function paintOrder(solids: readonly Solid[], camera: Camera): Solid[] {
  const items = solids.map((s) => measure(s, camera)).sort((a, b) => b.depth - a.depth)
  const waits = items.map(() => 0)
  const opens: number[][] = items.map(() => [])
  items.forEach((a, i) => {
    items.slice(i + 1).forEach((b, k) => {
      const j = i + 1 + k
      const order = before(a, b, camera.eye)
      if (order === 0) return
      const [first, then] = order > 0 ? [i, j] : [j, i]
      opens[first]?.push(then)
      waits[then] = (waits[then] ?? 0) + 1
    })
  })
  const done: Solid[] = []
  const left = new Set(items.keys())
  while (left.size > 0) {
    // if solids overlap in a cycle, the farthest goes first
    let next = -1
    for (const i of left)
      if ((waits[i] ?? 0) === 0) {
        next = i
        break
      }
    if (next < 0) next = left.values().next().value ?? 0
    left.delete(next)
    const item = items[next]
    if (item) done.push(item.solid)
    for (const then of opens[next] ?? []) waits[then] = (waits[then] ?? 0) - 1
  }
  return done
}
