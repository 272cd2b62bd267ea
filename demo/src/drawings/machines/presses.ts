import type { Machine } from "../machine.ts"
import { hazard, lampRed, louvres, patch, screenOn } from "../parts/panels.ts"
import { bar, hose } from "../space/bar.ts"
import { trace } from "../space/point.ts"
import { box, circle, drum, extrude, loft, slab } from "../space/solid.ts"

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

/** A guillotine shear: a blade beam with hold-downs between two cheeks, above a table with arms. */
export const shear: Machine = {
  focus: { at: [-40, 110, 70], reach: 100 },
  grounds: ["workshop", "warehouse"],
  parking: "yard",
  liveries: [3, 0],
  effect: "none",
  parkedYaw: -44,
  build: ({ livery: c, working }) => [
    ...[1, -1].map((s) =>
      extrude(
        "x",
        trace("-70,0 64,0 64,70 44,78 44,104 64,112 64,176 30,196 -70,196"),
        s > 0 ? 150 : -172,
        s > 0 ? 172 : -150,
        c.deep,
      ),
    ),
    box(-150, 150, 0, 74, -40, 40, c.body, [
      ...hazard(-140, 130, 10, 20, "z+"),
      patch(-120, 120, 30, 60, c.deep, "z+"),
    ]),
    box(-150, 150, 74, 82, -40, 64, "#8f9496"),
    // The blade beam: its lower edge is inclined, so that it cuts from one end to the other.
    slab(
      [
        [-150, 168],
        [150, 168],
        [150, working ? 92 : 104],
        [-150, working ? 84 : 96],
      ],
      30,
      42,
      c.body,
      [patch(-60, 60, 132, 152, c.white, "z+")],
    ),
    ...[-126, -90, -54, -18, 18, 54, 90, 126].map((x) =>
      drum("y", x, 52, 6, working ? 84 : 92, 112, "#b7bbbb", 12),
    ),
    box(-150, 150, 112, 122, 42, 62, c.deep),
    box(-150, 150, 168, 196, -50, 42, c.body, [...louvres(-120, -40, 174, 190, 4, c.deep, "z+")]),
    ...[-130, -10, 110].map((x) => box(x, x + 16, 74, 80, 64, 170, c.steel)),
    ...[-130, 110].map((x) => box(x, x + 16, 0, 74, 158, 170, c.frame)),
    // Guard in front of the blade.
    ...[96, 106].map((y) => bar([-148, y, 78], [148, y, 78], 2, "#d99a26", 8)),
    box(176, 206, 96, 160, 70, 92, "#41474d", [
      patch(181, 201, 124, 154, screenOn, "z+"),
      patch(182, 190, 104, 112, lampRed, "z+"),
    ]),
    bar([172, 150, 40], [190, 156, 76], 4, c.frame),
    box(-22, 22, 0, 12, 190, 218, "#d99a26"),
    ...(working ? [slab(trace("-120,82 120,82 120,84 -120,84"), 34, 168, "#a9adae")] : []),
  ],
}

/** A hydraulic workshop press: a frame with a ram above a bed held by pins. */
export const workshopPress: Machine = {
  focus: { at: [0, 150, 20], reach: 60 },
  grounds: ["workshop", "workshop"],
  parking: "warehouse",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c, working }) => {
    const ram = working ? 112 : 138
    return [
      ...[-64, 64].flatMap((x) => [
        box(x - 9, x + 9, 0, 214, -17, 17, c.body, [
          ...[40, 62, 84, 106, 128].map((y) => ({
            side: "z" as const,
            points: circle(x, y, 4, 10),
            paint: "#23282d",
          })),
        ]),
        box(x - 14, x + 14, 0, 8, -44, 44, c.deep),
      ]),
      box(-74, 74, 196, 222, -20, 20, c.body, [...hazard(-54, 54, 202, 212)]),
      box(-60, 60, 70, 90, -19, 19, c.deep),
      ...[-64, 64].map((x) => drum("z", x, 66, 4, -24, 24, "#c3c6c6", 12)),
      drum("y", 0, 0, 17, 160, 196, "#3d4249", 20),
      drum("y", 0, 0, 10, ram, 160, "#c3c6c6", 18),
      box(-20, 20, 90, 104, -15, 15, "#8d9396"),
      ...(working ? [drum("y", 0, 0, 13, 104, 112, "#a9afb3", 18)] : []),
      box(80, 112, 100, 150, -16, 20, c.body, [patch(86, 106, 128, 144, "#e6e3da", "z+")]),
      drum("z", 96, 170, 11, -3, 3, "#2b2e33", 20, [
        { side: "z", points: circle(96, 170, 9, 18), paint: "#e6e3da" },
      ]),
      ...hose([92, 150, 0], [14, 186, 10], 12, 1.8, "#22252a", 8),
      drum("x", 6, 118, 2, 112, 152, "#c3c6c6", 8),
    ]
  },
}

/** An injection moulding machine: clamp under its guard, barrel with hopper, control panel. */
export const injectionMoulder: Machine = {
  focus: { at: [-60, 130, 80], reach: 110 },
  grounds: ["plant", "workshop"],
  parking: "warehouse",
  liveries: [3, 4],
  effect: "none",
  build: ({ livery: c, working }) => [
    box(-310, 300, 0, 84, -72, 72, c.body, [
      ...hazard(-300, 290, 74, 82),
      ...[-260, -120, 20, 160].map((x) => patch(x, x + 110, 14, 62, c.deep)),
    ]),
    slab(trace("-300,84 10,84 10,192 -300,192"), -78, 78, "#eceae2", [
      patch(-206, -110, 100, 178, "#23282d"),
      patch(-100, -6, 100, 178, "#23282d"),
      patch(-200, -116, 106, 172, working ? { glow: "#7d8f96" } : "#3c464d"),
      patch(-94, -12, 106, 172, working ? { glow: "#7d8f96" } : "#3c464d"),
      patch(-290, -216, 96, 182, c.body),
    ]),
    box(-318, -300, 84, 180, -70, 70, c.deep),
    box(10, 52, 84, 184, -70, 70, c.frame),
    drum("x", 0, 134, 18, 52, 210, "#c3c9cc", 20),
    ...[76, 112, 148].map((x) => drum("x", 0, 134, 23, x, x + 22, "#b98d5e", 20)),
    box(206, 292, 96, 172, -40, 40, c.body),
    loft(
      [
        [168, 156, 12],
        [192, 156, 12],
        [192, 156, -12],
        [168, 156, -12],
      ],
      [
        [132, 246, 44],
        [228, 246, 44],
        [228, 246, -44],
        [132, 246, -44],
      ],
      "#c3c9cc",
    ),
    box(132, 228, 246, 252, -46, 46, c.deep),
    slab(trace("14,110 56,110 52,176 18,176"), 84, 94, "#2b3137", [
      { side: "z+", points: trace("19,138 51,138 49,172 21,172"), paint: { glow: "#8fd0c8" } },
      patch(22, 48, 116, 132, "#59626c", "z+"),
    ]),
    ...(working ? [box(-120, -40, 0, 34, 96, 170, "#2c5f93")] : []),
  ],
}
