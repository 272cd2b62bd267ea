import type { Machine } from "../machine.ts"
import { lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { bar } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, extrude, slab } from "../space/solid.ts"

/** A bench centrifuge with its round lid, open while it is loaded. */
export const centrifuge: Machine = {
  focus: { at: [0, 24, 10], reach: 22 },
  grounds: ["clinic", "clinic"],
  parking: "clinic",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    slab(trace("-30,2 30,2 32,6 32,30 28,34 -28,34 -32,30 -32,6"), -30, 24, "#e3e4de"),
    box(-32, 32, 4, 9, -30, 24.5, c.body),
    slab(trace("-30,9 30,9 30,28 -30,28"), 24, 31, "#3f474d", [
      patch(-24, 2, 13, 25, { glow: working ? "#a9d3b8" : "#5f7a70" }, "z+"),
      { side: "z+", points: circle(14, 19, 4.6, 16), paint: "#c3c9cc" },
      { side: "z+", points: circle(14, 19, 2.6, 12), paint: "#8d9396" },
      patch(22, 28, 15, 23, c.body, "z+"),
    ]),
    ...[-24, 24].flatMap((x) =>
      [-24, 18].map((z) => box(x - 3, x + 3, 0, 2, z - 3, z + 3, "#23282d")),
    ),
    drum("y", 0, 3, 23, 34, 35.4, "#8d9396", 30),
    ...(working
      ? [
          drum("y", 0, 3, 20, 35.4, 36, "#23282d", 28),
          drum("y", 0, 3, 14, 36, 38, "#b4bbbf", 24),
          ...circle(0, 3, 10.5, 8).map(([x, z]) => drum("y", x, z, 2.2, 38, 41, c.body, 10)),
          drum("z", 0, 60, 24, -31, -27, "#d3d5cf", 28, [
            { side: "z", points: circle(0, 60, 18, 24), paint: "#aab2b6" },
          ]),
        ]
      : [
          drum("y", 0, 3, 23, 35.4, 41, "#d3d5cf", 30, [], 0.86),
          drum("y", 0, 3, 6, 41, 42, c.body, 18),
        ]),
  ],
}

/** An analytical balance: pan inside a glass draught shield, display in front. */
export const balance: Machine = {
  focus: { at: [0, 12, 8], reach: 14 },
  grounds: ["clinic", "clinic"],
  parking: "clinic",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c, working }) => [
    slab(trace("-16,0 16,0 16,5 -16,5"), -13, 9, "#e3e4de"),
    slab(trace("-16,0 16,0 15,4.4 -15,4.4"), 9, 20, "#d3d5cf"),
    box(-11, 11, 2, 7, 14, 20, "#3f474d", [
      patch(-9, 9, 3, 6.2, { glow: working ? "#a9d3b8" : "#6f8c80" }, "z+"),
    ]),
    box(-16, 16, 5, 7, -13, 9, c.body),
    drum("y", 0, 0, 7, 7, 8.6, "#c3c9cc", 24),
    ...(working ? [drum("y", 0, 0, 3, 8.6, 15, "#bcd6de", 16)] : []),
    box(-16, -14.6, 7, 36, -13, -11.6, "#8d9396"),
    box(14.6, 16, 7, 36, -13, -11.6, "#8d9396"),
    box(-16, -14.6, 7, 36, 7.6, 9, "#8d9396"),
    box(14.6, 16, 7, 36, 7.6, 9, "#8d9396"),
    box(-16, 16, 7, 36, -13, -12, "#b7c9cf", [patch(-12, -4, 9, 34, "#d3e1e5", "z+")]),
    box(-16.5, 16.5, 36, 38.5, -13.5, 9.5, c.body),
    box(-4, 4, 38.5, 40, -4, 0, "#3f474d"),
  ],
}

