import { buildAd, buildCommune } from "@wara/factories/build-ad"
import { expect, test } from "vitest"
import { isBeyond, nearSections } from "./find-further.server.ts"

function adIn(commune: string, distanceKm: number) {
  return { ...buildAd({ commune: buildCommune({ name: commune }) }), distanceKm }
}

test("[B10.170] a short list within kilometres is continued with ads beyond them", () => {
  const beyond = (radiusKm: number | null) => [0, 50, 51].filter((km) => isBeyond({ radiusKm }, km))
  expect([beyond(null), beyond(50)]).toEqual([[0, 50, 51], [51]])
})

test("[B5.1] ads near a commune are grouped under headings with place and distance", () => {
  const ads = [
    adIn("Padre Las Casas", 3),
    adIn("Lautaro", 27),
    adIn("Lautaro", 27),
    adIn("Pucón", 82),
    adIn("Loncoche", 70),
    adIn("Osorno", 200),
  ]
  const [near, far] = nearSections("Temuco", ads)
  expect(near?.heading).toBe("Cerca de Temuco: Padre Las Casas, Lautaro, Pucón y más")
  expect(near?.ads).toHaveLength(5)
  expect(far?.heading).toMatch(/^A más de 100 km de Temuco: /)
  expect(nearSections("Temuco", [])).toEqual([])
})
