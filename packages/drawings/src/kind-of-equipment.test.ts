import { expect, test } from "vitest"
import { exampleAds } from "./example-ads-texts.ts"
import { kindOfEquipment } from "./kind-of-equipment.ts"

test.each(exampleAds)("%s: %s → %s", (categorySlug, name, kind) => {
  expect(kindOfEquipment({ categorySlug, name })).toBe(kind)
})

test("an unknown name falls back to its category, an unknown category to an excavator", () => {
  expect(kindOfEquipment({ categorySlug: "mineria", name: "Equipo especial" })).toBe("mining-truck")
  expect(kindOfEquipment({ categorySlug: "otra", name: "Equipo especial" })).toBe("excavator")
})
