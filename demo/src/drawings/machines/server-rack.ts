import type { Machine } from "../machine.ts"
import { louvres, patch } from "../parts/panels.ts"
import { hose } from "../space/bar.ts"
import { glow } from "../space/paint.ts"
import { trace } from "../space/point.ts"
import { box, drum, extrude } from "../space/solid.ts"

export const serverRack: Machine = {
  focus: { at: [0, 130, 50], reach: 46 },
  grounds: ["server-room", "server-room"],
  parking: "warehouse",
  liveries: [7, 4],
  effect: "none",
  parkedYaw: -44,
  build: ({ livery: c, working, random }) => {
    const units = Array.from({ length: 17 }, (_, i) => {
      const y = 16 + i * 10.6
      const kind = i % 5
      const base = patch(
        -24,
        24,
        y,
        y + 9.4,
        kind === 4 ? "#1d2125" : kind === 2 ? "#7d868b" : "#3a4249",
        "z+",
      )
      const detail =
        kind === 0 || kind === 3
          ? Array.from({ length: 8 }, (_, k) =>
              patch(
                -21 + k * 5.3,
                -17.2 + k * 5.3,
                y + 1.6,
                y + 7.8,
                kind === 3 ? "#555f66" : "#2a3035",
                "z+",
              ),
            )
          : kind === 4
            ? []
            : Array.from({ length: 12 }, (_, k) =>
                patch(-20 + k * 3.1, -18 + k * 3.1, y + 2, y + 4, "#171a1e", "z+"),
              )
      const lights = Array.from({ length: 3 }, (_, k) =>
        patch(
          17 + k * 2.4,
          18.4 + k * 2.4,
          y + 4,
          y + 5.6,
          glow(random() < 0.75 ? "#7fe0b8" : "#efb45a"),
          "z+",
        ),
      )
      return [base, ...detail, ...(kind === 4 ? [] : lights)]
    }).flat()
    return [
      box(-30, 30, 4, 206, -50, 50, "#98a2a7", [
        patch(-26, 26, 12, 200, "#14171a", "z+"),
        ...units,
        patch(-30, 30, 200, 206, c.body, "z+"),
        patch(-30, 30, 4, 12, c.body, "z+"),
        ...louvres(-40, 40, 30, 190, 14, "#7a848a", "x+"),
        ...louvres(-40, 40, 30, 190, 14, "#7a848a", "x-"),
        ...louvres(-24, 24, 20, 196, 16, "#1d2125", "z-"),
      ]),
      ...[
        [-26, 44],
        [26, 44],
        [-26, -44],
        [26, -44],
      ].map(([x = 0, z = 0]) => drum("y", x, z, 3, 0, 4, "#1d2023", 8)),
      box(-24, 24, 206, 209, -40, 30, "#23282d"),
      ...(working
        ? [
            box(-24, 24, 111.6, 121, 50, 88, "#7d868b", [
              patch(-22, 22, 113, 119, "#3a4249", "z+"),
              ...[-14, -2, 10].map((x) => patch(x, x + 9, 58, 82, "#4a5258", "y+")),
            ]),
            ...[0, 1, 2, 3].flatMap((i) =>
              hose(
                [-18 + i * 4, 140 - i * 3, 51],
                [-27, 60 + i * 12, 52],
                -4,
                0.7,
                ["#d9a52b", "#2c7fb0", "#b23a2a", "#7fb07a"][i] ?? "#d9a52b",
              ),
            ),
            extrude("y", trace("30,50 32,50 62,104 60,105"), 6, 204, "#39424a"),
          ]
        : [
            ...[0, 1, 2].flatMap((i) =>
              hose(
                [22 - i * 2, 92 + i * 22, 51],
                [26, 150 + i * 10, 51],
                6,
                0.7,
                ["#d9a52b", "#2c7fb0", "#b23a2a"][i] ?? "#d9a52b",
              ),
            ),
          ]),
      box(-96, -34, 0, 206, -50, 46, "#59646b", [
        patch(-92, -38, 10, 200, "#1b2024", "z+"),
        ...louvres(-90, -40, 14, 196, 26, "#262c32", "z+"),
        patch(-96, -34, 200, 206, c.deep, "z+"),
      ]),
      box(34, 96, 0, 206, -50, 46, "#59646b", [
        patch(38, 92, 10, 200, "#1b2024", "z+"),
        ...louvres(40, 90, 14, 196, 26, "#262c32", "z+"),
        patch(34, 96, 200, 206, c.deep, "z+"),
      ]),
    ]
  },
}
