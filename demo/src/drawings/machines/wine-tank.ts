import type { Machine } from "../machine.ts"
import { patch } from "../parts/panels.ts"
import { bar } from "../space/bar.ts"
import { box, circle, drum, hooped } from "../space/solid.ts"

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
