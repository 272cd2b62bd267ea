import type { Machine } from "../machine.ts"
import { railing } from "../parts/panels.ts"
import { bar } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A cone crusher on its steel base, with hopper, springs and motor. */
export const coneCrusher: Machine = {
  focus: { at: [0, 200, 110], reach: 110 },
  grounds: ["pit", "plant"],
  parking: "yard",
  liveries: [1, 4],
  effect: "dust",
  build: ({ livery: c, working }) => [
    ...[-130, 130].flatMap((x) =>
      [-100, 100].map((z) => box(x - 14, x + 14, 0, 120, z - 14, z + 14, c.frame)),
    ),
    box(-160, 160, 108, 128, -128, 128, c.frame),
    drum("y", 0, 0, 104, 128, 196, c.body, 30),
    drum("y", 0, 0, 122, 196, 216, c.deep, 32),
    ...circle(0, 0, 112, 14).map(([x, z]) => drum("y", x, z, 9, 150, 196, "#9aa0a2", 10)),
    drum("y", 0, 0, 116, 216, 286, c.body, 32, [], 0.86),
    drum("y", 0, 0, 100, 286, 300, c.deep, 30),
    drum("y", 0, 0, 60, 300, 352, c.frame, 24, [], 1.5),
    drum("y", 0, 0, 84, 352, 353, working ? "#97735a" : "#2b2e33", 24),
    drum("x", 0, 160, 34, 96, 190, c.deep, 22),
    drum("x", 0, 160, 52, 190, 206, "#565c61", 26),
    box(210, 330, 128, 196, -110, -30, "#8d9396"),
    drum("x", 70, 164, 34, 214, 320, c.frame, 22),
    slab(trace("196,128 340,128 340,116 196,116"), -124, 60, c.frame),
    ...railing(-156, 156, 128, 92, 126, "#e3b23a", 5),
    bar([-130, 0, 118], [130, 108, 118], 6, c.frame, 4),
  ],
}
