import { allAttacks } from "@wara/domain/test/attack-texts"
import { expect, test } from "vitest"
import { spreadsheet } from "./download-orders.ts"

/** The cells of a file, read back by the rules of its kind. */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of file
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^;\n"]*))(;|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "")
    if (end === "\n") rows.push([])
  }
  return rows
}

test("no cell is computed, and none spills into another", () => {
  const rows = cellsOf(spreadsheet(allAttacks.map((attack) => ["antes", attack, "después"])))
  for (const [place, attack] of allAttacks.entries()) {
    const [before, cell = "", after] = rows[place] ?? []
    expect([before, after], attack).toEqual(["antes", "después"])
    expect([attack, `'${attack}`], attack).toContain(cell)
    expect(cell, attack).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
  }
})

test("what a person typed is left as it is when no program would compute it", () => {
  expect(spreadsheet([["Grúa 5 = 6", "a-b"]])).toBe("\ufeffGrúa 5 = 6;a-b\n")
})
