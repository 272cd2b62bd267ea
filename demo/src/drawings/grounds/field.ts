import { hills, mist, plain, sky, streaks } from "../landscape.ts"
import { ridge } from "../ridge.ts"
import type { Flat } from "../space/point.ts"
import { air, type Place, type Stage, seen, shapes } from "../stage.ts"

/** Farmland of the Central Valley: poplars, furrows, the Andes. */
export function field(stage: Stage): Place {
  const { random, width, span } = stage
  const h = stage.camera.horizon
  const poplars: Flat[][] = []
  for (let x = -10; x < width; x += 15 + random() * 34) {
    if (random() < 0.22) x += 120
    const [tall, w] = [50 + random() * 60, 8 + random() * 5]
    poplars.push([
      [x - w, h + 16],
      [x - w * 0.9, h - tall * 0.5],
      [x, h - tall],
      [x + w * 0.9, h - tall * 0.45],
      [x + w, h + 16],
    ])
  }
  const furrows: Flat[][] = []
  for (let i = -16; i < 17; i++) {
    const x = i * span * 0.09
    furrows.push(
      seen(stage, [
        [x * 1.0, 0, span * 0.7],
        [x + span * 0.03, 0, span * 0.7],
        [x + span * 0.03, 0, -span * 9],
        [x, 0, -span * 9],
      ]),
    )
  }
  return {
    back: [
      sky(stage),
      ridge(stage, {
        base: h,
        height: 230,
        peaks: 5,
        color: "#7f8ba0",
        distance: 0.52,
        snow: true,
      }),
      hills(stage, h + 4, 60, "#7d8b6b", 0.35),
      mist(stage, h - 8, 40, 0.35),
      shapes(poplars, air(stage, "#5b7048", 0.24)),
      plain(stage, air(stage, "#8d7a4d"), air(stage, "#b4a35f", 0.15), h + 12),
      shapes(furrows, air(stage, "#6f6a3c"), 0.38),
      streaks(stage, air(stage, "#c0ad6a"), 26, 0.35),
    ].join(""),
    front: grass(stage, "#7d8447"),
    dust: { color: "#a08a5c", height: 70, share: 0.28 },
  }
}

/** Blades of grass along the bottom edge. */
export function grass(stage: Stage, color: string): string {
  const { random, width, height } = stage
  const tufts = Array.from({ length: 60 }, (): Flat[] => {
    const x = random() * width
    const y = height - random() * 70
    const s = 10 + random() * 16
    return [
      [x - s * 0.5, y + 4],
      [x - s * 0.7, y - s],
      [x - s * 0.1, y],
      [x, y - s * 1.5],
      [x + s * 0.2, y],
      [x + s * 0.8, y - s * 0.8],
      [x + s * 0.5, y + 4],
    ]
  })
  return shapes(tufts, air(stage, color), 0.75)
}
