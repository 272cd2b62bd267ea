import { expect, test } from "vitest"
import { contentKey } from "../../forms/content-key.server.ts"
import { isTrapped, readContactForm } from "./read-contact-form.server.ts"

const right = {
  name: " Ana ",
  email: "ana@faena.cl",
  company: "",
  phone: "+56 9 1234 5678",
  message: "Quiero saber de los packs.",
}

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test("[S2.12] a valid form yields the trimmed message", () => {
  const { parsed, errors } = readContactForm(formOf(right))
  expect(parsed).toEqual({ ...right, name: "Ana", phone: "+56912345678" })
  expect(errors).toEqual({})
})

test("a filled honeypot field is rejected", () => {
  expect(isTrapped(formOf({ ...right, website: "x" }))).toBe(true)
  expect(isTrapped(formOf(right))).toBe(false)
})

test("the same message has one idempotency key per day", () => {
  const message = { ...right, name: "Ana" }
  const morning = contentKey(message, new Date("2026-11-21T10:00:00Z"))
  expect(contentKey({ ...message }, new Date("2026-11-21T20:00:00Z"))).toBe(morning)
  expect(contentKey(message, new Date("2026-11-22T10:00:00Z"))).not.toBe(morning)
  expect(contentKey({ ...message, name: "Eva" }, new Date("2026-11-21T10:00:00Z"))).not.toBe(
    morning,
  )
})
