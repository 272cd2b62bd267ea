import type { Machine } from "../machine.ts"
import { door, hazard, lampRed, louvres, patch } from "../parts/panels.ts"
import { axle, wheel } from "../parts/wheels.ts"
import { bar, hose, pipe } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, hooped, slab } from "../space/solid.ts"

export const compressor: Machine = {
  focus: { at: [20, 80, 50], reach: 85 },
  grounds: ["site", "workshop"],
  parking: "yard",
  liveries: [0, 1],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...axle(-20, 33, 86, 22, { rim: c.white, sides: 22 }),
    box(-140, 150, 34, 48, -58, 58, c.frame),
    bar([140, 42, 0], [290, 46, 0], 6, c.frame, 6),
    slab(trace("286,38 312,38 318,52 286,56"), -8, 8, "#5b5f63"),
    bar([255, 0, 0], [255, 46, 0], 5, c.frame),
    wheel(255, 13, -6, 6, { rim: c.white, sides: 14 }),
    slab(trace("-142,48 150,48 158,96 130,138 70,152 -100,152 -142,136"), -64, 64, c.body, [
      ...louvres(-126, -60, 66, 126, 7, c.deep),
      ...door(-52, 40, 56, 140, c.deep),
      ...louvres(54, 110, 62, 100, 5, c.deep),
      {
        side: "z",
        points: trace("-142,104 156,104 152,112 -142,112"),
        paint: c.frame,
      },
      ...(working ? [patch(-46, 34, 62, 134, "#24272b"), patch(-30, 20, 70, 110, "#5f6468")] : []),
      ...louvres(-50, 50, 64, 126, 6, "#2a2d31", "x-"),
      patch(-54, -34, 60, 74, lampRed, "x-"),
      patch(34, 54, 60, 74, lampRed, "x-"),
    ]),
    slab(trace("-66,48 -56,64 -34,74 -6,74 16,64 26,48"), 64, 88, c.frame),
    slab(trace("-66,48 -56,64 -34,74 -6,74 16,64 26,48"), -88, -64, c.frame),
    box(-20, 20, 152, 160, -5, 5, c.frame),
    drum("y", 90, -20, 8, 146, 172, "#4a4e53", 12),
    ...[24, 44].map((z) => drum("x", z, 70, 5, -156, -142, "#b98b3d", 8)),
    ...(working
      ? [
          ...hose([-156, 70, 24], [-360, 6, 120], 30, 4, "#b23a2a", 8),
          bar([-360, 0, 120], [-372, 118, 130], 7, "#4a4e53"),
          bar([-396, 118, 130], [-348, 118, 130], 4, "#2b2d30"),
        ]
      : []),
  ],
}

/** A stationary screw compressor in its cabinet, with an upright air receiver. */
export const screwCompressor: Machine = {
  focus: { at: [-20, 110, 50], reach: 60 },
  grounds: ["plant", "workshop"],
  parking: "warehouse",
  liveries: [0, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-130, 60, 0, 12, -54, 54, "#2b2e33"),
    box(-130, 60, 12, 164, -54, 54, c.body, [
      ...door(-122, -44, 20, 156, c.deep),
      ...door(-36, 52, 20, 156, c.deep),
      ...louvres(-26, 42, 34, 84, 7, c.deep),
      patch(-30, 46, 112, 148, "#23282d"),
      patch(-22, 12, 120, 142, working ? { glow: "#8fd0c8" } : "#3f5a58"),
      patch(22, 30, 126, 136, { glow: "#62c26e" }),
      patch(34, 42, 126, 136, "#b23a2a"),
      ...louvres(-42, 42, 40, 140, 9, c.deep, "x-"),
      ...louvres(-42, 42, 40, 140, 9, c.deep, "x+"),
    ]),
    box(-120, -30, 164, 178, -44, 44, c.deep),
    drum("y", 128, 0, 42, 22, 178, "#d9d8d0", 26),
    drum("y", 128, 0, 42, 178, 196, "#c9c8c0", 26, [], 0.5),
    ...[100, 156].map((x) => box(x - 4, x + 4, 0, 26, -24, 24, c.frame)),
    ...pipe(
      [
        [30, 164, -20],
        [30, 188, -20],
        [128, 206, 0],
        [128, 194, 0],
      ],
      4,
      "#8d9396",
      8,
    ),
    drum("z", 128, 140, 7, 41, 45, "#e6e3da", 16),
  ],
}

/** A piston compressor: motor, belt guard and finned cylinders on top of the air tank. */
export const pistonCompressor: Machine = {
  focus: { at: [10, 96, 20], reach: 50 },
  grounds: ["workshop", "warehouse"],
  parking: "warehouse",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c }) => [
    wheel(-62, 12, -28, -20, { rim: c.steel }),
    wheel(-62, 12, 20, 28, { rim: c.steel }),
    box(52, 60, 0, 26, -20, 20, "#2b2e33"),
    hooped("x", 0, 44, 28, -84, 84, c.body, [
      [-72, -69, c.deep],
      [69, 72, c.deep],
    ]),
    drum("x", 0, 44, 28, 84, 96, c.body, 30, [], 0.6),
    box(-66, 62, 70, 76, -26, 26, c.deep),
    drum("x", 0, 92, 15, -62, -16, "#3d4249", 22),
    ...[-56, -48, -40, -32, -24].map((x) => drum("x", 0, 92, 16.4, x, x + 2, "#565c61", 22)),
    box(8, 44, 76, 96, -14, 14, c.frame),
    ...[14, 34].flatMap((x) => [
      ...[0, 1, 2, 3, 4].map((i) => drum("y", x, 0, 11, 96 + i * 6, 99 + i * 6, "#8d9396", 18)),
      drum("y", x, 0, 8, 96, 126, "#6d7377", 16),
      drum("y", x, 0, 10, 126, 134, c.frame, 16),
    ]),
    slab(trace("-66,80 44,80 50,92 44,112 20,120 -62,110 -72,94"), 26, 32, "#2b2e33", [
      { side: "z", points: circle(24, 98, 16, 22), paint: "#565c61" },
      { side: "z", points: circle(-44, 94, 10, 18), paint: "#565c61" },
      ...hazard(-26, 4, 84, 89),
    ]),
    ...pipe(
      [
        [34, 134, 0],
        [62, 130, 0],
        [70, 84, 0],
        [66, 72, 0],
      ],
      2,
      "#b98d5e",
      8,
    ),
    drum("z", 78, 80, 6, -2, 3, "#e6e3da", 16),
    ...pipe(
      [
        [-84, 60, -18],
        [-112, 76, -18],
        [-112, 76, 18],
        [-84, 60, 18],
      ],
      2,
      "#2b2e33",
    ),
  ],
}
