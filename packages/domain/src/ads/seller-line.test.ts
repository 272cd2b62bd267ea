import { expect, test } from "vitest"
import { sellerLine } from "./seller-line.ts"

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
