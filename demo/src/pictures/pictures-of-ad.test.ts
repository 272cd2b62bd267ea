import { expect, test } from "vitest"
import { generateAds } from "../ads/generate-ads.ts"
import { imagesOfKind } from "../drawings/catalogue.ts"
import { machineKinds } from "../drawings/machine-kinds.ts"
import { machineKinds as soldKinds } from "../machines/machine-kinds.ts"
import { coversOfMaker, picturesOfAd } from "./pictures-of-ad.ts"

const sets = machineKinds.flatMap((kind) => imagesOfKind(kind))

test("an ad shows one to six pictures of one machine, a whole view of it first", () => {
  const counts = new Set<number>()
  const ads = generateAds(0, 400)
  for (const ad of ads) {
    const files = picturesOfAd(ad)
    counts.add(files.length)
    if (files.length === 0) {
      expect(ad.life.state).toBe("draft")
      continue
    }
    const set = sets.find(({ covers }) => covers.includes(files[0] ?? ""))
    expect([...(set?.covers ?? []), ...(set?.closeUps ?? [])]).toEqual(
      expect.arrayContaining(files),
    )
    expect(new Set(files).size).toBe(files.length)
  }
  expect([...counts].filter((count) => count > 0).sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test("[B5.14] two makers never show the same picture in a list", () => {
  const makers = new Map<string, Set<string>>()
  for (const ad of generateAds(0, 2_000)) {
    const [cover] = picturesOfAd(ad)
    if (cover !== undefined)
      makers.set(cover, (makers.get(cover) ?? new Set()).add(ad.manufacturer))
  }
  const shared = [...makers].filter(([, names]) => names.size > 1)
  expect(shared.map(([cover, names]) => `${cover}: ${[...names].join(", ")}`)).toEqual([])
})

test("[B5.14] every maker of every machine has a cover", () => {
  for (const { drawing, models } of soldKinds)
    for (const [maker] of models) expect(coversOfMaker(drawing, maker).length).toBeGreaterThan(0)
})
