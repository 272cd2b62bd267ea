import { expect, test } from "vitest"
import { packSaving, pricePerAd } from "./pack-saving.ts"

const single = { price: 5990, ads: 1 }
const fifteen = { price: 69_990, ads: 15 }

test("a pack's saving compares with single ads and is never rounded up", () => {
  expect(packSaving(fifteen, [single, fifteen])).toEqual({ amount: 19_860, percent: 22 })
  expect(pricePerAd(fifteen)).toBe(4666)
})

test("no saving is shown where there is none", () => {
  expect(packSaving(single, [single, fifteen])).toBeNull()
  expect(packSaving(fifteen, [fifteen])).toBeNull()
  expect(packSaving({ price: 59_900, ads: 10 }, [single])).toBeNull()
})
