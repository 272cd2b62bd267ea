import { expect, test } from "vitest"
import { actionName, subjectName } from "./audit-names-texts.ts"

test("an action and what it was about are told in words; a whole list has no number", () => {
  expect(actionName("orders.export")).toBe("Descargó")
  expect(actionName("users.read-many")).toBe("Leyó muchos registros")
  expect(subjectName({ subject_kind: "orders", subject_id: "", subject_name: "" })).toBe("Orden")
  expect(subjectName({ subject_kind: "orders", subject_id: "7", subject_name: "" })).toBe(
    "Orden: 7",
  )
  expect(subjectName({ subject_kind: "ads", subject_id: "7", subject_name: "Grúa" })).toBe(
    "Anuncio: Grúa",
  )
})
