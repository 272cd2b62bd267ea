import { expect, test } from "vitest"
import { pendingDetail } from "../../test/sample-review-texts.ts"
import { diffWords } from "../ui/word-diff.tsx"
import { compareContent, picturesOnlyIn } from "./compare-content.ts"

test("exactly the changed facts are marked, with their previous values", () => {
  const rows = compareContent(pendingDetail())
  expect(rows.filter(({ changed }) => changed)).toMatchObject([
    { label: "Nombre", before: "Grúa horquilla Toyota", after: "Grúa Toyota" },
    { label: "Precio", before: "$9.900.000 + IVA", after: "$12.500.000 + IVA" },
    { label: "Comuna", before: "Calama", after: "Antofagasta" },
  ])
  expect(rows.find(({ label }) => label === "N.º de serie")).toMatchObject({ after: "—" })
  expect(rows.find(({ label }) => label === "Teléfono")?.after).toMatch(/^\+56 9 \d{4} \d{4}$/)
  expect(rows.find(({ label }) => label === "Peso")).toMatchObject({ after: "3.900 kg" })
})

test("a new ad is not compared", () => {
  const rows = compareContent({ ...pendingDetail(), approved: null })
  expect(rows.some(({ before, changed }) => changed || before !== null)).toBe(false)
})

test("added and removed pictures are distinguished", () => {
  const { approved, content } = pendingDetail()
  expect([...picturesOnlyIn(content, approved)]).toEqual([2])
  expect([...picturesOnlyIn(approved, content)]).toEqual([7])
})

test("a text is compared word by word", () => {
  expect(diffWords("Segundo dueño, al día.", "Único dueño, al día.")).toEqual([
    { kind: "removed", text: "Segundo " },
    { kind: "added", text: "Único " },
    { kind: "same", text: "dueño, al día." },
  ])
  expect(diffWords("Al día.", "Al día.\n\nRebajado.")).toEqual([
    { kind: "same", text: "Al día.\n\n" },
    { kind: "added", text: "Rebajado." },
  ])
  expect(diffWords("igual", "igual")).toEqual([{ kind: "same", text: "igual" }])
  const long = "palabra ".repeat(1300)
  expect(diffWords(long, `${long}más`).map(({ kind }) => kind)).toEqual(["removed", "added"])
})
