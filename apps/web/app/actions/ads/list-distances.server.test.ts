import { buildAd, buildCommune } from "@wara/factories/build-ad"
import { expect, test } from "vitest"
import { withDistances } from "./list-distances.server.ts"

const temuco = buildCommune({ slug: "temuco", name: "Temuco", latitude: -38.7, longitude: -72.5 })
const lautaro = buildCommune({
  slug: "lautaro",
  name: "Lautaro",
  latitude: -38.5,
  longitude: -72.5,
})

test("[B10.236] cards of a list within kilometres of a place say how far away each machine is", () => {
  const ads = [
    buildAd({ commune: temuco }),
    buildAd({ commune: lautaro }),
    buildAd({ commune: null }),
  ]
  const within = { commune: "temuco", radiusKm: 100 }
  const shown = withDistances(ads, within, [lautaro, temuco])
  expect(shown.map(({ distanceKm }) => distanceKm)).toEqual([0, 22, undefined])
  for (const [search, communes] of [
    [{ ...within, radiusKm: null }, [temuco]],
    [{ ...within, commune: "" }, [temuco]],
    [within, []],
  ] as const)
    expect(withDistances(ads, search, communes).every((card) => !("distanceKm" in card))).toBe(true)
})
