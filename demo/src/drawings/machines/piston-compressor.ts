import type { Machine } from "../machine.ts"
import { hazard } from "../parts/panels.ts"
import { wheel } from "../parts/wheels.ts"
import { pipe } from "../space/bar.ts"
import { box, circle, drum, hooped, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A piston compressor: motor, belt guard and finned cylinders on top of the air tank. */
export const pistonCompressor: Machine = {
  focus: { at: [10, 96, 20], reach: 50 },
  grounds: ["workshop", "warehouse"],
  parking: "warehouse",
  liveries: [4, 2],
  effect: "none",
  build: ({ livery: c }) => [
    wheel(-62, 12, -28, -20, { rim: c.steel }),
    wheel(-62, 12, 20, 28, { rim: c.steel }),
    box(52, 60, 0, 26, -20, 20, "#2b2e33"),
    hooped("x", 0, 44, 28, -84, 84, c.body, [
      [-72, -69, c.deep],
      [69, 72, c.deep],
    ]),
    drum("x", 0, 44, 28, 84, 96, c.body, 30, [], 0.6),
    box(-66, 62, 70, 76, -26, 26, c.deep),
    drum("x", 0, 92, 15, -62, -16, "#3d4249", 22),
    ...[-56, -48, -40, -32, -24].map((x) => drum("x", 0, 92, 16.4, x, x + 2, "#565c61", 22)),
    box(8, 44, 76, 96, -14, 14, c.frame),
    ...[14, 34].flatMap((x) => [
      ...[0, 1, 2, 3, 4].map((i) => drum("y", x, 0, 11, 96 + i * 6, 99 + i * 6, "#8d9396", 18)),
      drum("y", x, 0, 8, 96, 126, "#6d7377", 16),
      drum("y", x, 0, 10, 126, 134, c.frame, 16),
    ]),
    slab(trace("-66,80 44,80 50,92 44,112 20,120 -62,110 -72,94"), 26, 32, "#2b2e33", [
      { side: "z", points: circle(24, 98, 16, 22), paint: "#565c61" },
      { side: "z", points: circle(-44, 94, 10, 18), paint: "#565c61" },
      ...hazard(-26, 4, 84, 89),
    ]),
    ...pipe(
      [
        [34, 134, 0],
        [62, 130, 0],
        [70, 84, 0],
        [66, 72, 0],
      ],
      2,
      "#b98d5e",
      8,
    ),
    drum("z", 78, 80, 6, -2, 3, "#e6e3da", 16),
    ...pipe(
      [
        [-84, 60, -18],
        [-112, 76, -18],
        [-112, 76, 18],
        [-84, 60, 18],
      ],
      2,
      "#2b2e33",
    ),
  ],
}
