import type { Machine } from "../machine.ts"
import { hazard } from "../parts/panels.ts"
import { hose } from "../space/bar.ts"
import { box, circle, drum, slab } from "../space/solid.ts"
import { trace } from "../space/trace.ts"

/** A hydraulic breaker on timbers, with its pins and chisels. */
export const hydraulicHammer: Machine = {
  focus: { at: [-60, 50, 30], reach: 70 },
  grounds: ["yard", "workshop"],
  parking: "warehouse",
  liveries: [0, 2],
  effect: "none",
  build: ({ livery: c, working }) => [
    ...[-90, 60].map((x) => box(x, x + 18, 0, 18, -46, 46, "#a98258")),
    slab(trace("-120,22 96,22 108,34 108,70 96,82 -120,82 -130,70 -130,34"), -30, 30, c.body, [
      ...[-104, -62, -20, 22, 64].flatMap((x) => [
        { side: "z" as const, points: circle(x, 33, 4, 10), paint: c.frame },
        { side: "z" as const, points: circle(x, 71, 4, 10), paint: c.frame },
      ]),
      { side: "z", points: trace("-90,42 70,42 70,62 -90,62"), paint: c.deep },
      ...hazard(78, 102, 44, 60),
    ]),
    drum("x", 0, 52, 17, 108, 126, c.frame, 18),
    drum("x", 0, 52, 11, 126, working ? 216 : 196, "#a9afb3", 18),
    drum("x", 0, 52, 11, working ? 216 : 196, working ? 244 : 224, "#9aa0a3", 18, [], 0.2),
    ...[-1, 1].map((s) =>
      slab(
        trace("-130,26 -184,30 -200,52 -184,78 -130,80"),
        s > 0 ? 18 : -30,
        s > 0 ? 30 : -18,
        c.deep,
        [
          { side: "z", points: circle(-178, 40, 7, 12), paint: "#c3c6c6" },
          { side: "z", points: circle(-178, 68, 7, 12), paint: "#c3c6c6" },
        ],
      ),
    ),
    ...hose([-110, 82, 20], [-20, 82, 20], -26, 3.4, "#2c3034", 8),
    ...hose([-110, 82, -20], [-20, 82, -20], -26, 3.4, "#2c3034", 8),
    ...[74, 100].map((z) => drum("x", -z, 10, 9, -90, 80, "#9aa0a3", 14)),
  ],
}
