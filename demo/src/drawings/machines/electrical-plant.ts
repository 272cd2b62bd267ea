import type { Machine } from "../machine.ts"
import { door, lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { bar, hose } from "../space/bar.ts"
import { lighter } from "../space/paint.ts"
import type { Point } from "../space/point.ts"
import { box, drum, loft, type Solid } from "../space/solid.ts"

export const transformer: Machine = {
  focus: { at: [0, 200, 40], reach: 115 },
  grounds: ["yard", "desert"],
  parking: "warehouse",
  liveries: [7, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-46, 34].flatMap((z) => [box(-110, 110, 0, 14, z, z + 12, c.frame)]),
    box(-105, 105, 14, 150, -46, 46, c.body, [patch(-20, 20, 96, 124, "#cfd1cc")]),
    ...[-88, -63, -38, -13, 12, 37, 62, 87].flatMap((x) => [
      box(x - 8, x + 4, 34, 138, 46, 88, lighter(c.body, 0.06)),
      box(x - 8, x + 4, 34, 138, -88, -46, c.deep),
    ]),
    ...[-40, -10, 20].flatMap((z) => [
      box(105, 140, 34, 138, z, z + 12, c.deep),
      box(-140, -105, 34, 138, z, z + 12, c.deep),
    ]),
    box(-118, 118, 150, 160, -56, 56, c.deep),
    drum("x", -20, 222, 26, -60, 80, c.body, 18),
    box(-40, -30, 160, 200, -26, -14, c.frame),
    box(50, 60, 160, 200, -26, -14, c.frame),
    ...[-66, 0, 66].flatMap((x) =>
      [0, 1, 2, 3, 4]
        .map((i) => drum("y", x, 26, i % 2 ? 9 : 14, 160 + i * 13, 173 + i * 13, "#8a4b33", 12))
        .concat([drum("y", x, 26, 3, 225, 246, "#b9bcbb", 8)]),
    ),
    ...[-84, -50, -16].flatMap((x) => [
      drum("y", x, -46, 7, 160, 190, "#d9d6cc", 10),
      drum("y", x, -46, 3, 190, 202, "#b98b3d", 6),
    ]),
    drum("z", 95, 118, 7, 46, 52, "#d9d6cc", 12),
    ...(working
      ? [-66, 0, 66]
          .flatMap((x) => hose([x, 246, 26], [x + 190, 360, -240], 30, 2.4, "#25272a", 8))
          .concat([
            bar([290, 0, -240], [290, 420, -240], 11, "#8d8b84", 8),
            box(160, 420, 352, 366, -250, -232, "#7a6a55"),
          ])
      : []),
  ],
}

/** A row of electrical cabinets: meters, switches, pilot lamps, ventilation. */
export const electricalCabinet: Machine = {
  focus: { at: [-60, 150, 40], reach: 60 },
  grounds: ["plant", "server-room"],
  parking: "warehouse",
  liveries: [5, 7],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-125, 125, 0, 10, -36, 36, "#2b2e33"),
    ...[-124, -41, 42].flatMap((x, i) => [
      box(x, x + 82, 10, 206, -36, 36, c.body, [
        ...door(x + 4, x + 78, 16, 200, c.deep, "z+"),
        patch(x + 16, x + 66, 158, 186, "#23282d", "z+"),
        patch(x + 20, x + 62, 162, 182, working ? { glow: "#8fd0c8" } : "#40484f", "z+"),
        ...[0, 1, 2].map((n) =>
          patch(
            x + 18 + n * 18,
            x + 26 + n * 18,
            138,
            146,
            n === i ? lampRed : { glow: "#62c26e" },
            "z+",
          ),
        ),
        patch(x + 34, x + 48, 104, 126, "#2b2e33", "z+"),
        ...louvres(x + 16, x + 66, 30, 66, 5, c.deep, "z+"),
      ]),
      box(x + 36, x + 46, 108, 122, 36, 42, "#b23a2a"),
    ]),
    box(-127, 127, 206, 214, -38, 38, c.deep),
    ...[-84, 0, 84].map((x) => box(x - 12, x + 12, 214, 250, -14, 14, "#8d9396")),
  ],
}

export const solarArray: Machine = {
  focus: { at: [40, 150, 120], reach: 170 },
  grounds: ["desert", "vineyard"],
  parking: "warehouse",
  liveries: [4, 7],
  effect: "none",
  parkedYaw: -44,
  build: ({ working }) => {
    const tilt = working ? 0.62 : 0.42
    const table = (x0: number, z0: number) => {
      const parts: Solid[] = []
      const at = (x: number, v: number, lift: number): Point => [
        x,
        70 + v * Math.sin(tilt) + lift * Math.cos(tilt),
        z0 - v * Math.cos(tilt) + lift * Math.sin(tilt),
      ]
      for (const x of [x0 + 60, x0 + 290, x0 + 520])
        parts.push(
          box(x - 5, x + 5, 0, 70 + 60 * Math.sin(tilt), z0 - 70, z0 - 60, "#9a9fa3"),
          box(x - 5, x + 5, 0, 66 + 250 * Math.sin(tilt), z0 - 258, z0 - 248, "#8a8f93"),
        )
      const panels: Solid[] = []
      for (let i = 0; i < 5; i++)
        for (const k of [0, 1]) {
          const [a, b] = [x0 + i * 116, x0 + i * 116 + 112]
          const [v0, v1] = [k * 172, k * 172 + 168]
          const quad = (l: number): Point[] => [
            at(a, v0, l),
            at(b, v0, l),
            at(b, v1, l),
            at(a, v1, l),
          ]
          const top = quad(4)
          const [p, q, r, s] = top
          if (!p || !q || !r || !s) continue
          const inner = (t0: number, t1: number, w0: number, w1: number): Point[] => [
            at(a + 112 * t0, v0 + 168 * w0, 4.4),
            at(a + 112 * t1, v0 + 168 * w0, 4.4),
            at(a + 112 * t1, v0 + 168 * w1, 4.4),
            at(a + 112 * t0, v0 + 168 * w1, 4.4),
          ]
          const normal: Point = [0, Math.cos(tilt), Math.sin(tilt)]
          const cells = [0, 1, 2].flatMap((n) =>
            [0, 1].map((m) => ({
              points: inner(0.04 + n * 0.32, 0.34 + n * 0.32, 0.03 + m * 0.48, 0.49 + m * 0.48),
              normal,
              paint: (n + m + i) % 3 === 0 ? "#2f4f7d" : "#284570",
            })),
          )
          const gleam = {
            points: [
              at(a + 20, v0 + 8, 4.6),
              at(a + 44, v0 + 8, 4.6),
              at(a + 92, v0 + 160, 4.6),
              at(a + 68, v0 + 160, 4.6),
            ],
            normal,
            paint: "#4a6c99",
          }
          const slabs = loft(quad(0), top, "#c3c8ca")
          panels.push({ ...slabs, marks: [...cells, ...(i % 2 === k ? [gleam] : [])] })
        }
      return [...parts, ...panels]
    }
    return [
      ...table(-290, 150),
      ...(working ? table(-930, -420) : []),
      ...table(-290, -420),

      box(330, 372, 40, 120, 20, 44, "#d9d8d0", [patch(338, 364, 84, 106, screenOn)]),
      box(346, 356, 0, 40, 28, 36, "#8a8f93"),
    ]
  },
}
