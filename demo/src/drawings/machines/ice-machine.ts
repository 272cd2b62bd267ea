import type { Machine } from "../machine.ts"
import { heap } from "../parts/loads.ts"
import { louvres, patch } from "../parts/panels.ts"
import { box, drum } from "../space/solid.ts"

/** A flake-ice maker on top of its bin. */
export const iceMachine: Machine = {
  focus: { at: [0, 150, 40], reach: 60 },
  grounds: ["plant", "quay"],
  parking: "warehouse",
  liveries: [6, 4],
  effect: "none",
  build: ({ livery: c, working, random }) => [
    ...[-62, 50].flatMap((x) => [-40, 28].map((z) => box(x, x + 12, 0, 12, z, z + 12, "#3a3f45"))),
    box(-70, 70, 12, 110, -48, 48, "#c3c9cc", [
      patch(-50, 50, 40, 98, "#9aa3a7", "z+"),
      patch(-44, 44, 46, 92, working ? "#dfeef2" : "#b2babd", "z+"),
    ]),
    box(-70, 70, 110, 200, -42, 42, "#dfe3e4", [
      ...louvres(-58, 0, 122, 186, 8, "#8d9396", "z+"),
      patch(16, 58, 150, 186, c.body, "z+"),
      patch(22, 52, 168, 180, { glow: "#8fd0c8" }, "z+"),
      ...louvres(-34, 34, 122, 186, 8, "#8d9396", "x+"),
    ]),
    drum("y", -30, 0, 24, 200, 232, "#c3c9cc", 22),
    drum("y", 30, 0, 13, 200, 222, c.body, 18),
    ...(working
      ? [box(-40, 40, 0, 26, 66, 126, c.body), heap(0, 96, 34, 26, "#e6f2f5", random, 24)]
      : []),
  ],
}
