import type { Machine } from "../machine.ts"
import { log } from "../parts/loads.ts"
import { louvres, patch } from "../parts/panels.ts"
import { pipe } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"

export const sawmill: Machine = {
  focus: { at: [20, 110, 40], reach: 95 },
  grounds: ["forest", "yard"],
  parking: "barn",
  liveries: [1, 3],
  effect: "dust",
  build: ({ livery: c, working }) => {
    const x = working ? -20 : -150
    return [
      ...[56, -64].map((z) => box(-330, 330, 40, 56, z, z + 8, c.body)),
      ...[-310, -155, 0, 155, 310].flatMap((p) => [
        box(p - 6, p + 6, 40, 52, -58, 58, c.deep),
        box(p - 5, p + 5, 0, 40, 54, 64, c.frame),
        box(p - 5, p + 5, 0, 40, -64, -54, c.frame),
      ]),
      ...[-310, 0, 155].map((p) => box(p - 5, p + 5, 56, 90, -44, -36, c.frame)),
      log(-320, 320, 88, 2, 31),
      ...(working ? [box(-320, x, 118, 124, -24, 28, "#dcb985")] : []),
      ...[66, -84].flatMap((z) => [
        box(x - 36, x - 26, 56, 190, z, z + 16, c.frame),
        box(x + 60, x + 70, 56, 190, z, z + 16, c.frame),
      ]),
      box(x - 44, x + 78, 182, 196, -88, 86, c.frame),
      slab(
        [
          [x - 18, 104],
          [x + 54, 104],
          [x + 64, 120],
          [x + 64, 178],
          [x - 28, 178],
          [x - 28, 120],
        ],
        -122,
        -48,
        c.body,
        [],
      ),
      slab(
        [
          [x - 18, 104],
          [x + 54, 104],
          [x + 64, 120],
          [x + 64, 178],
          [x - 28, 178],
          [x - 28, 120],
        ],
        48,
        122,
        c.body,
        [
          { side: "z", points: circle(x + 18, 141, 30, 20), paint: c.deep },
          { side: "z", points: circle(x + 18, 141, 12, 14), paint: c.frame },
          patch(x - 26, x + 62, 168, 174, c.white),
        ],
      ),
      box(x + 8, x + 12, 118, 122, -48, 48, "#c9cccb"),
      box(x - 20, x + 56, 196, 244, -30, 40, c.deep, [
        ...louvres(x - 12, x + 30, 206, 236, 4, c.frame),
      ]),
      drum("y", x + 40, -40, 5, 196, 266, "#2b2d30", 8),
      ...pipe(
        [
          [x - 36, 120, 90],
          [x - 80, 130, 104],
          [x - 80, 150, 104],
          [x - 36, 160, 90],
        ],
        3,
        c.frame,
      ),
      ...[0, 1, 2, 3].map((i) =>
        box(-260, 220, i * 7, i * 7 + 5.5, 150 - i * 4, 210 - i * 6, i % 2 ? "#d9b681" : "#cda873"),
      ),
      ...(working
        ? [log(-300, 300, 28, -190, 28), log(-280, 320, 28, -250, 28), log(-290, 310, 76, -220, 28)]
        : []),
    ]
  },
}
