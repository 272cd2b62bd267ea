import { allAttacks } from "@wara/domain/test/attack-texts"
import { expect, test } from "vitest"
import { spreadsheet } from "./download-orders.ts"

/** The cells of a file, parsed as its format. */
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

test("no cell is a formula or spills into another one", () => {
  const rows = cellsOf(spreadsheet(allAttacks.map((attack) => ["antes", attack, "después"])))
  for (const [place, attack] of allAttacks.entries()) {
    const [before, cell = "", after] = rows[place] ?? []
    expect([before, after], attack).toEqual(["antes", "después"])
    expect([attack, `'${attack}`], attack).toContain(cell)
    expect(cell, attack).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
  }
})

test("[B8.12] no formula follows a comma, where other programs begin a cell", () => {
  const file = spreadsheet([["Juan,=cmd|' /C calc'!A0", "a, +1", "b,\t@x", "1,5"]])
  expect(file).toBe("\ufeffJuan,'=cmd|' /C calc'!A0;a, '+1;b,\t'@x;1,5\n")
})

test("text that no program would compute stays unchanged", () => {
  expect(spreadsheet([["Grúa 5 = 6", "a-b"]])).toBe("\ufeffGrúa 5 = 6;a-b\n")
})
