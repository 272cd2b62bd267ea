import { hills, mist, pebbles, plain, sky, streaks, tyreTracks } from "../landscape.ts"
import { patch } from "../parts/panels.ts"
import { ridge } from "../ridge.ts"
import type { Flat } from "../space/point.ts"
import { renderSolids } from "../space/render-solids.ts"
import { box, extrude, type Solid } from "../space/solid.ts"
import { air, type Place, type Stage, seen, shape, shapes } from "../stage.ts"
import { container } from "./waterfront.ts"

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

/** A fenced machine yard with a shed, gravel and a container. */
export function yard(stage: Stage): Place {
  const { random, span } = stage
  const h = stage.camera.horizon
  const z = -Math.max(1700, span * 1.15)
  const x = -1300 + random() * 900
  const gable: Flat[] = [
    [-700, 0],
    [700, 0],
    [700, 560],
    [0, 760],
    [-700, 560],
  ]
  const shed: Solid[] = [
    extrude(
      "x",
      gable.map(([u, v]): Flat => [u + z - 700, v]),
      x,
      x + 2300,
      "#a9aaa3",
    ),
    ...[0, 1, 2].map((i) =>
      box(
        x + 180 + i * 720,
        x + 640 + i * 720,
        0,
        440,
        z - 2,
        z + 2,
        i === 1 ? "#4b5157" : "#8b5a3f",
        i === 1
          ? []
          : Array.from({ length: 9 }, (_, k) =>
              patch(x + 180 + i * 720, x + 640 + i * 720, k * 50, k * 50 + 4, "#764a33", "z+"),
            ),
      ),
    ),
    container(x + 2600, 0, z + 100, "#5d6f69"),
    container(x - 1000, 0, z + 60, "#9a6a3c"),
  ]
  const posts: Flat[][] = []
  const fence = z * 0.82
  for (let i = -12; i < 13; i++)
    posts.push(
      seen(stage, [
        [i * 300, 0, fence],
        [i * 300 + 8, 0, fence],
        [i * 300 + 8, 190, fence],
        [i * 300, 190, fence],
      ]),
    )
  const wires = [60, 120, 184].map((y) =>
    seen(stage, [
      [-4000, y, fence],
      [4000, y, fence],
      [4000, y + 3.5, fence],
      [-4000, y + 3.5, fence],
    ]),
  )
  return {
    back: [
      sky(stage),
      ridge(stage, {
        base: h,
        height: 190,
        peaks: 6,
        color: "#80889b",
        distance: 0.52,
        snow: true,
      }),
      hills(stage, h + 10, 50, "#9b8a6c", 0.25),
      plain(stage, air(stage, "#a49684"), air(stage, "#b8ad9c", 0.15), h + 8),
      renderSolids(shed, stage.camera, stage.lighting),
      shapes([...posts, ...wires], air(stage, "#7f8383", 0.1), 0.8),
      shape(
        seen(stage, [
          [-span * 2, 0, -span * 0.5],
          [span * 2, 0, -span * 0.5],
          [span * 2, 0, span * 0.8],
          [-span * 2, 0, span * 0.8],
        ]),
        air(stage, "#9c9388"),
        0.5,
      ),
      streaks(stage, air(stage, "#c2b8a6"), 18, 0.4),
      streaks(stage, air(stage, "#6f675e"), 12, 0.3),
      tyreTracks(stage, air(stage, "#6a6158")),
    ].join(""),
    dust: { color: "#a89a86", height: 60, share: 0.2 },
  }
}
