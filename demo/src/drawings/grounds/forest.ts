import { hills, mist, pebbles, plain, sky, streaks, tyreTracks } from "../landscape.ts"
import type { Flat } from "../space/point.ts"
import { air, type Place, type Stage, shapes } from "../stage.ts"

/** A pine plantation: three rows of trees in the damp air of the south. */
export function forest(stage: Stage): Place {
  const { random, width } = stage
  const h = stage.camera.horizon
  const rank = (
    base: number,
    tall: number,
    color: string,
    distance: number,
    gap: number,
    left: (x: number) => boolean,
  ) => {
    const dark: Flat[][] = []
    const bright: Flat[][] = []
    const trunks: Flat[][] = []
    for (let x = -30; x < width + 30; x += gap * (0.6 + random() * 0.8)) {
      if (!left(x)) continue
      const t = tall * (0.75 + random() * 0.4)
      const w = t * 0.17
      trunks.push([
        [x - w * 0.09, base + 8],
        [x - w * 0.07, base - t * 0.4],
        [x + w * 0.07, base - t * 0.4],
        [x + w * 0.09, base + 8],
      ])
      dark.push([
        [x - w, base - t * 0.2],
        [x - w * 0.45, base - t * 0.42],
        [x - w * 0.7, base - t * 0.42],
        [x - w * 0.28, base - t * 0.7],
        [x - w * 0.42, base - t * 0.69],
        [x, base - t],
        [x + w * 0.42, base - t * 0.69],
        [x + w * 0.28, base - t * 0.7],
        [x + w * 0.7, base - t * 0.42],
        [x + w * 0.45, base - t * 0.42],
        [x + w, base - t * 0.2],
      ])
      bright.push([
        [x - w, base - t * 0.2],
        [x - w * 0.45, base - t * 0.42],
        [x - w * 0.7, base - t * 0.42],
        [x - w * 0.28, base - t * 0.7],
        [x - w * 0.42, base - t * 0.69],
        [x, base - t],
        [x - w * 0.05, base - t * 0.5],
        [x - w * 0.2, base - t * 0.22],
      ])
    }
    return (
      shapes(trunks, air(stage, "#5d4a3c", distance)) +
      shapes(dark, air(stage, color, distance)) +
      shapes(bright, air(stage, "#6d8a62", distance), 0.45)
    )
  }
  return {
    back: [
      sky(stage),
      hills(stage, h - 10, 190, "#6f8583", 0.6, 3),
      rank(h + 6, 170, "#55705f", 0.5, 34, () => true),
      mist(stage, h - 20, 80, 0.35),
      rank(h + 22, 260, "#466350", 0.28, 44, (x) => Math.abs(x - width * 0.55) > width * 0.12),
      plain(stage, air(stage, "#86694c"), air(stage, "#9a8760", 0.15), h + 20),
      streaks(stage, air(stage, "#7d8450"), 26, 0.4),
      streaks(stage, air(stage, "#5d4937"), 16, 0.35),
      rank(h + 70, 560, "#38543f", 0.08, 80, (x) => x < width * 0.1 || x > width * 0.9),
      tyreTracks(stage, air(stage, "#49382b")),
      pebbles(stage, air(stage, "#6f5238"), 50, 0.008),
    ].join(""),
    dust: { color: "#7c6048", height: 80, share: 0.4 },
  }
}
