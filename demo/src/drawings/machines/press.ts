import type { Machine } from "../machine.ts"
import { hazard, lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { bar } from "../space/bar.ts"
import { box, drum, extrude, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

export const press: Machine = {
  focus: { at: [-30, 120, 60], reach: 100 },
  grounds: ["workshop", "warehouse"],
  parking: "yard",
  liveries: [4, 1],
  effect: "none",
  parkedYaw: -44,
  build: ({ livery: c, working }) => {
    const ram0 = working ? 112 : 134
    return [
      ...[1, -1].map((s) =>
        extrude(
          "x",
          trace("-90,0 70,0 70,86 34,92 20,110 34,140 70,146 70,240 -90,240"),
          s > 0 ? 140 : -158,
          s > 0 ? 158 : -140,
          c.deep,
        ),
      ),
      box(-150, 150, 10, 92, 36, 60, c.body, [
        patch(-140, 140, 62, 70, c.deep, "z+"),
        ...hazard(-140, 130, 14, 24, "z+"),
      ]),
      box(-150, 150, 92, 100, 40, 56, "#8f9496"),
      slab(trace("-146,100 146,100 146,108 -146,108"), 45, 51, "#c3c6c6"),
      box(-146, 146, ram0 + 20, 210, 38, 62, c.body, [
        patch(-140, 140, ram0 + 44, ram0 + 52, c.deep, "z+"),
        patch(-60, 60, 180, 196, c.white, "z+"),
      ]),
      slab(
        [
          [-142, ram0 + 20],
          [142, ram0 + 20],
          [142, ram0],
          [-142, ram0],
        ],
        46,
        52,
        "#b7bbbb",
      ),
      ...[-110, 110].map((x) => drum("y", x, 50, 15, 200, 262, c.steel, 14)),
      box(-140, 140, 210, 258, -80, 36, c.body, [...louvres(-120, -30, 220, 246, 4, c.deep, "z+")]),
      box(-140, 140, 10, 210, -88, -70, c.deep),
      bar([-170, 222, 66], [-170, 180, 96], 4, c.frame),
      bar([165, 200, 50], [225, 190, 96], 4, c.frame),
      box(205, 250, 120, 190, 90, 108, "#41474d", [
        patch(211, 244, 150, 184, screenOn, "z+"),
        patch(212, 220, 130, 138, lampRed, "z+"),
        patch(228, 242, 130, 138, "#a9adae", "z+"),
      ]),
      box(-26, 26, 0, 14, 110, 140, "#d99a26"),
      ...[-110, 90].map((x) => box(x, x + 20, 70, 96, 60, 130, c.frame)),
      ...(working
        ? [
            slab(trace("-120,110 120,110 120,112 -120,112"), 44, 130, "#a9adae"),
            extrude("x", trace("48,110 110,146 110,149 48,113"), -120, 120, "#bfc3c3"),
            extrude("x", trace("48,110 4,140 4,143 48,113"), -120, 120, "#8f9496"),
          ]
        : []),
    ]
  },
}
