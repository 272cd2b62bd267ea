import { expect, test } from "vitest"
import { isFitting } from "./offer-fit.ts"

const anything = { manufacturer: "", yearMin: null, yearMax: null, budget: null }
const tipper = { ...anything, name: "Camión tolva 20 m³" }
const ad = {
  name: "Camión Tolva Volvo FMX",
  manufacturer: "Volvo",
  year: 2016,
  priceClp: 60_000_000,
  isSameCategory: true,
}

test.each([
  ["Camión tolva 20 m³", "Camión tolva Volvo FMX", true],
  ["Camión tolva 20 m³", "Camión de reparto Hyundai HD65", false],
  ["Camiones tolva", "CAMION TOLVA Scania", true],
  ["Busco excavadora usada de 20 a 24 toneladas", "Excavadora Komatsu PC200", true],
  ["Grúa horquilla de 3 toneladas a gas", "Grúa telescópica Liebherr", false],
  ["20 m³", "Camión tolva 20 m³", false],
  ["Volvo FMX", "Camión tolva FMX", true],
])("[B10.120] what is sought as %s and an ad %s: %s", (name, adName, isFound) => {
  expect(isFitting({ ...anything, name }, { ...ad, name: adName })).toBe(isFound)
})

test("[B10.120] an ad fits when its category, maker, year and price are those that are sought", () => {
  expect(isFitting(tipper, { ...ad, isSameCategory: false })).toBe(false)
  expect(isFitting({ ...tipper, manufacturer: "VOLVO" }, ad)).toBe(true)
  expect(isFitting({ ...tipper, manufacturer: "Scania" }, ad)).toBe(false)
  expect(isFitting({ ...tipper, yearMin: 2016, yearMax: 2016 }, ad)).toBe(true)
  expect(isFitting({ ...tipper, yearMin: 2017 }, ad)).toBe(false)
  expect(isFitting({ ...tipper, yearMax: 2016 }, { ...ad, year: 0 })).toBe(false)
  expect(isFitting({ ...tipper, budget: 59_000_000 }, ad)).toBe(false)
})
