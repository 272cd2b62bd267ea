import { expect, test } from "vitest"
import { searchedAdNumber } from "./ad-number.ts"

test.each([
  "nº 1302",
  "N.º 1302",
  "n° 1302",
  "no. 1302",
  "nro 1302",
  "#1302",
  "anuncio n.º 1302",
  "anuncio 1302",
  " número 1302 ",
])("[B5.11] '%s' is understood as an ad number", (text) => {
  expect(searchedAdNumber(text)).toEqual({ number: 1302, isCertain: true })
})

test("[B5.11] a number alone may be an ad number or a model", () => {
  expect(searchedAdNumber("1302")).toEqual({ number: 1302, isCertain: false })
})

test.each(["", "pc200", "1302 litros", "n 1302", "1302.5", "1234567890", "nº", "motor nº 5"])(
  "'%s' is no ad's number",
  (text) => {
    expect(searchedAdNumber(text)).toBeNull()
  },
)
