import { expect, test } from "vitest"
import { namePlaces } from "./name-places.ts"

const commune = (id: number, slug: string, region: { slug: string; order: number }) => ({
  ...{ id, slug, name: slug.toUpperCase(), latitude: -35, longitude: -71 },
  region: { slug: region.slug, name: region.slug.toUpperCase() },
  regionOrder: region.order,
})

const maule = { slug: "maule", order: 9 }
const antofagasta = { slug: "antofagasta", order: 3 }
const known = [
  commune(31, "calama", antofagasta),
  commune(12, "curico", maule),
  commune(11, "talca", maule),
  commune(32, "taltal", antofagasta),
]

test("[B7.248] places are named by their ids: communes by name, regions from north to south", () => {
  const counted = {
    facets: {},
    communes: [11, 31, 12],
    of_commune: [2, 0, 5],
    of_region: [3, 1, 5],
  }
  expect(namePlaces(counted, known)).toEqual({
    communes: [
      { slug: "curico", name: "CURICO", count: 5, region: "maule" },
      { slug: "talca", name: "TALCA", count: 2, region: "maule" },
    ],
    regions: [
      { slug: "antofagasta", name: "ANTOFAGASTA", count: 1 },
      { slug: "maule", name: "MAULE", count: 8 },
    ],
  })
})

test("[B7.248] a search without ads has no places", () => {
  const none = { facets: {}, communes: [], of_commune: [], of_region: [] }
  expect(namePlaces(none, known)).toEqual({ communes: [], regions: [] })
})
