import { imagesOfKind } from "@wara/drawings/catalogue"
import { machineKinds } from "@wara/drawings/machine-kinds"
import { expect, test } from "vitest"
import { generateAds } from "../ads/generate-ads.ts"
import { picturesOfAd } from "./pictures-of-ad.ts"

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
