import { hills, mist, pebbles, plain, sky, streaks, tyreTracks } from "../landscape.ts"
import { ridge } from "../ridge.ts"
import type { Flat } from "../space/point.ts"
import { air, type Place, type Stage, shape, shapes } from "../stage.ts"

/** The Atacama: distant snow-capped volcanoes, bare hills, pale ground. */
export function desert(stage: Stage): Place {
  const h = stage.camera.horizon
  return {
    back: [
      sky(stage),
      ridge(stage, { base: h, height: 190, peaks: 5, color: "#7d7f96", distance: 0.5, snow: true }),
      mist(stage, h - 20, 70, 0.35),
      ridge(stage, { base: h + 12, height: 92, peaks: 8, color: "#a37a68", distance: 0.28 }),
      hills(stage, h + 16, 46, "#b48c6c", 0.12),
      plain(stage, air(stage, "#b8946f"), air(stage, "#d0b08c", 0.3), h + 10),
      streaks(stage, air(stage, "#d9b88f"), 22, 0.5),
      streaks(stage, air(stage, "#9c7352"), 12, 0.3),
      tyreTracks(stage, air(stage, "#7e5a40")),
      pebbles(stage, air(stage, "#8a6547"), 46),
    ].join(""),
    dust: { color: "#c49a70", height: 90, share: 0.32 },
  }
}

/** An open-pit mine: benches cut in steps across the far wall. */
export function pit(stage: Stage): Place {
  const { random, width } = stage
  const h = stage.camera.horizon
  const benches = [5, 4, 3, 2, 1, 0].map((k) => {
    const top = h + 20 - k * 44
    const edge = Array.from(
      { length: 15 },
      (_, i): Flat => [
        (i / 14) * width,
        top + Math.sin(i * 0.55 + k) * 13 - (i / 14 - 0.4) ** 2 * 190 + random() * 6,
      ],
    )
    const lip = edge.map(([x, y]): Flat => [x, y + 12])
    const color = ["#9a6a4d", "#8d6a58", "#a07a5c", "#87695c", "#9c7f68", "#8b7a70"][k] ?? "#9a6a4d"
    return (
      shape([...edge, [width, h + 80], [0, h + 80]], air(stage, color, 0.1 + k * 0.08)) +
      shape([...edge, ...[...lip].reverse()], air(stage, "#d0a983", 0.1 + k * 0.09), 0.8)
    )
  })
  return {
    back: [
      sky(stage),
      ridge(stage, {
        base: h - 150,
        height: 150,
        peaks: 5,
        color: "#7d7f96",
        distance: 0.55,
        snow: true,
      }),
      ...benches,
      mist(stage, h, 60, 0.22),
      plain(stage, air(stage, "#9f7a5c"), air(stage, "#b8947a", 0.2), h + 26),
      streaks(stage, air(stage, "#c3a183"), 22, 0.45),
      tyreTracks(stage, air(stage, "#5f4636")),
      pebbles(stage, air(stage, "#6d5342"), 60, 0.009),
    ].join(""),
    dust: { color: "#ab866a", height: 130, share: 0.38 },
  }
}

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
