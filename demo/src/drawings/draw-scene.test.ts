import { describe, expect, test } from "vitest"
import { tagsOf } from "../../test/svg-tags.ts"
import { catalogueImages, imagesOfKind } from "./catalogue.ts"
import { drawScene } from "./draw-scene.ts"
import { machineKinds } from "./machine-kinds.ts"
import { machines } from "./machines.ts"
import { groundNames, views } from "./scene.ts"

/** Bytes of the largest picture: it must travel and render quickly. */
const limit = 60_000

function check(svg: string): void {
  expect(svg.length).toBeLessThan(limit)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(tagsOf(svg)).toBe("balanced")
}

describe.each(machineKinds)("%s", (kind) => {
  const { grounds, parking, liveries } = machines[kind]

  test.each(views)("%s is a small, well-formed, repeatable picture", (view) => {
    const ground = [...grounds, parking][views.indexOf(view) % 3] ?? parking
    const scene = { kind, view, livery: liveries[0], ground, light: "noon", seed: 7 } as const
    const svg = drawScene(scene)
    check(svg)
    expect(drawScene(scene)).toBe(svg)
  })
})

test.each(machineKinds)("every picture of the catalogue is small and well formed: %s", (kind) => {
  for (const { scene } of catalogueImages()) if (scene.kind === kind) check(drawScene(scene))
})

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
