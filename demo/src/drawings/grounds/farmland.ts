import { hills, mist, pebbles, plain, sky, streaks, tyreTracks } from "../landscape.ts"
import { ridge } from "../ridge.ts"
import type { Flat } from "../space/point.ts"
import { air, type Place, type Stage, seen, shape, shapes } from "../stage.ts"

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
function grass(stage: Stage, color: string): string {
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
