import { expect, test } from "vitest"
import { sellerIdentity } from "./seller-identity.ts"

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
