import { expect, test } from "vitest"
import { drawScene } from "../drawings/draw-scene.ts"
import { machineKinds } from "../drawings/machine-kinds.ts"
import { machineKinds as soldKinds } from "../machines/machine-kinds.ts"
import { catalogueFiles } from "./picture-files.ts"

const makers = new Set(
  soldKinds.flatMap(({ models }) => models.flatMap(([make]) => make.toLowerCase().split(/\W+/))),
)

test("no maker's name is written on a plate", () => {
  const scene = { view: "plate", livery: 0, ground: "yard", light: "noon", seed: 1 } as const
  for (const kind of machineKinds) {
    const svg = drawScene({ ...scene, kind })
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text ?? "").join(" ")
    const named = words
      .split(/\W+/)
      .filter((word) => word.length > 2 && makers.has(word.toLowerCase()))
    expect(named, kind).toEqual([])
  }
})

test("[B5.14] the text of a picture names its machine and a place where such a machine stands", () => {
  const texts = new Map(catalogueFiles().map((file) => [file.file, file.alternativeText]))
  expect(texts.get("demo-patient-monitor-a-parked.webp")).toBe(
    "Monitor multiparámetro, en la clínica",
  )
  expect(texts.get("demo-vibrating-screen-a-side.webp")).toBe(
    "Harnero vibratorio, vista de costado",
  )
  expect(texts.get("demo-bearing-a-at-work.webp")).toBe("Rodamiento, en uso")
  expect(texts.get("demo-bulldozer-a-parked.webp")).toBe("Bulldozer, en el patio")
  const indoors = ["ultrasound", "patient-monitor", "x-ray", "dental-chair", "balance", "lathe"]
  for (const kind of indoors)
    expect(texts.get(`demo-${kind}-a-parked.webp`), kind).not.toContain("en el patio")
})
