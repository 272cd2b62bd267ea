import type { Machine } from "../machine.ts"
import { crawler, wheel } from "../parts/wheels.ts"
import { box, circle, drum, extrude, slab } from "../space/solid.ts"

export const tyreSet: Machine = {
  focus: { at: [60, 90, 60], reach: 125 },
  grounds: ["workshop", "yard"],
  parking: "warehouse",
  liveries: [0, 7],
  effect: "none",
  build: ({ livery: c, working }) => {
    const tyre = (x: number, y: number, r: number, z0: number, z1: number) => {
      const lug = (edge: number) => (edge % 2 ? "#232528" : "#3b3e43")
      return extrude(
        "z",
        circle(x, y, r, 40),
        z0,
        z1,
        "#2c2e32",
        [
          { side: "z", points: circle(x, y, r * 0.93, 34), paint: "#34373b" },
          { side: "z", points: circle(x, y, r * 0.72, 30), paint: "#2c2e32" },
          { side: "z", points: circle(x, y, r * 0.6, 28), paint: "#3a3d42" },
          { side: "z", points: circle(x, y, r * 0.5, 26), paint: "#15171a" },
          { side: "z", points: circle(x + r * 0.02, y - r * 0.06, r * 0.42, 24), paint: "#1f2226" },
        ],
        lug,
      )
    }
    const flat = (x: number, z: number, y: number) =>
      extrude(
        "y",
        circle(x, z, 80, 40),
        y,
        y + 56,
        "#2c2e32",
        [
          { side: "y+", points: circle(x, z, 74, 30), paint: "#3a3d42" },
          { side: "y+", points: circle(x, z, 48, 26), paint: "#2c2e32" },
          { side: "y+", points: circle(x, z, 40, 26), paint: "#131518" },
        ],
        (e) => (e % 2 ? "#232528" : "#3b3e43"),
      )
    return working
      ? [
          flat(-90, -20, 0),
          flat(-90, -20, 57),
          flat(-88, -18, 114),
          tyre(95, 80, 80, -40, 20),
          wheel(95, 80, 18, 24, { rim: c.body, sides: 34 }),
          box(30, 160, 0, 6, 60, 80, "#a98258"),
        ]
      : [
          flat(-110, -30, 0),
          flat(-108, -32, 57),
          tyre(70, 80, 80, -60, 0),
          tyre(150, 80, 80, 30, 90),
          box(210, 226, 0, 12, -20, 90, "#a98258"),
        ]
  },
}

/** Undercarriage parts: a pair of tracks, rollers and a sprocket on pallets. */
export const trackChains: Machine = {
  focus: { at: [60, 60, 60], reach: 80 },
  grounds: ["yard", "workshop"],
  parking: "warehouse",
  liveries: [7, 0],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...crawler(-200, 120, 92, 22, 74, c.frame),
    ...[0, 1, 2].flatMap((i) => [
      drum("z", 170 + (i % 2) * 44, 26, 20, -60 + i * 44, -24 + i * 44, "#565c61", 20, [
        { side: "z", points: circle(170 + (i % 2) * 44, 26, 9, 14), paint: c.body },
      ]),
    ]),
    box(140, 250, 0, 8, -72, 84, "#a98258"),
    slab(
      circle(280, 60, 52, 24).map(
        ([x, y], i) =>
          [280 + (x - 280) * (i % 2 ? 1 : 0.88), 60 + (y - 60) * (i % 2 ? 1 : 0.88)] as const,
      ),
      -6,
      8,
      c.body,
      [
        { side: "z", points: circle(280, 60, 30, 22), paint: c.deep },
        { side: "z", points: circle(280, 60, 20, 18), paint: "#2b2e33" },
      ],
    ),
    box(250, 310, 0, 10, -20, 20, "#a98258"),
    ...(working ? [drum("z", -250, 30, 30, -20, 30, c.frame, 22)] : []),
  ],
}
