import { floorJoints, mist, plain, sky, streaks } from "../landscape.ts"
import { patch } from "../parts/panels.ts"
import { ridge } from "../ridge.ts"
import { darker } from "../space/paint.ts"
import type { Flat } from "../space/point.ts"
import { renderSolids } from "../space/render-solids.ts"
import { box, type Solid } from "../space/solid.ts"
import { air, groundLine, type Place, type Stage, seen, shape, shapes } from "../stage.ts"

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

const paints = ["#8f4a38", "#3f6a86", "#a8793c", "#5d6f69", "#9a9b94", "#31566b", "#b4653a"]

/** A corrugated 20-foot container at a position. */
export function container(x: number, y: number, z: number, color: string): Solid {
  const folds = Array.from({ length: 13 }, (_, i) =>
    patch(x + 24 + i * 44, x + 38 + i * 44, y + 16, y + 244, darker(color, 0.16), "z+"),
  )
  return box(x, x + 606, y, y + 259, z - 244, z, color, folds)
}

/** A port: the sea, far cranes and a ship, containers, the edge of the quay. */
export function quay(stage: Stage): Place {
  const { random, width, span } = stage
  const h = stage.camera.horizon
  const edge = Math.max(span * 1.5, 2600)
  const stacks: Solid[] = []
  for (let i = -5; i < 6; i++) {
    const high = Math.floor(random() * 3.4)
    for (let k = 0; k < high; k++)
      stacks.push(
        container(
          i * 640 + span * 0.1,
          k * 262,
          -Math.max(span * 0.8, 1300),
          paints[Math.floor(random() * paints.length)] ?? "#8f4a38",
        ),
      )
  }
  return {
    back: [
      sky(stage),
      ridge(stage, {
        base: h + 2,
        height: 80,
        peaks: 6,
        color: "#8592a0",
        distance: 0.6,
        from: -60,
        to: width * 0.6,
      }),
      `<rect y="${h.toFixed(0)}" width="${width}" height="${Math.max(300, groundLine(stage, edge) - h + 4).toFixed(0)}" fill="${air(stage, "#5d8795", 0.25)}"/>`,
      cranes(stage, h),
      mist(stage, h + 6, 26, 0.35),
      plain(stage, air(stage, "#8f8d86"), air(stage, "#a6a49b", 0.15), groundLine(stage, edge)),
      shape(
        [
          [0, groundLine(stage, edge)],
          [width, groundLine(stage, edge)],
          [width, groundLine(stage, edge) + 6],
          [0, groundLine(stage, edge) + 6],
        ],
        air(stage, "#c9a646"),
      ),
      floorJoints(stage, air(stage, "#77756f"), Math.max(300, span * 0.3), edge, 0.5),
      renderSolids(stacks, stage.camera, stage.lighting),
      streaks(stage, air(stage, "#74726d"), 18, 0.35),
      shape(
        seen(stage, [
          [-span * 2, 0, span * 0.42],
          [span * 2, 0, span * 0.42],
          [span * 2, 0, span * 0.44],
          [-span * 2, 0, span * 0.44],
        ]),
        air(stage, "#d0ab45"),
        0.7,
      ),
    ].join(""),
    dust: { color: "#97948c", height: 50, share: 0.18 },
  }
}

function cranes(stage: Stage, h: number): string {
  const { width } = stage
  const color = air(stage, "#56687a", 0.38)
  const list: Flat[][] = []
  for (const [x, s] of [
    [width * 0.7, 1],
    [width * 0.82, 0.9],
    [width * 0.2, 0.6],
  ] as const) {
    const bar = (x0: number, y0: number, x1: number, y1: number, t: number) => {
      const long = Math.hypot(x1 - x0, y1 - y0)
      const [nx, ny] = [((y1 - y0) / long) * t, (-(x1 - x0) / long) * t]
      list.push([
        [x + (x0 + nx) * s, h + 12 + (y0 + ny) * s],
        [x + (x1 + nx) * s, h + 12 + (y1 + ny) * s],
        [x + (x1 - nx) * s, h + 12 + (y1 - ny) * s],
        [x + (x0 - nx) * s, h + 12 + (y0 - ny) * s],
      ])
    }
    bar(0, 0, 0, -150, 4)
    bar(60, 0, 60, -150, 4)
    bar(0, -70, 60, -70, 3)
    bar(0, -150, 60, -70, 2)
    bar(-140, -150, 110, -150, 4.5)
    bar(30, -150, 30, -210, 3)
    bar(30, -208, -135, -152, 1.5)
    bar(30, -208, 105, -152, 1.5)
    bar(-60, -150, -60, -110, 1.2)
  }
  const ship: Flat[] = [
    [width * 0.38, h + 26],
    [width * 0.365, h - 6],
    [width * 0.6, h - 6],
    [width * 0.61, h - 44],
    [width * 0.635, h - 44],
    [width * 0.637, h - 4],
    [width * 0.655, h - 6],
    [width * 0.645, h + 26],
  ]
  const boxes = Array.from({ length: 7 }, (_, i): Flat[] => {
    const x = width * (0.375 + i * 0.031)
    const t = 14 + ((i * 7) % 3) * 12
    return [
      [x, h - 6],
      [x, h - 6 - t],
      [x + width * 0.029, h - 6 - t],
      [x + width * 0.029, h - 6],
    ]
  })
  return (
    shapes(list, color) +
    shape(ship, air(stage, "#3e5266", 0.35)) +
    shapes(
      boxes.filter((_, i) => i % 2 === 0),
      air(stage, "#a06248", 0.4),
    ) +
    shapes(
      boxes.filter((_, i) => i % 2),
      air(stage, "#6d8390", 0.4),
    )
  )
}
