import type { Machine } from "../machine.ts"
import { cab } from "../parts/cab.ts"
import { louvres, patch } from "../parts/panels.ts"
import { wheel } from "../parts/wheels.ts"
import { bar } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, hooped, slab } from "../space/solid.ts"

/** A pneumatic wine press: a slotted drum over its juice tray. */
export const winePress: Machine = {
  focus: { at: [40, 150, 70], reach: 80 },
  grounds: ["plant", "vineyard"],
  parking: "barn",
  liveries: [2, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-150, 150].flatMap((x) => [
      box(x - 10, x + 10, 30, 176, -50, 50, c.body),
      wheel(x, 18, -56, -44, { rim: c.steel }),
      wheel(x, 18, 44, 56, { rim: c.steel }),
    ]),
    box(-160, 160, 30, 44, -60, 60, c.frame),
    box(-130, 130, 52, 70, -62, 62, working ? "#6d2f3c" : "#b4bbbf", [
      patch(-130, 130, 54, 68, "#c3c9cc"),
    ]),
    hooped("x", 0, 148, 64, -132, 132, "#c3c9cc", [
      [-120, -114, "#8d9396"],
      [-70, -66, "#8d9396"],
      [-24, -20, "#8d9396"],
      [22, 26, "#8d9396"],
      [68, 72, "#8d9396"],
      [114, 120, "#8d9396"],
    ]),
    drum("x", 0, 148, 64, 132, 146, "#b4bbbf", 30, [], 0.6),
    drum("x", 0, 148, 20, -150, -132, c.frame, 18),
    box(-34, 34, 206, 218, -26, 26, "#8d9396"),
    box(162, 196, 60, 150, -30, 30, c.body, [
      patch(-20, 20, 112, 142, "#23282d", "x+"),
      patch(-14, 14, 122, 138, { glow: "#8fd0c8" }, "x+"),
      { side: "z", points: circle(179, 92, 8, 14), paint: c.deep },
    ]),
  ],
}

/** An upright stainless tank on legs with manway, jacket and ladder. */
export const wineTank: Machine = {
  focus: { at: [0, 130, 90], reach: 100 },
  grounds: ["plant", "vineyard"],
  parking: "barn",
  liveries: [5, 2],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-64, 64].flatMap((x) =>
      [-56, 56].map((z) => box(x - 6, x + 6, 0, 66, z - 6, z + 6, "#9aa3a7")),
    ),
    drum("y", 0, 0, 44, 46, 66, "#b4bbbf", 30, [], 2.05),
    hooped("y", 0, 0, 90, 66, 330, "#cfd5d8", [
      [150, 154, "#9aa3a7"],
      [158, 200, "#bcc4c8"],
      [204, 208, "#9aa3a7"],
      [316, 322, "#9aa3a7"],
    ]),
    drum("y", 0, 0, 90, 330, 366, "#c3c9cc", 30, [], 0.3),
    drum("y", 0, 0, 22, 366, 380, "#8d9396", 20),
    drum("z", 10, 100, 26, 84, 94, "#dfe3e4", 24, [
      { side: "z", points: circle(10, 100, 19, 20), paint: "#aab2b6" },
      { side: "z", points: circle(10, 100, 5, 12), paint: "#3a3f45" },
    ]),
    drum("z", -20, 58, 6, 60, 112, "#8d9396", 14),
    box(-50, -36, 240, 262, 76, 84, c.body, [patch(-48, -38, 244, 258, "#e6e3da", "z+")]),
    ...[50, 76].map((x) => bar([x, 0, 104], [x, 372, 96], 2.4, "#9aa3a7", 4)),
    ...Array.from({ length: 11 }, (_, i) =>
      bar([50, 24 + i * 32, 103], [76, 24 + i * 32, 103], 1.8, "#9aa3a7", 4),
    ),
    ...(working ? [bar([-20, 58, 112], [-140, 10, 160], 5, "#8b2f3a", 8)] : []),
  ],
}

/** A grape harvester on long legs above the row of vines. */
export const grapeHarvester: Machine = {
  focus: { at: [0, 230, 120], reach: 120 },
  grounds: ["vineyard", "vineyard"],
  parking: "barn",
  liveries: [4, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-135, 140].flatMap((x) =>
      [-1, 1].flatMap((s) => [
        wheel(x, 62, s > 0 ? 92 : -142, s > 0 ? 142 : -92, { rim: c.white, lugs: true }),
        box(x - 15, x + 15, 70, 250, s > 0 ? 76 : -92, s > 0 ? 92 : -76, c.frame),
      ]),
    ),
    ...[-1, 1].map((s) =>
      slab(trace("-120,60 120,60 130,230 -130,230"), s > 0 ? 50 : -74, s > 0 ? 74 : -50, c.body, [
        ...louvres(-90, 90, 84, 200, 6, c.deep),
      ]),
    ),
    box(-190, 170, 230, 262, -120, 120, c.body),
    slab(trace("-190,262 30,262 30,318 -150,330 -190,310"), -116, 116, c.body, [
      ...louvres(-170, -90, 274, 312, 5, c.deep),
    ]),
    ...[-1, 1].map((s) =>
      slab(
        trace(working ? "-60,300 40,300 60,360 -80,360" : "-60,290 40,290 60,340 -80,340"),
        s > 0 ? 60 : -128,
        s > 0 ? 128 : -60,
        "#c3c9cc",
      ),
    ),
    ...cab({
      x0: 52,
      x1: 172,
      y0: 256,
      y1: 410,
      z0: -66,
      z1: 66,
      paint: c.body,
      glass: c.glass,
      lean: 14,
      roof: c.white,
      sill: 0.16,
    }),
    ...[-1, 1].map((s) => bar([150, 70, s * 62], [176, 232, s * 60], 3, "#e3b23a", 6)),
    bar([60, 262, 118], [130, 150, 130], 3, c.steel, 4),
    bar([84, 262, 118], [150, 150, 130], 3, c.steel, 4),
  ],
}
