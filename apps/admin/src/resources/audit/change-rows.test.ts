import { expect, test } from "vitest"
import { changeRows } from "./change-rows-texts.ts"

test("changed values come first, in words, nested ones by path", () => {
  const before = { name: "15 anuncios", price: 59_990, invoice: { rut: "1-9" } }
  const after = { name: "15 anuncios", price: 69_990, invoice: { rut: "1-9" }, on_sale: true }
  expect(changeRows(before, after)).toEqual([
    { field: "Precio", before: "59990", after: "69990", changed: true },
    { field: "A la venta", before: "—", after: "sí", changed: true },
    { field: "Nombre", before: "15 anuncios", after: "15 anuncios", changed: false },
    { field: "invoice.rut", before: "1-9", after: "1-9", changed: false },
  ])
  expect(changeRows(null, null)).toEqual([])
})

test("states and reasons use the same texts as elsewhere", () => {
  expect(changeRows({ ad: "active" }, { ad: "banned", reason: "fraud" })).toMatchObject([
    { field: "Anuncio", before: "Publicado", after: "Bloqueado" },
    { field: "Motivo", after: "Sospecha de fraude" },
  ])
})
