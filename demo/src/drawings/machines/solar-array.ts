import type { Machine } from "../machine.ts"
import { patch, screenOn } from "../parts/panels.ts"
import type { Point } from "../space/point.ts"
import { box, loft, type Solid } from "../space/solid.ts"

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
