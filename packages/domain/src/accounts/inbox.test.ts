import { expect, test } from "vitest"
import { certainInboxOf, inboxOf } from "./inbox.ts"

test.each([
  ["ana@faena.cl", "Ana@FAENA.cl", "ana+wara@faena.cl", "ana@faena.cl."],
  ["ana.rojas@gmail.com", "anarojas@gmail.com", "A.n.a.rojas+1@GoogleMail.com"],
  ["ana@grúas.cl", "ana@xn--gras-rra.cl", "ana@GRÚAS.cl", "ana@gru\u0301as.cl"],
])("[B8.84] spellings of one inbox are one: %s", (first, ...others) => {
  for (const other of others) expect(inboxOf(other)).toBe(inboxOf(first))
})

test("[B8.84] dots count where the provider does not ignore them, and nothing breaks", () => {
  expect(inboxOf("ana.rojas@faena.cl")).not.toBe(inboxOf("anarojas@faena.cl"))
  expect(inboxOf("ana@faena.cl")).not.toBe(inboxOf("ana@faena.com"))
  for (const broken of ["", "ana", "@", "ana@", "a@b@c", "ana@[::1]", "ana@exa mple"])
    expect(inboxOf(broken)).toBe(inboxOf(inboxOf(broken)))
})

test.each([
  ["ana@faena.cl", "Ana@FAENA.cl", "ana@faena.cl."],
  ["ana.rojas@gmail.com", "anarojas@gmail.com", "A.n.a.rojas+1@GoogleMail.com"],
  ["ana@grúas.cl", "ana@xn--gras-rra.cl"],
])("[B8.110] spellings that certainly reach one inbox are one: %s", (first, ...others) => {
  for (const other of others) expect(certainInboxOf(other)).toBe(certainInboxOf(first))
})

test("[B8.110] what follows a plus sign may be another person's, and a plain address is its inbox", () => {
  expect(certainInboxOf("ana+wara@faena.cl")).toBe("ana+wara@faena.cl")
  for (const plain of ["Ana@faena.cl", "ana@grúas.cl", "a.na+x@gmail.com"])
    expect(certainInboxOf(plain)).toBe(inboxOf(plain))
})
