import { expect, test } from "vitest"
import { tagsOf } from "../../test/svg-tags.ts"
import { drawScene } from "./draw-scene.ts"
import { groundNames, views } from "./scene.ts"

test("views and seeds change the picture", () => {
  const scene = { kind: "excavator", livery: 0, ground: "desert", light: "dawn", seed: 1 } as const
  const drawn = views.map((view) => drawScene({ ...scene, view }))
  expect(new Set(drawn).size).toBe(views.length)
  expect(drawScene({ ...scene, view: "side", seed: 2 })).not.toBe(drawn[0])
})

test("every ground can carry a machine in every light", () => {
  for (const ground of groundNames)
    for (const light of ["dawn", "noon", "dusk", "overcast", "indoor", "night"] as const)
      expect(
        tagsOf(drawScene({ kind: "pump", view: "side", livery: 1, ground, light, seed: 3 })),
      ).toBe("balanced")
}, 30_000)
