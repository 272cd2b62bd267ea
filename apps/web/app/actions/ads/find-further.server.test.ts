import { buildAd, buildCommune } from "@wara/factories/build-ad"
import { expect, test } from "vitest"
import { nearSections } from "./find-further.server.ts"

function adIn(commune: string, distanceKm: number) {
  return { ...buildAd({ commune: buildCommune({ name: commune }) }), distanceKm }
}

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