export const labInstrument: Machine = {
  focus: { at: [0, 22, 16], reach: 24 },
  grounds: ["clinic", "bench"],
  parking: "clinic",
  liveries: [6, 4],
  effect: "none",
  parkedYaw: -44,
  build: ({ livery: c, working }) => [
    ...[
      [-22, 16],
      [22, 16],
      [-22, -16],
      [22, -16],
    ].map(([x = 0, z = 0]) => drum("y", x, z, 2, 0, 2, "#2b2d30", 8)),
    extrude("x", trace("-26,2 26,2 28,8 20,20 8,24 -26,26"), -30, 30, "#e3e4de"),
    extrude("x", trace("26.4,5 28.2,8 20.4,19.8 18.6,17"), -26, 26, "#39424a"),
    box(-22, 4, 10, 17, 22, 26.8, "#39424a", [patch(-20, 2, 11, 16, screenOn, "z+")]),
    ...[10, 16, 22].map((x) => drum("z", x, 13, 2, 22, 27, x === 22 ? "#b23a2a" : c.body, 12)),
    drum("y", 0, -6, 20, 24, 28, c.body, 28),
    ...(working
      ? [
          drum("y", 0, -6, 17, 28, 28.4, "#2b3136", 26, [
            { side: "y+", points: circle(0, -6, 12, 22), paint: "#4a5258" },
          ]),
          ...[0, 1.05, 2.1, 3.15, 4.2, 5.25].map((a) =>
            drum(
              "y",
              Math.cos(a) * 9,
              -6 + Math.sin(a) * 9,
              2.2,
              28.4,
              31,
              ["#c8442f", "#e3c44a", "#8fb3b8"][Math.round(a) % 3] ?? "#c8442f",
              10,
            ),
          ),
          drum("z", 0, 48, 19, -29, -25, "#e3e4de", 26, [
            { side: "z+", points: circle(0, 48, 15, 24), paint: "#bcc4c4" },
          ]),
        ]
      : [
          drum(
            "y",
            0,
            -6,
            18.5,
            28,
            32,
            "#e3e4de",
            26,
            [{ side: "y+", points: circle(0, -6, 9, 20), paint: "#8fb3b8" }],
            0.9,
          ),
          box(-4, 4, 28, 31, 13, 16, c.frame),
        ]),
    ...[44, 50, 56].map((x, i) =>
      drum(
        "y",
        x,
        6 - i * 6,
        2.6,
        0,
        12 + i * 3,
        ["#c9dcd9", "#8fb3b8", "#d9b0a0"][i] ?? "#c9dcd9",
        12,
      ),
    ),
    box(-60, -38, 0, 9, -6, 6, "#d9d8d0", []),
    ...[-57, -52, -47, -42].map((x) => drum("y", x, 0, 1.4, 9, 15, "#b9d0cf", 8)),
  ],
}

export const autoclave: Machine = {
  focus: { at: [6, 30, 24], reach: 28 },
  grounds: ["clinic", "clinic"],
  parking: "bench",
  liveries: [6, 4],
  effect: "steam",
  parkedYaw: -44,
  source: [-6, 46, 8],
  build: ({ livery: c, working }) => [
    ...[-22, 18].flatMap((x) => [-20, 20].map((z) => drum("y", x + 2, z, 3, 0, 3, "#2b2d30", 8))),
    slab(trace("-30,3 28,3 30,8 30,44 26,48 -28,48 -30,44"), -30, 28, "#e3e4de", [
      patch(-30, 30, 3, 8, c.deep, "z+"),
      patch(-26, 14, 11, 45, "#c9ccc8", "z+"),
      ...louvres(-20, 20, 14, 40, 6, "#b9bbb4", "x-"),
      ...louvres(-20, 20, 14, 40, 6, "#b9bbb4", "x+"),
      patch(16, 29, 10, 44, "#3f474d", "z+"),
      patch(18, 27, 32, 41, screenOn, "z+"),
      ...[14, 19, 24].flatMap((y) => [
        patch(18.5, 21.5, y, y + 3, "#c9cac4", "z+"),
        patch(23.5, 26.5, y, y + 3, y === 14 ? lampRed : "#c9cac4", "z+"),
      ]),
      ...(working
        ? [
            { side: "z+" as const, points: circle(-6, 28, 16.5, 26), paint: "#9aa3a5" },
            { side: "z+" as const, points: circle(-6, 28, 14.5, 26), paint: "#3b4347" },
            ...[20, 27, 34].map((y) => patch(-17, 5, y, y + 1, "#c3c8c9", "z+")),
            ...[
              [-14, 21],
              [-4, 21],
              [-12, 28],
              [-2, 28],
            ].map(([x = 0, y = 0]) => patch(x, x + 7, y, y + 4, c.pale, "z+")),
          ]
        : []),
    ]),
    ...(working
      ? [drum("x", 42, 28, 17, -27, -22, c.body, 26)]
      : [
          drum("z", -6, 28, 18, 28, 33, c.body, 28, [
            { side: "z+", points: circle(-6, 28, 15, 26), paint: "#d5d9d8" },
            { side: "z+", points: circle(-6, 28, 10, 22), paint: c.body },
            { side: "z+", points: circle(-6, 28, 4, 12), paint: c.deep },
          ]),
          bar([-6, 28, 34], [-6, 41, 35], 1.6, c.frame, 6),
          box(-26, -22, 22, 34, 28, 32, c.frame),
        ]),
    drum("y", -14, -12, 5, 48, 51, "#a9b2b4", 14),
    drum("y", 14, -14, 2, 48, 54, "#b98b3d", 8),
    drum("y", 52, 6, 5, 0, 13, "#bfd0cf", 14),
    box(-62, -40, 0, 5, -4, 16, "#b9c1c3"),
    ...[-58, -53, -48].map((x) => box(x, x + 2, 5, 6, -2, 14, "#8d9698")),
  ],
}
