import { mist, pebbles, plain, sky, streaks, tyreTracks } from "../landscape.ts"
import { ridge } from "../ridge.ts"
import type { Flat } from "../space/point.ts"
import { air, type Place, type Stage, shape } from "../stage.ts"

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
