import type { Machine } from "../machine.ts"
import { darker } from "../space/paint.ts"
import { box, circle, drum } from "../space/solid.ts"

/** A roller bearing standing on the bench, another lying beside it with its box. */
export const bearing: Machine = {
  focus: { at: [0, 20, 6], reach: 16 },
  grounds: ["bench", "workshop"],
  parking: "bench",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c, working }) => {
    const steel = "#a9afb3"
    const round = (r: number, paint: string) => ({
      side: "z" as const,
      points: circle(0, 21, r, 28),
      paint,
    })
    const rollers = (x: number, y: number, r: number, size: number) =>
      circle(x, y, r, 14).map(([rx, ry]) => ({
        side: "z" as const,
        points: circle(rx, ry, size, 10),
        paint: "#e2e5e6",
      }))
    return [
      drum("z", 0, 21, 21, -7, 7, steel, 34, [
        round(20, "#c4c9cc"),
        round(16.4, "#4a4f54"),
        ...rollers(0, 21, 13.6, 2.5),
        round(10.8, "#c4c9cc"),
        round(8.2, "#2c2f33"),
      ]),
      box(-13, 13, 0, 2.4, -9, 9, "#a98258"),
      drum("y", 38, 8, 15, 0, 9, darker(steel, 0.12), 30),
      drum("y", 38, 8, 12, 9, 9.6, "#4a4f54", 28),
      drum("y", 38, 8, 8.4, 9, 10.4, "#c4c9cc", 24),
      drum("y", 38, 8, 6, 10.4, 10.8, "#2c2f33", 20),
      box(-58, -28, 0, 24, -18, 8, c.body, [
        { side: "z+", points: circle(-43, 12, 7, 18), paint: c.white },
        { side: "z+", points: circle(-43, 12, 3.6, 14), paint: c.body },
      ]),
      ...(working ? [drum("y", -44, 26, 8, 0, 4, steel, 24)] : []),
    ]
  },
}
