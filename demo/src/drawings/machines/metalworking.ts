import type { Machine } from "../machine.ts"
import { pane } from "../parts/cab.ts"
import { door, hazard, lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { bar, pipe } from "../space/bar.ts"
import { darker } from "../space/paint.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

export const lathe: Machine = {
  focus: { at: [-50, 118, 30], reach: 78 },
  grounds: ["workshop", "warehouse"],
  parking: "warehouse",
  liveries: [6, 3],
  effect: "sparks",
  parkedYaw: -44,
  source: [8, 124, 14],
  build: ({ livery: c, working }) => {
    const tool = working ? 0 : 60
    return [
      box(-165, -70, 0, 78, -36, 36, c.deep, [...door(-155, -82, 10, 68, darker(c.deep, 0.3))]),
      box(90, 165, 0, 78, -36, 36, c.deep, door(100, 155, 10, 68, darker(c.deep, 0.3))),
      slab(trace("-70,14 90,14 90,26 -70,22"), -34, 34, c.frame),
      slab(trace("-165,78 170,78 170,98 -165,98"), -26, 26, c.body, [
        patch(-70, 166, 90, 95, c.steel),
      ]),
      box(-70, 168, 98, 102, -22, -10, c.steel),
      box(-70, 168, 98, 102, 10, 22, c.steel),
      slab(trace("-168,98 -74,98 -74,152 -84,162 -160,162 -168,150"), -34, 34, c.body, [
        patch(-158, -84, 130, 150, "#d8d6cc"),
        ...[-148, -122, -96].flatMap((x) => [
          { side: "z" as const, points: circle(x, 140, 7, 12), paint: "#2b2d30" },
          { side: "z" as const, points: circle(x, 140, 3, 8), paint: "#b23a2a" },
        ]),
        ...louvres(-156, -112, 106, 122, 3, c.deep),
      ]),
      drum("x", 0, 124, 22, -74, -58, "#83888b", 20, [
        { side: "x+", points: circle(0, 124, 9, 12), paint: "#26282b" },
      ]),
      ...[0.5, 2.6, 4.7].map((a) =>
        box(
          -60,
          -50,
          124 + Math.sin(a) * 14 - 4,
          124 + Math.sin(a) * 14 + 4,
          Math.cos(a) * 14 - 4,
          Math.cos(a) * 14 + 4,
          "#a9adae",
        ),
      ),
      drum("x", 0, 124, 9, -58, 78, "#b7bbbb", 16),
      box(-10 + tool * 0.4, 46 + tool * 0.4, 98, 108, -32, 40, c.deep, [
        patch(0 + tool * 0.4, 36 + tool * 0.4, 100, 106, c.frame),
      ]),
      box(0 + tool * 0.4, 36 + tool * 0.4, 70, 98, 34, 44, c.deep, [
        { side: "z+", points: circle(18 + tool * 0.4, 84, 10, 14), paint: c.steel },
        { side: "z+", points: circle(18 + tool * 0.4, 84, 6, 12), paint: c.deep },
      ]),
      box(6 + tool * 0.4, 26 + tool * 0.4, 108, 124, 12, 30, c.frame),
      slab(trace("88,102 150,102 146,144 98,144 88,134"), -18, 18, c.body),
      drum("x", 0, 124, 6, 74, 90, "#b7bbbb", 12),
      drum("x", 0, 124, 14, 150, 156, c.steel, 14),
      bar([-70, 84, 30], [166, 84, 30], 2.6, c.steel, 6),
      ...pipe(
        [
          [-90, 162, -20],
          [-60, 226, -20],
          [0, 220, 6],
        ],
        2,
        c.frame,
      ),
      drum("y", 2, 8, 7, 206, 220, "#2b2d30", 10, [], 0.5),
      box(-80, 170, 96, 170, -44, -40, c.white),
    ]
  },
}

export const machiningCentre: Machine = {
  focus: { at: [10, 130, 90], reach: 110 },
  grounds: ["workshop", "warehouse"],
  parking: "warehouse",
  liveries: [4, 2],
  effect: "none",
  parkedYaw: -44,
  build: ({ livery: c, working }) => [
    box(-150, 150, 0, 24, -100, 86, c.frame),
    slab(trace("-150,24 150,24 150,250 110,262 -150,262"), -100, 88, c.white, [
      patch(-150, 150, 24, 62, c.body, "z+"),
      patch(-92, 76, 74, 212, "#2a2f35", "z+"),
      ...(working
        ? [
            patch(-40, 30, 92, 104, "#8c9194", "z+"),
            patch(-20, 4, 104, 128, "#b7bbbb", "z+"),
            patch(-14, 0, 150, 212, "#70767a", "z+"),
            patch(-10, -4, 128, 150, "#c3c6c6", "z+"),
            patch(-92, 76, 196, 212, { glow: "#e9f2e4" }, "z+"),
          ]
        : [
            ...pane(trace("-80,88 -14,88 -14,200 -80,200"), c.glass, "z+"),
            ...pane(trace("-2,88 64,88 64,200 -2,200"), c.glass, "z+"),
            patch(-12, -4, 120, 160, c.steel, "z+"),
            patch(-90, -88, 76, 210, "#c9cac4", "z+"),
            patch(72, 74, 76, 210, "#c9cac4", "z+"),
          ]),
      patch(-150, 150, 224, 236, c.body, "z+"),
      ...louvres(-140, -104, 40, 56, 3, c.deep, "z+"),
      ...louvres(-80, 60, 60, 200, 8, "#c4c3bb", "x+"),
      ...louvres(-80, 60, 60, 200, 8, "#c4c3bb", "x-"),
      ...door(-120, 0, 40, 220, "#b9b8b0", "z-"),
    ]),
    box(-60, 40, 262, 312, -80, 0, c.body),
    box(92, 140, 108, 206, 88, 106, "#41474d", [
      patch(98, 134, 158, 198, screenOn, "z+"),
      ...[0, 1, 2, 3].flatMap((i) =>
        [0, 1, 2, 3].map((k) =>
          patch(
            99 + i * 9,
            105 + i * 9,
            118 + k * 9,
            124 + k * 9,
            (i + k) % 5 === 0 ? "#b23a2a" : "#a9adae",
            "z+",
          ),
        ),
      ),
    ]),
    box(150, 196, 40, 70, -30, 40, c.frame),
    slab(trace("150,90 240,150 240,168 150,110"), -20, 20, c.body),
    box(214, 280, 0, 60, -30, 40, c.deep),
    drum("y", -110, -60, 5, 262, 296, "#7fb07a", 10),
    drum("y", -110, -60, 5, 296, 310, lampRed, 10),
  ],
}

/** A sheet laser cutter: enclosed cutting area with windows, exchange table, control desk. */
export const laserCutter: Machine = {
  focus: { at: [40, 120, 110], reach: 110 },
  grounds: ["workshop", "plant"],
  parking: "warehouse",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-240, 120, 0, 40, -110, 110, "#3d4249"),
    slab(trace("-240,40 120,40 120,190 90,214 -240,214"), -110, 110, "#eceae2", [
      patch(-228, 108, 48, 70, c.body),
      ...[-216, -96, 10].flatMap((x) => [
        patch(x, x + 90, 92, 174, "#23282d"),
        patch(x + 5, x + 85, 97, 169, working ? { glow: "#6a5a2a" } : "#3c4a3e"),
      ]),
      patch(-80, 80, 84, 150, "#23282d", "x+"),
    ]),
    box(-232, -40, 214, 236, -60, 60, c.body),
    box(120, 430, 0, 56, -96, -84, "#3d4249"),
    box(120, 430, 0, 56, 84, 96, "#3d4249", [...hazard(140, 420, 36, 48, "z+")]),
    box(418, 430, 0, 56, -96, 96, "#3d4249"),
    ...[140, 170, 200, 230, 260, 290, 320, 350, 380, 406].map((x) =>
      box(x, x + 3, 44, 60, -84, 84, "#8d9396"),
    ),
    ...(working ? [box(150, 400, 60, 61.5, -76, 76, "#c3c9cc", [])] : []),
    box(96, 134, 0, 104, 130, 164, c.frame, [...door(98, 132, 8, 96, "#565c61", "z+")]),
    slab(trace("92,104 140,104 132,156 84,156"), 134, 142, "#23282d", [
      { side: "z+", points: trace("95,110 134,110 128,150 88,150"), paint: { glow: "#8fd0c8" } },
    ]),
    box(-330, -256, 0, 190, -60, 60, c.body, [...door(-322, -264, 10, 180, c.deep)]),
  ],
}
