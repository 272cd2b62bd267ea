import type { Machine } from "../machine.ts"
import { hazard, patch } from "../parts/panels.ts"
import { hose } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

export const attachment: Machine = {
  focus: { at: [10, 50, 50], reach: 75 },
  grounds: ["yard", "workshop"],
  parking: "warehouse",
  liveries: [0, 7],
  effect: "none",
  build: ({ livery: c, working }) => [
    slab(
      trace(
        "-10,118 -70,108 -104,70 -98,26 -60,2 40,0 56,6 40,14 -40,22 -66,44 -62,74 -30,96 0,100",
      ),
      -75,
      75,
      c.body,
      [
        {
          side: "z",
          points: trace("-90,40 -60,12 -40,14 -70,46"),
          paint: c.deep,
        },
      ],
    ),
    slab(trace("-40,22 44,12 2,102 -34,94 -64,70 -64,44"), -75, -68, darker(c.body, 0.3)),
    slab(trace("-40,20 46,8 2,104 -34,96 -66,72 -66,44"), 68, 75, c.body, [
      {
        side: "z",
        points: trace("-30,30 26,20 -2,84 -30,78 -50,62 -50,46"),
        paint: c.pale,
      },
      {
        side: "z",
        points: trace("36,8 46,8 8,100 0,100"),
        paint: "#6f7679",
      },
    ]),
    ...[-64, -34, -4, 26, 52].map((z) =>
      slab(trace("40,14 44,0 82,3 84,6 58,14"), z, z + 14, "#6f7679"),
    ),
    ...[-26, 14].map((z) =>
      slab(trace("-12,112 -52,104 -60,130 -34,152 -12,146 6,122"), z, z + 12, c.deep, [
        { side: "z", points: circle(-34, 132, 7, 12), paint: "#c3c6c6" },
        { side: "z", points: circle(-10, 128, 6, 12), paint: "#c3c6c6" },
      ]),
    ),
    ...[-40, 40].map((z) => box(-104, 70, -0.1, 0.1, z, z + 4, c.frame)),
    ...(working
      ? [
          slab(trace("150,40 300,40 312,52 312,84 300,96 150,96 138,84 138,52"), -26, 26, c.frame, [
            ...[164, 204, 244].map((x) => ({
              side: "z" as const,
              points: circle(x, 68, 8, 12),
              paint: c.body,
            })),
            patch(150, 300, 44, 50, c.deep),
          ]),
          drum("x", 0, 68, 11, 312, 400, "#9aa0a2", 14),
          drum("x", 0, 68, 11, 400, 424, "#8f9496", 14, [], 0.15),
          slab(trace("118,44 138,44 138,92 118,100"), -34, 34, c.body),
          ...[160, 290].map((x) => box(x, x + 16, 0, 40, -36, 36, "#a98258")),
        ]
      : [
          ...[0, 1].map((i) =>
            box(150, 270, i * 14, i * 14 + 12, -50 + i * 40, -36 + i * 40, "#a98258"),
          ),
          slab(trace("140,28 280,28 286,60 260,84 160,84 134,60"), -34, 24, c.frame, [
            { side: "z", points: circle(210, 56, 15, 18), paint: c.body },
            { side: "z", points: circle(210, 56, 8, 12), paint: c.frame },
          ]),
        ]),
  ],
}

/** A hydraulic breaker on timbers, with its pins and chisels. */
export const hydraulicHammer: Machine = {
  focus: { at: [-60, 50, 30], reach: 70 },
  grounds: ["yard", "workshop"],
  parking: "warehouse",
  liveries: [0, 2],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-90, 60].map((x) => box(x, x + 18, 0, 18, -46, 46, "#a98258")),
    slab(trace("-120,22 96,22 108,34 108,70 96,82 -120,82 -130,70 -130,34"), -30, 30, c.body, [
      ...[-104, -62, -20, 22, 64].flatMap((x) => [
        { side: "z" as const, points: circle(x, 33, 4, 10), paint: c.frame },
        { side: "z" as const, points: circle(x, 71, 4, 10), paint: c.frame },
      ]),
      { side: "z", points: trace("-90,42 70,42 70,62 -90,62"), paint: c.deep },
      ...hazard(78, 102, 44, 60),
    ]),
    drum("x", 0, 52, 17, 108, 126, c.frame, 18),
    drum("x", 0, 52, 11, 126, working ? 216 : 196, "#a9afb3", 18),
    drum("x", 0, 52, 11, working ? 216 : 196, working ? 244 : 224, "#9aa0a3", 18, [], 0.2),
    ...[-1, 1].map((s) =>
      slab(
        trace("-130,26 -184,30 -200,52 -184,78 -130,80"),
        s > 0 ? 18 : -30,
        s > 0 ? 30 : -18,
        c.deep,
        [
          { side: "z", points: circle(-178, 40, 7, 12), paint: "#c3c6c6" },
          { side: "z", points: circle(-178, 68, 7, 12), paint: "#c3c6c6" },
        ],
      ),
    ),
    ...hose([-110, 82, 20], [-20, 82, 20], -26, 3.4, "#2c3034", 8),
    ...hose([-110, 82, -20], [-20, 82, -20], -26, 3.4, "#2c3034", 8),
    ...[74, 100].map((z) => drum("x", -z, 10, 9, -90, 80, "#9aa0a3", 14)),
  ],
}
