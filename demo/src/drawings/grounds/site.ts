import { hills, mist, pebbles, plain, sky, streaks, tyreTracks } from "../landscape.ts"
import { ridge } from "../ridge.ts"
import type { Flat } from "../space/point.ts"
import { air, type Place, type Stage, shape, shapes } from "../stage.ts"

/** A construction site at the edge of a city below the Andes. */
export function site(stage: Stage): Place {
  const { random, width } = stage
  const h = stage.camera.horizon
  const blocks: string[] = []
  for (let x = -20; x < width; x += 60 + random() * 90) {
    const [w, tall] = [46 + random() * 60, 34 + random() * random() * 190]
    blocks.push(
      shape(
        [
          [x, h + 14],
          [x, h - tall],
          [x + w, h - tall],
          [x + w, h + 14],
        ],
        air(stage, "#8e9398", 0.42),
      ),
    )
    const panes: Flat[][] = []
    for (let y = h - tall + 12; y < h - 6; y += 15)
      panes.push([
        [x + 6, y],
        [x + w - 6, y],
        [x + w - 6, y + 5],
        [x + 6, y + 5],
      ])
    blocks.push(shapes(panes, air(stage, "#6b7884", 0.42), 0.6))
  }
  const frame: Flat[][] = []
  const [fx, fw] = [width * 0.66, 330]
  for (let i = 0; i < 6; i++)
    frame.push([
      [fx, h + 10 - i * 46],
      [fx + fw, h + 10 - i * 46],
      [fx + fw, h + 2 - i * 46],
      [fx, h + 2 - i * 46],
    ])
  for (let i = 0; i < 7; i++)
    frame.push([
      [fx + i * 53, h + 16],
      [fx + i * 53 + 9, h + 16],
      [fx + i * 53 + 9, h - 222],
      [fx + i * 53, h - 222],
    ])
  return {
    back: [
      sky(stage),
      ridge(stage, {
        base: h,
        height: 270,
        peaks: 4,
        color: "#8189a0",
        distance: 0.55,
        snow: true,
      }),
      ...blocks,
      mist(stage, h - 10, 60, 0.3),
      shapes(frame, air(stage, "#a39a8e", 0.2)),
      hills(stage, h + 24, 22, "#a88a6a", 0.1, 7),
      plain(stage, air(stage, "#a58a6c"), air(stage, "#bfa98c", 0.2), h + 18),
      streaks(stage, air(stage, "#c4ab8a"), 20, 0.5),
      tyreTracks(stage, air(stage, "#6a533d")),
      pebbles(stage, air(stage, "#75604a"), 44),
    ].join(""),
    dust: { color: "#b2987a", height: 80, share: 0.3 },
  }
}
