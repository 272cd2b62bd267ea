import { expect, test } from "vitest"
import { recordingIdentity } from "./recording-identity.ts"

const email = "ana@faena.cl"

test("[S3.8] a recording is named after the person logged in, full name trimmed, and the e-mail", () => {
  expect(recordingIdentity({ firstname: " Ana ", lastname: " Soto Mena ", email })).toEqual({
    name: "Ana Soto Mena",
    email,
  })
  expect(recordingIdentity({ firstname: "Ana", lastname: "", email })).toEqual({
    name: "Ana",
    email,
  })
  expect(recordingIdentity({ firstname: " ", lastname: "", email })).toEqual({ name: "", email })
})

test("[S3.8] nobody is named while nobody is logged in", () => {
  expect(recordingIdentity(null)).toBeNull()
})
