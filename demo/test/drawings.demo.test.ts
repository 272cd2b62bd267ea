import { describe, expect, test } from "vitest"
import { catalogueImages } from "../src/drawings/catalogue.ts"
import { drawScene } from "../src/drawings/draw-scene.ts"
import { machineKinds } from "../src/drawings/machine-kinds.ts"
import { machines } from "../src/drawings/machines.ts"
import { views } from "../src/drawings/scene.ts"
import { checkPicture } from "./check-picture.ts"

test.each(machineKinds)("every catalogue picture is small and well formed: %s", (kind) => {
  const images = catalogueImages().filter(({ scene }) => scene.kind === kind)
  expect(images).not.toHaveLength(0)
  for (const { scene } of images) checkPicture(drawScene(scene))
})

describe.each(machineKinds)("%s", (kind) => {
  const { grounds, parking, liveries } = machines[kind]

  test.each(views)("%s is a small, well-formed, repeatable picture", (view) => {
    const ground = [...grounds, parking][views.indexOf(view) % 3] ?? parking
    const scene = { kind, view, livery: liveries[0], ground, light: "noon", seed: 7 } as const
    const svg = drawScene(scene)
    checkPicture(svg)
    expect(drawScene(scene)).toBe(svg)
  })
})
