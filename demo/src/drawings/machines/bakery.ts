import type { Machine } from "../machine.ts"
import { lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { bar, pipe } from "../space/bar.ts"
import { type Flat, trace } from "../space/point.ts"
import { box, circle, drum, extrude, slab } from "../space/solid.ts"

export const oven: Machine = {
  focus: { at: [10, 110, 45], reach: 62 },
  grounds: ["plant", "warehouse"],
  parking: "warehouse",
  liveries: [2, 8],
  effect: "steam",
  parkedYaw: -44,
  source: [0, 176, 20],
  build: ({ livery: c, working }) => {
    const steel = "#c9cecf"
    const trays = [78, 94, 110, 126, 142].flatMap((y) => [
      patch(-38, 18, y, y + 2, "#9aa3a5", "z+"),
      ...(working
        ? [-34, -20, -6, 8].map((x) => ({
            side: "z+" as const,
            points: [
              [x, y + 2],
              [x + 9, y + 2],
              [x + 8, y + 6],
              [x + 1, y + 6],
            ] as Flat[],
            paint: "#c98d4c",
          }))
        : []),
    ])
    return [
      ...[
        [-46, 34],
        [46, 34],
        [-46, -34],
        [46, -34],
      ].map(([x = 0, z = 0]) => box(x - 3, x + 3, 0, 58, z - 3, z + 3, "#a4adaf")),
      box(-50, 50, 14, 18, -38, 38, "#a4adaf"),
      ...[26, 36, 46].map((y) => box(-44, 44, y, y + 2, -34, 34, "#b9c1c2")),
      box(-52, 52, 58, 172, -42, 42, steel, [
        patch(-46, 26, 66, 164, "#aab2b4", "z+"),
        patch(-42, 22, 70, 158, working ? { glow: "#6b4326" } : "#2a2f33", "z+"),
        ...trays,
        ...(working
          ? [patch(-42, 22, 152, 158, { glow: "#ffca7a" }, "z+")]
          : [
              {
                side: "z+" as const,
                points: trace("-30,70 -14,70 8,158 -8,158"),
                paint: "#59656c",
              },
            ]),
        patch(30, 48, 66, 164, "#33383d", "z+"),
        patch(32, 46, 128, 158, screenOn, "z+"),
        { side: "z+", points: circle(39, 112, 5.5, 14), paint: "#c9cecf" },
        { side: "z+", points: circle(39, 94, 5.5, 14), paint: "#c9cecf" },
        { side: "z+", points: circle(39, 76, 4, 12), paint: c.body },
        patch(-52, 52, 164, 172, c.body, "z+"),
        ...louvres(-30, 30, 70, 150, 7, "#a4adaf", "x-"),
        ...louvres(-30, 30, 70, 150, 7, "#a4adaf", "x+"),
      ]),
      ...(working
        ? [extrude("y", trace("-50,42 -47,42 -84,100 -87,98"), 64, 166, "#b9c1c2")]
        : [bar([24, 90, 48], [24, 140, 48], 2, "#6f7679", 6)]),
      drum("y", -20, -20, 7, 172, 186, "#a4adaf", 12),
      drum("y", 20, -24, 5, 172, 196, "#a4adaf", 12),
      box(74, 128, 0, 88, -36, 36, "#b9c1c2", [
        ...[14, 30, 46, 62, 78].map((y) => patch(78, 124, y - 3, y + 3, "#9fa8aa", "z+")),
      ]),
      ...[20, 40, 60].map((y) => box(78, 124, y, y + 2.4, 36, 40, "#c98d4c")),
    ]
  },
}

/** A spiral dough mixer: head over a rotating bowl. */
export const doughMixer: Machine = {
  focus: { at: [20, 90, 20], reach: 50 },
  grounds: ["plant", "plant"],
  parking: "warehouse",
  liveries: [5, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-50, 44].flatMap((x) =>
      [-26, 26].map((z) => box(x, x + 10, 0, 6, z - 5, z + 5, "#3a3f45")),
    ),
    slab(trace("-62,6 66,6 66,22 -10,28 -14,30 -14,104 -62,104"), -36, 36, c.body),
    slab(trace("-66,96 -14,96 54,102 62,112 56,132 -50,138 -66,128"), -31, 31, c.body, [
      patch(-56, -30, 104, 128, "#2b3137", "z+"),
      patch(-53, -46, 118, 124, lampRed, "z+"),
      patch(-42, -34, 118, 124, { glow: "#62c26e" }, "z+"),
    ]),
    drum("y", 28, 0, 36, 24, 30, c.frame, 28),
    drum("y", 28, 0, 31, 30, 70, "#c3c9cc", 30, [], 1.22),
    drum("y", 28, 0, 38.4, 70, 72, "#dfe3e4", 30),
    drum("y", 28, 0, 35, 72, 72.6, working ? "#e8d9b4" : "#8d9498", 28),
    ...(working ? [drum("y", 24, 2, 28, 72, 82, "#efe2c2", 20, [], 0.6)] : []),
    drum("y", 28, 0, 5, 72, 102, "#dfe3e4", 12),
    ...pipe(
      Array.from({ length: 9 }, (_, i) => {
        const a = i * 0.8
        return [28 + Math.cos(a) * 15, 100 - i * 3.4, Math.sin(a) * 15] as const
      }),
      2.4,
      "#dfe3e4",
    ),
    ...[80, 90].flatMap((y) =>
      pipe(
        Array.from({ length: 9 }, (_, i) => {
          const a = -1.4 + i * 0.35
          return [28 + Math.cos(a) * 42, y, Math.sin(a) * 42] as const
        }),
        1.1,
        "#dfe3e4",
      ),
    ),
  ],
}
