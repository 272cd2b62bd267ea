import { expect, test } from "vitest"
import { formatSize, formatWeight } from "./spec-sheet.tsx"

test.each([
  [790, "790 kg"],
  [12.5, "12,5 kg"],
  [999.99, "999,99 kg"],
  [1000, "1 t"],
  [20_500, "20,5 t"],
  [138_500, "138,5 t"],
  [1_200_000, "1.200 t"],
])("a weight of %d kg is written %s", (kilos, text) => expect(formatWeight(kilos)).toBe(text))

test.each([
  [85, "85 cm"],
  [7.25, "7,25 cm"],
  [100, "1 m"],
  [280, "2,8 m"],
  [1283, "12,83 m"],
])("a size of %d cm is written %s", (centimetres, text) =>
  expect(formatSize(centimetres)).toBe(text),
)
