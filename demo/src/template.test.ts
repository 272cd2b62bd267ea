import { expect, test } from "vitest"
import { createRandom } from "./random.ts"
import { fillTemplate } from "./template.ts"

test("fills choices, ranges and variables, and begins with a capital", () => {
  const random = createRandom("template")
  const filled = fillTemplate(
    "[balde|cuchara] al {40..80/20} % en {commune}.",
    { commune: "Talca" },
    random,
  )
  expect(filled).toMatch(/^(Balde|Cuchara) al (40|60|80) % en Talca\.$/)
  expect(fillTemplate("{1.5..1.5/0.5} m y {1500..1500} kg", {}, random)).toBe("1,5 m y 1.500 kg")
})

test("a variable that is not given is an error", () => {
  expect(() => fillTemplate("en {commune}", {}, createRandom("x"))).toThrow(RangeError)
})
