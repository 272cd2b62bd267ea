import { expect, test } from "vitest"
import { genderForms } from "./gender-forms.ts"

test("[B5.6] a machine word has its own forms and those of the other gender", () => {
  expect(genderForms("cosechadoras")).toEqual({
    own: ["cosechadora", "cosechadoras"],
    other: ["cosechador", "cosechadores"],
  })
  expect(genderForms("hormigonero")).toEqual({
    own: ["hormigonero", "hormigoneros"],
    other: ["hormigonera", "hormigoneras"],
  })
})

test.each(["torno", "mora", "grua", "pc200", "motores2", ""])("%s has no other gender", (word) => {
  expect(genderForms(word)).toBeNull()
})
