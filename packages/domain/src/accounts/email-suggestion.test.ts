import { expect, test } from "vitest"
import { suggestEmail } from "./email-suggestion.ts"

test.each([
  ["gmial.com", "gmail.com"],
  ["gmal.com", "gmail.com"],
  ["gamil.com", "gmail.com"],
  ["gmaill.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmial.con", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmail.cl", "gmail.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmai.com", "hotmail.com"],
  ["hotmail.con", "hotmail.com"],
  ["hotnail.cl", "hotmail.cl"],
  ["outlok.com", "outlook.com"],
  ["outllook.es", "outlook.es"],
  ["yaho.com", "yahoo.com"],
  ["iclud.com", "icloud.com"],
  ["live.con", "live.com"],
  ["faena.con", "faena.com"],
])("[B5.26] for %s the suggestion is %s", (typed, suggested) => {
  expect(suggestEmail(`juan@${typed}`)).toBe(`juan@${suggested}`)
})

test.each([
  ...["gmail.com", "Gmail.com", "hotmail.cl", "mail.com", "ymail.com", "vtr.net", "faena.cl"],
  ...["give.cl", "codelco.cl", "uc.cl", "empresa.com.pe", "me.cl"],
])("[B5.26] no correction is suggested for %s", (domain) => {
  expect(suggestEmail(`juan@${domain}`)).toBeNull()
})

test("[B5.26] an incomplete e-mail has no suggestion, and the name stays as typed", () => {
  for (const typed of ["", "juan", "@gmial.com"]) expect(suggestEmail(typed)).toBeNull()
  expect(suggestEmail("Juan.Muñoz@gmial.com")).toBe("Juan.Muñoz@gmail.com")
})
