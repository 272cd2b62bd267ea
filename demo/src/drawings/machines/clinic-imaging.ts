import type { Machine } from "../machine.ts"
import { louvres, patch } from "../parts/panels.ts"
import { bar, hose } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, extrude, slab } from "../space/solid.ts"

export const ultrasound: Machine = {
  focus: { at: [10, 120, 10], reach: 40 },
  grounds: ["clinic", "clinic"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  parkedYaw: -44,
  build: ({ livery: c, working }) => {
    const s = working ? 12 : 0
    const scan = (side: "z+"): Parameters<typeof box>[7] => [
      patch(-28, 34, 116, 156, "#171b20", side),
      {
        side,
        points: trace("3,152 -19,124 -8,119.5 3,118.5 14,119.5 25,124"),
        paint: { glow: "#50707a" },
      },
      {
        side,
        points: trace("3,150 -9,130 3,124 14,130"),
        paint: { glow: "#8fb3b8" },
      },
      { side, points: circle(4, 133, 5, 12), paint: { glow: "#20303a" } },
      patch(-26, -22, 120, 152, { glow: "#43616b" }, side),
      ...(working ? [patch(28, 32, 120, 150, { glow: "#d9a52b" }, side)] : []),
    ]
    return [
      ...[
        [-28, 22],
        [28, 22],
        [-28, -22],
        [28, -22],
      ].flatMap(([x = 0, z = 0]) => [
        drum("z", x, 6, 6, z - 2.5, z + 2.5, "#3a3f45", 14),
        box(x - 2, x + 2, 9, 15, z - 3, z + 3, c.frame),
      ]),
      slab(trace("-36,13 36,13 32,20 -32,20"), -28, 28, c.body),
      slab(trace("-24,20 24,20 20,76 -22,76"), -22, 16, "#e3e4de", [
        patch(-14, 12, 28, 38, c.deep, "z+"),
        patch(-14, 12, 44, 46, "#b9bbb4", "z+"),
        patch(-14, 12, 50, 52, "#b9bbb4", "z+"),
        patch(-14, 12, 56, 58, "#b9bbb4", "z+"),
        ...louvres(-14, 8, 28, 60, 5, "#b9bbb4", "x+"),
      ]),
      box(-4, 4, 76, 112, -18, -8, "#c9cac4"),
      extrude("x", trace("-14,76 38,78 38,82 -14,88"), -32, 32, "#e3e4de"),
      ...[-22, -11, 0, 11, 22].flatMap((x, i) => [
        box(x - 3.6, x + 3.6, 83.4 + 0.2, 85.4, 4, 10, i === 2 ? c.body : "#59626c"),
        box(x - 3.6, x + 3.6, 82.6, 84.6, 14, 19, "#8a9299"),
      ]),
      drum("y", 0, 27, 4.5, 82, 86, c.body, 12),
      box(-36 + s * 0.3, 42 + s * 0.3 - 0, 110, 162, -10, -2, "#3f474d", scan("z+")),
      ...[0, 1, 2].flatMap((i) => [
        box(32, 42, 74, 80, 2 + i * 11, 10 + i * 11, c.frame),
        drum("y", 37, 6 + i * 11, 3.2, 78, 92, "#e3e4de", 10, [], 0.7),
        ...hose([37, 78, 6 + i * 11], [20, 24, 18], 10 + i * 4, 0.9, "#3a3f45"),
      ]),
      ...(working
        ? [
            box(-150, -52, 52, 66, -46, 20, c.pale),
            box(-150, -52, 44, 52, -48, 22, "#e3e4de"),
            ...[-142, -64].flatMap((x) =>
              [-40, 10].map((z) => box(x, x + 6, 0, 44, z, z + 6, c.steel)),
            ),
            box(-150, -122, 66, 76, -36, 8, "#f1efe6"),
          ]
        : []),
    ]
  },
}

/** A mobile X-ray unit: a cabinet on wheels, a column and an arm with the tube. */
export const xRay: Machine = {
  focus: { at: [20, 110, 20], reach: 60 },
  grounds: ["clinic", "clinic"],
  parking: "clinic",
  liveries: [4, 6],
  effect: "none",
  parkedYaw: 145,
  build: ({ livery: c, working }) => {
    const y = working ? 176 : 132
    return [
      drum("z", -42, 18, 18, -34, -27, "#3a3f45", 22),
      drum("z", -42, 18, 18, 27, 34, "#3a3f45", 22, [
        { side: "z", points: circle(-42, 18, 10, 16), paint: "#c9cac4" },
      ]),
      ...[-24, 24].map((z) => drum("z", 50, 8, 8, z - 3, z + 3, "#3a3f45", 16)),
      slab(trace("-58,14 60,14 60,26 34,34 22,84 -50,96 -62,70"), -26, 26, "#e3e4de", [
        patch(-40, 10, 44, 70, c.pale),
        patch(-40, 10, 40, 43, c.body),
      ]),
      slab(trace("-50,96 16,86 20,92 -48,104"), -22, 22, "#3f474d"),
      slab(trace("-44,104 -10,99 -22,128 -50,130"), -18, 18, "#2b3137", [
        patch(-15, 15, 106, 126, { glow: "#50707a" }, "x-"),
      ]),
      box(28, 46, 26, 214, -10, 10, "#d3d5cf"),
      box(25, 49, y - 12, y + 12, -13, 13, c.body),
      bar([46, y, 0], [150, y, 0], 6, "#e3e4de", 8),
      bar([120, y, 0], [152, y, 0], 7, "#c9cac4", 8),
      drum("z", 158, y - 4, 17, -26, 26, "#e3e4de", 20, [
        { side: "z", points: circle(158, y - 4, 9, 16), paint: c.body },
      ]),
      slab(
        trace("144,0 172,0 180,-26 136,-26").map(([u, v]) => [u, v + y - 18] as const),
        -16,
        16,
        "#c9cac4",
      ),
      ...(working
        ? [
            box(96, 220, 58, 66, -34, 34, c.pale),
            box(96, 220, 52, 58, -35, 35, "#d3d5cf"),
            ...[104, 208].flatMap((x) =>
              [-28, 28].map((z) => box(x - 3, x + 3, 0, 52, z - 3, z + 3, c.steel)),
            ),
          ]
        : []),
    ]
  },
}
