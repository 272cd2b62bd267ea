import { expect, test } from "vitest"
import { soughtKind } from "./sought-kind.ts"

test.each([
  ["Camión tolva 20 m³", "camion tolva"],
  ["Camiones tolva", "camiones tolva"],
  ["Busco excavadora usada de 20 a 24 toneladas", "excavadora"],
  ["Grúa horquilla de 3 toneladas a gas", "grua horquilla"],
  ["20 m³", ""],
  ["Volvo FMX", "volvo fmx"],
])("[B10.120] who seeks «%s» seeks the kind «%s»", (name, kind) => {
  expect(soughtKind(name)).toBe(kind)
})
