import { expect, test } from "vitest"
import { communesAround, distanceKm, nearestCommunes } from "./nearest-communes.ts"

const region = { slug: "la-araucania", name: "La Araucanía" }
const temuco = { slug: "temuco", name: "Temuco", region, latitude: -38.7359, longitude: -72.5904 }
const pucon = { slug: "pucon", name: "Pucón", region, latitude: -39.2822, longitude: -71.9545 }
const lautaro = { slug: "lautaro", name: "Lautaro", region, latitude: -38.53, longitude: -72.43 }
const arica = { slug: "arica", name: "Arica", region, latitude: -18.4783, longitude: -70.3126 }

test("[B5.1] distances match those of a map", () => {
  expect(distanceKm(temuco, pucon)).toBeCloseTo(82, -1)
  expect(distanceKm(temuco, temuco)).toBe(0)
  expect(distanceKm(arica, temuco)).toBeCloseTo(2262, -2)
})

test("[B5.1] the nearest communes come first, the far ones not at all", () => {
  const found = nearestCommunes(temuco, [pucon, temuco, arica, lautaro])
  expect(found.map(({ commune }) => commune.slug)).toEqual(["lautaro", "pucon"])
  expect(found[0]?.km).toBe(27)
})

test("[B10.142] around a commune are those within the kilometres, itself too", () => {
  const all = [pucon, temuco, arica, lautaro]
  const around = (slug: string, km: number) => communesAround(slug, km, all).map((one) => one.slug)
  expect(around("temuco", 50)).toEqual(["temuco", "lautaro"])
  expect(around("temuco", 100)).toEqual(["pucon", "temuco", "lautaro"])
  expect(around("temuco", 0)).toEqual(["temuco"])
  expect(around("atlantis", 400)).toEqual([])
})
