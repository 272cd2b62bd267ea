import type { Machine } from "../machine.ts"
import { louvres, patch } from "../parts/panels.ts"
import { bar, pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

/** A lobe blower on its base: motor, belt guard, silencers and delivery pipe. */
export const feedBlower: Machine = {
  focus: { at: [0, 80, 30], reach: 60 },
  grounds: ["plant", "quay"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c }) => [
    box(-130, 120, 0, 14, -56, 56, c.frame),
    drum("x", 8, 56, 27, -110, -34, c.body, 24),
    ...[-100, -88, -76, -64, -52].map((x) => drum("x", 8, 56, 28.6, x, x + 3, c.deep, 24)),
    box(-100, -50, 14, 34, -20, 36, c.frame),
    slab(trace("10,24 96,24 104,42 104,78 96,96 10,96 2,78 2,42"), -24, 30, "#8d9396", [
      { side: "z", points: circle(28, 60, 18, 20), paint: "#6d7377" },
      { side: "z", points: circle(78, 60, 18, 20), paint: "#6d7377" },
    ]),
    box(20, 86, 14, 24, -22, 28, c.frame),
    slab(trace("-96,30 60,34 70,62 60,92 -92,84 -104,58"), 40, 48, c.deep, [
      ...louvres(-80, 44, 42, 78, 5, c.frame),
    ]),
    drum("y", 52, 4, 15, 96, 120, "#6d7377", 20),
    drum("y", 52, 4, 30, 120, 196, c.body, 26),
    drum("y", 52, 4, 34, 196, 204, c.deep, 26),
    ...pipe(
      [
        [96, 52, 4],
        [150, 52, 4],
        [168, 70, 4],
        [168, 170, 4],
        [230, 186, 4],
      ],
      11,
      "#b4bbbf",
      12,
    ),
    drum("x", -4, 52, 17, 96, 108, "#565c61", 20),
  ],
}

/** An outboard motor on its wooden stand. */
export const outboard: Machine = {
  focus: { at: [0, 150, 20], reach: 50 },
  grounds: ["quay", "workshop"],
  parking: "workshop",
  liveries: [7, 5],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-40, 40].flatMap((z) => [
      bar([34, 0, z], [10, 118, z * 0.7], 5, "#a98258", 4),
      bar([96, 0, z], [16, 118, z * 0.7], 5, "#a98258", 4),
    ]),
    box(6, 26, 104, 122, -36, 36, "#b98d5e"),
    box(28, 88, 22, 30, -40, -34, "#a98258"),
    box(28, 88, 22, 30, 34, 40, "#a98258"),
    slab(trace("-52,140 24,140 34,160 30,200 6,218 -40,212 -58,186"), -27, 27, c.body, [
      { side: "z", points: trace("-54,160 31,160 31,170 -56,170"), paint: c.white },
      ...louvres(-20, 16, 190, 206, 3, c.deep),
    ]),
    slab(trace("-50,128 22,128 24,140 -52,140"), -24, 24, c.frame),
    slab(trace("-36,60 -6,60 4,128 -40,128"), -11, 11, c.deep),
    slab(trace("-6,92 26,104 30,134 0,132"), -17, 17, c.frame),
    slab(trace("-78,54 -2,58 0,62 -76,60"), -15, 15, c.deep),
    slab(trace("-34,10 -10,10 -6,60 -38,60"), -5, 5, c.deep),
    slab(
      trace("-34,6 -24,-8 -14,6 -14,18 -34,18").map(([x, y]) => [x, y + 8] as const),
      -2,
      2,
      c.deep,
    ),
    drum("x", 0, 34, 9, -48, 2, c.deep, 16),
    ...[0, 1, 2].map((i) => {
      const a = (i / 3) * Math.PI * 2 + (working ? 0.5 : 0.1)
      return bar([-54, 34, 0], [-60, 34 + Math.sin(a) * 25, Math.cos(a) * 25], 7, "#c3c6c6", 4, 3)
    }),
    drum("x", 0, 34, 6, -62, -48, c.frame, 12),
    slab(circle(-46, 176, 3, 10), 27, 28, c.white, [patch(-48, -44, 174, 178, c.frame)]),
  ],
}
