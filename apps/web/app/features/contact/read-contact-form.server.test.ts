import { expect, test } from "vitest"
import { contactKey, fieldErrors, readContactForm, readFormOf } from "./read-contact-form.server.ts"

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

test("[S2.12] a right form gives the message, trimmed", () => {
  const { message, errors } = readContactForm(formOf(right))
  expect(message).toEqual({ ...right, name: "Ana" })
  expect(errors).toEqual({})
})

test("a file or nothing where a text is expected is an empty text", () => {
  const form = formOf({ ...right, name: "" })
  form.set("email", new File(["x"], "x.txt"))
  const { message, values, errors } = readContactForm(form)
  expect(message).toBeNull()
  expect(values.email).toBe("")
  expect(Object.keys(errors).toSorted()).toEqual(["email", "name"])
})

test.each([
  ["application/json", '{"name":"Ana"}'],
  ["text/plain", "name=Ana"],
  ["multipart/form-data", "name=Ana"],
  ["multipart/form-data; boundary=x", "--x broken"],
])("a post of %s that is no form reads as an empty one", async (type, body) => {
  const headers = { "content-type": type }
  const request = new Request("http://wara.test/contacto", { method: "POST", headers, body })
  expect([...(await readFormOf(request))]).toEqual([])
})

test("whoever fills in the hidden field is caught", () => {
  expect(readContactForm(formOf({ ...right, website: "x" })).isTrapped).toBe(true)
  expect(readContactForm(formOf(right)).isTrapped).toBe(false)
})

test("of several messages for a field the first is told", () => {
  const details = [
    { path: ["data", "email"], message: "uno" },
    { path: ["data", "email"], message: "dos" },
    { path: ["secret"], message: "tres" },
  ]
  expect(fieldErrors(details)).toEqual({ email: "uno" })
})

test("the same message has the same key on one day, another key on the next", () => {
  const message = { ...right, name: "Ana" }
  const morning = contactKey(message, new Date("2026-11-21T10:00:00Z"))
  expect(contactKey({ ...message }, new Date("2026-11-21T20:00:00Z"))).toBe(morning)
  expect(contactKey(message, new Date("2026-11-22T10:00:00Z"))).not.toBe(morning)
  expect(contactKey({ ...message, name: "Eva" }, new Date("2026-11-21T10:00:00Z"))).not.toBe(
    morning,
  )
})
