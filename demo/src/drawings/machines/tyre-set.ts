import type { Machine } from "../machine.ts"
import { wheel } from "../parts/wheels.ts"
import { box, circle, extrude } from "../space/solid.ts"

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
