import type { Machine } from "../machine.ts"
import { heap } from "../parts/loads.ts"
import { louvres, patch } from "../parts/panels.ts"
import { box, circle, drum } from "../space/solid.ts"

/** A modular cold room with its sliding door and cooling unit. */
export const coldRoom: Machine = {
  focus: { at: [60, 130, 150], reach: 110 },
  grounds: ["plant", "warehouse"],
  parking: "warehouse",
  liveries: [4, 6],
  effect: "none",
  build: ({ livery: c, working }) => {
    const seams = [-165, -75, 15, 105, 195].map((x) => patch(x, x + 1.6, 6, 250, "#c9cbc6"))
    return [
      box(-260, 260, 0, 6, -152, 152, "#7d8287"),
      box(-256, 256, 6, 250, -150, 150, "#eff0ec", [
        ...seams,
        ...[-90, 0, 90].map((z) => patch(z, z + 1.6, 6, 250, "#c9cbc6", "x+")),
        ...(working
          ? [patch(-40, 74, 8, 216, "#2c3a42", "z+"), patch(-30, 64, 20, 90, "#6f8087", "z+")]
          : []),
      ]),
      box(-256, 256, 250, 256, -150, 150, "#d5d7d2"),
      box(working ? 78 : -44, working ? 200 : 78, 6, 220, 150, 162, "#f7f7f4", [
        patch(working ? 90 : -30, working ? 96 : -24, 80, 140, c.frame, "z+"),
        patch(working ? 82 : -40, working ? 196 : 74, 10, 30, "#b4bbbf", "z+"),
      ]),
      box(-60, 220, 222, 230, 152, 164, "#9a9fa3"),
      box(-180, -130, 130, 160, 150, 156, "#23282d", [
        patch(-174, -136, 140, 154, { glow: "#8fd0c8" }, "z+"),
      ]),
      box(90, 230, 256, 326, -70, 60, "#b9bec1", [
        { side: "z+", points: circle(128, 290, 26, 20), paint: "#3a3f45" },
        { side: "z+", points: circle(192, 290, 26, 20), paint: "#3a3f45" },
        ...louvres(-60, 50, 264, 318, 8, "#8d9396", "x+"),
      ]),
      box(96, 224, 326, 332, -64, 54, c.body),
    ]
  },
}

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
