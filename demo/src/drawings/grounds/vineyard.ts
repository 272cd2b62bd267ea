import { hills, mist, plain, sky, streaks } from "../landscape.ts"
import { ridge } from "../ridge.ts"
import type { Flat } from "../space/point.ts"
import { air, type Place, type Stage, seen, shape, shapes } from "../stage.ts"
import { grass } from "./field.ts"

/** Rows of vines up to the hills. */
export function vineyard(stage: Stage): Place {
  const { random, span } = stage
  const h = stage.camera.horizon
  const rows: string[] = []
  for (const back of [7, 5, 3.6, 2.6, 1.9, 1.4]) {
    const z = -back * span * 0.62
    const tops: Flat[] = []
    const w = span * (0.8 + back * 0.75)
    const count = 46
    for (let i = 0; i <= count; i++) {
      const x = -w + (2 * w * i) / count
      tops.push(...seen(stage, [[x, 120 + (i % 2) * 34 + random() * 34, z]]))
    }
    const foot = seen(stage, [
      [w, 38, z],
      [-w, 38, z],
    ])
    rows.push(
      shape(
        [...tops, ...foot],
        air(stage, back > 3 ? "#6f8046" : "#5d7440", Math.min(0.4, back * 0.05)),
      ),
    )
    const posts = Array.from({ length: 15 }, (_, i) => {
      const x = -w + (2 * w * i) / 14
      return seen(stage, [
        [x, 0, z],
        [x + 8, 0, z],
        [x + 8, 150, z],
        [x, 150, z],
      ])
    })
    rows.push(shapes(posts, air(stage, "#6b5844", Math.min(0.4, back * 0.05))))
    rows.push(
      shape(
        seen(stage, [
          [-w, 0, z + 20],
          [w, 0, z + 20],
          [w, 0, z + 90],
          [-w, 0, z + 90],
        ]),
        air(stage, "#7d6d42"),
        0.4,
      ),
    )
  }
  return {
    back: [
      sky(stage),
      ridge(stage, {
        base: h,
        height: 200,
        peaks: 4,
        color: "#8690a2",
        distance: 0.55,
        snow: true,
      }),
      hills(stage, h + 2, 90, "#7c8a64", 0.34, 3),
      mist(stage, h - 4, 40, 0.3),
      plain(stage, air(stage, "#9b8555"), air(stage, "#a89a60", 0.2), h + 4),
      ...rows,
      streaks(stage, air(stage, "#b9a36e"), 22, 0.4),
    ].join(""),
    front: grass(stage, "#7a8145"),
    dust: { color: "#a08a5c", height: 60, share: 0.25 },
  }
}
