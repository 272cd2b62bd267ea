import { hills, mist, pebbles, plain, sky, streaks } from "../landscape.ts"
import { ridge } from "../ridge.ts"
import type { Flat } from "../space/point.ts"
import { air, type Place, type Stage, seen, shape, shapes } from "../stage.ts"

/** A highway between dry hills and the coastal range. */
export function road(stage: Stage): Place {
  const { span } = stage
  const h = stage.camera.horizon
  const lane = (near: number, far: number) =>
    seen(stage, [
      [-span * 4, 0, near],
      [span * 4, 0, near],
      [span * 4, 0, far],
      [-span * 4, 0, far],
    ])
  const dashes: Flat[][] = []
  for (let i = -6; i < 7; i++) {
    const x = i * span * 0.3
    dashes.push(
      seen(stage, [
        [x, 0, -span * 0.36],
        [x + span * 0.14, 0, -span * 0.36],
        [x + span * 0.14, 0, -span * 0.385],
        [x, 0, -span * 0.385],
      ]),
    )
  }
  const posts = Array.from({ length: 13 }, (_, i) => {
    const x = (i - 6) * span * 0.28
    const w = span * 0.006
    return seen(stage, [
      [x, 0, -span * 1.12],
      [x + w, 0, -span * 1.12],
      [x + w, span * 0.05, -span * 1.12],
      [x, span * 0.05, -span * 1.12],
    ])
  })
  const guard = seen(stage, [
    [-span * 4, span * 0.035, -span * 1.1],
    [span * 4, span * 0.035, -span * 1.1],
    [span * 4, span * 0.055, -span * 1.1],
    [-span * 4, span * 0.055, -span * 1.1],
  ])
  return {
    back: [
      sky(stage),
      ridge(stage, {
        base: h,
        height: 210,
        peaks: 5,
        color: "#848a9d",
        distance: 0.52,
        snow: true,
      }),
      mist(stage, h - 10, 60, 0.3),
      hills(stage, h + 8, 96, "#9d8f6c", 0.3, 3),
      hills(stage, h + 18, 40, "#a8915f", 0.15, 6),
      plain(stage, air(stage, "#a08c66"), air(stage, "#b7a577", 0.2), h + 14),
      streaks(stage, air(stage, "#86804f"), 20, 0.4),
      shape(lane(span * 0.62, -span * 1.0), air(stage, "#6a6a6b")),
      shape(lane(span * 0.62, span * 0.3), air(stage, "#626264"), 0.5),
      shape(lane(span * 0.4, span * 0.42), air(stage, "#dcd9cf"), 0.85),
      shape(lane(-span * 0.92, -span * 0.945), air(stage, "#dcd9cf"), 0.85),
      shapes(dashes, air(stage, "#dcd9cf"), 0.85),
      shapes(posts, air(stage, "#7d7f80")),
      shape(guard, air(stage, "#b4b8b8")),
      pebbles(stage, air(stage, "#565557"), 16, 0.003),
    ].join(""),
    dust: { color: "#a39a8c", height: 50, share: 0.14 },
  }
}
