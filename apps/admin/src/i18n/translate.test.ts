import { expect, test } from "vitest"
import { translate } from "./i18n-provider.ts"

const messages = { ra: { count: "Un %{name} |||| %{smart_count} %{name}" } }

test("a text is interpolated in the plural form of its count", () => {
  const name = "anuncio"
  expect(translate(messages, "ra.count", { name, smart_count: 1 })).toBe("Un anuncio")
  expect(translate(messages, "ra.count", { name, smart_count: 3 })).toBe("3 anuncio")
  expect(translate(messages, "ra.count", {})).toBe("Un %{name}")
})

test("[B7.72] a total beyond the limit of counting is named as more", () => {
  const range = { ra: { range: "1–25 de %{total}" } }
  expect(translate(range, "ra.range", { total: 10_000 })).toBe("1–25 de 10.000")
  expect(translate(range, "ra.range", { total: 10_001 })).toBe("1–25 de más de 10.000")
})

test("a missing text falls back to the default or to its key", () => {
  expect(translate(messages, "ra.none", { _: "Otro" })).toBe("Otro")
  expect(translate(messages, "ra.toString")).toBe("ra.toString")
})
