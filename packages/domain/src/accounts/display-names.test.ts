import { expect, test } from "vitest"
import { initials, sellerIdentity, sellerLine } from "./display-names.ts"

test("first letters of first and last name, upper case", () => {
  expect(initials({ firstname: "ana", lastname: "ñanco", email: "x@y.cl" })).toBe("AÑ")
  expect(initials({ firstname: " Óscar ", lastname: null })).toBe("Ó")
})

test("without names the first two letters of the e-mail in upper case", () => {
  expect(initials({ firstname: "", lastname: "  ", email: "jperez@faena.cl" })).toBe("JP")
})

test("with neither names nor e-mail it is WA", () => {
  expect(initials({})).toBe("WA")
  expect(initials({ firstname: null, lastname: null, email: "" })).toBe("WA")
})

const person = { firstname: "Rodrigo", lastname: "Ibacache", pro: true, company_name: null }
const company_name = "Maquinarias Lomas Pardas"

test("[B5.9] a professional seller is the company, with the person as contact", () => {
  expect(sellerIdentity({ ...person, company_name })).toEqual({
    name: company_name,
    contact: "Rodrigo Ibacache",
  })
})

test("[B5.9] everybody else is the person", () => {
  const own = { name: "Rodrigo Ibacache", contact: null }
  expect(sellerIdentity(person)).toEqual(own)
  expect(sellerIdentity({ ...person, pro: false, company_name })).toEqual(own)
})

const pro = { firstname: "Rosa", username: "maquinas.rosa", pro: true }

test("[S2.37] visitors are asked to log in, and never see a name", () => {
  expect(sellerLine({ isLoggedIn: false, seller: pro, profileUsername: null })).toEqual({
    kind: "log-in",
  })
})

test("[B5.9] on a seller's own profile visitors are not told to log in to see the seller", () => {
  expect(sellerLine({ isLoggedIn: false, seller: null, profileUsername: "maquinas.rosa" })).toEqual(
    { kind: "none" },
  )
})

test("users see a professional seller's first name, except on the seller's own profile", () => {
  expect(sellerLine({ isLoggedIn: true, seller: pro, profileUsername: null })).toEqual({
    kind: "seller",
    firstname: "Rosa",
    username: "maquinas.rosa",
  })
  expect(sellerLine({ isLoggedIn: true, seller: pro, profileUsername: "Maquinas.Rosa" })).toEqual({
    kind: "none",
  })
})

test("users see nothing about a seller who is not professional, or unknown", () => {
  const line = sellerLine({
    isLoggedIn: true,
    seller: { ...pro, pro: false },
    profileUsername: null,
  })
  expect(line).toEqual({ kind: "none" })
  expect(sellerLine({ isLoggedIn: true, seller: null, profileUsername: null })).toEqual({
    kind: "none",
  })
})
