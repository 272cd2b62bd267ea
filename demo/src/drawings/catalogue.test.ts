import { expect, test } from "vitest"
import { catalogueImages, imagesOfKind } from "./catalogue.ts"
import { machineKinds } from "./machine-kinds.ts"

test("catalogue files are unique, named by kind, set and view, and as many as a demo needs", () => {
  const images = catalogueImages()
  const files = images.map((i) => i.file)
  expect(new Set(files).size).toBe(files.length)
  expect(files.length).toBeGreaterThanOrEqual(240)
  expect(files.length).toBeLessThanOrEqual(950)
  for (const { file, scene } of images)
    expect(file).toMatch(new RegExp(`^demo-${scene.kind}-[a-z]-${scene.view}\\.webp$`))
})

test("a set shows one machine: one paint, covers that show it whole, close-ups apart", () => {
  const scenes = new Map(catalogueImages().map((i) => [i.file, i.scene]))
  for (const kind of machineKinds) {
    const [first, ...others] = imagesOfKind(kind)
    expect([...(first?.covers ?? []), ...(first?.closeUps ?? [])]).toHaveLength(6)
    expect(others.length).toBeLessThanOrEqual(4)
    for (const { covers, closeUps } of imagesOfKind(kind)) {
      const viewsOf = (files: string[]) => files.map((file) => scenes.get(file)?.view)
      expect(viewsOf(covers)).toEqual(expect.arrayContaining(["side", "three-quarter", "at-work"]))
      expect(viewsOf(covers)).not.toEqual(expect.arrayContaining(["detail"]))
      const paints = [...covers, ...closeUps].map((file) => scenes.get(file)?.livery)
      expect(new Set(paints).size).toBe(1)
    }
  }
})

test("[B5.14] the machines of a kind differ in their paint", () => {
  const scenes = new Map(catalogueImages().map((image) => [image.file, image.scene]))
  for (const kind of machineKinds) {
    const sets = imagesOfKind(kind)
    const paints = sets.map(({ covers }) => scenes.get(covers[0] ?? "")?.livery)
    expect(new Set(paints).size, kind).toBe(sets.length)
  }
})
