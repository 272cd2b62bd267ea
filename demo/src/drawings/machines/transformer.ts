import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { bar, hose } from "../space/bar.ts"
import { lighter } from "../space/paint.ts"
import { box, drum } from "../space/solid.ts"

export const transformer: Machine = {
  focus: { at: [0, 200, 40], reach: 115 },
  grounds: ["yard", "desert"],
  parking: "warehouse",
  liveries: [7, 3],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-46, 34].flatMap((z) => [box(-110, 110, 0, 14, z, z + 12, c.frame)]),
    box(-105, 105, 14, 150, -46, 46, c.body, [patch(-20, 20, 96, 124, "#cfd1cc")]),
    ...[-88, -63, -38, -13, 12, 37, 62, 87].flatMap((x) => [
      box(x - 8, x + 4, 34, 138, 46, 88, lighter(c.body, 0.06)),
      box(x - 8, x + 4, 34, 138, -88, -46, c.deep),
    ]),
    ...[-40, -10, 20].flatMap((z) => [
      box(105, 140, 34, 138, z, z + 12, c.deep),
      box(-140, -105, 34, 138, z, z + 12, c.deep),
    ]),
    box(-118, 118, 150, 160, -56, 56, c.deep),
    drum("x", -20, 222, 26, -60, 80, c.body, 18),
    box(-40, -30, 160, 200, -26, -14, c.frame),
    box(50, 60, 160, 200, -26, -14, c.frame),
    ...[-66, 0, 66].flatMap((x) =>
      [0, 1, 2, 3, 4]
        .map((i) => drum("y", x, 26, i % 2 ? 9 : 14, 160 + i * 13, 173 + i * 13, "#8a4b33", 12))
        .concat([drum("y", x, 26, 3, 225, 246, "#b9bcbb", 8)]),
    ),
    ...[-84, -50, -16].flatMap((x) => [
      drum("y", x, -46, 7, 160, 190, "#d9d6cc", 10),
      drum("y", x, -46, 3, 190, 202, "#b98b3d", 6),
    ]),
    drum("z", 95, 118, 7, 46, 52, "#d9d6cc", 12),
    ...(working
      ? [-66, 0, 66]
          .flatMap((x) => hose([x, 246, 26], [x + 190, 360, -240], 30, 2.4, "#25272a", 8))
          .concat([
            bar([290, 0, -240], [290, 420, -240], 11, "#8d8b84", 8),
            box(160, 420, 352, 366, -250, -232, "#7a6a55"),
          ])
      : []),
  ],
}
