import { mist, sky } from "../landscape.ts"
import { ridge } from "../ridge.ts"
import type { Flat } from "../space/point.ts"
import { air, type Place, type Stage, shapes } from "../stage.ts"

/** Calm water between wooded islands of the south. */
export function fjord(stage: Stage): Place {
  const { random, width, height } = stage
  const h = stage.camera.horizon
  const waves = Array.from({ length: 120 }, (): Flat[] => {
    const t = random() ** 1.6
    const y = h + 20 + t * (height - h)
    const [x, w] = [random() * width, 26 + t * 150]
    return [
      [x - w, y],
      [x - w * 0.2, y - 2 - t * 5],
      [x + w, y],
      [x + w * 0.1, y + 1 + t * 2],
    ]
  })
  const glint = waves.filter((_, i) => i % 3 === 0)
  return {
    back: [
      sky(stage),
      ridge(stage, {
        base: h,
        height: 240,
        peaks: 4,
        color: "#7c90a0",
        distance: 0.55,
        snow: true,
      }),
      ridge(stage, { base: h + 2, height: 130, peaks: 6, color: "#5d7a72", distance: 0.42 }),
      mist(stage, h - 14, 50, 0.4),
      ridge(stage, {
        base: h + 6,
        height: 66,
        peaks: 9,
        color: "#48655a",
        distance: 0.25,
        from: -80,
        to: width * 0.55,
      }),
      `<rect y="${h.toFixed(0)}" width="${width}" height="${(height - h).toFixed(0)}" fill="${air(stage, "#5f858d", 0.12)}"/>`,
      `<rect y="${h.toFixed(0)}" width="${width}" height="90" fill="${air(stage, "#7fa09f", 0.3)}" opacity=".6"/>`,
      shapes(waves, air(stage, "#47707a"), 0.45),
      shapes(glint, air(stage, "#b5cbc7"), 0.4),
    ].join(""),
  }
}
