import { expect, test } from "vitest"
import { z } from "zod"
import { fieldErrors, formDataOf, readForm } from "./read-form.server.ts"

const kind = {
  fields: ["name", "code", "agrees"],
  secrets: ["code"],
  schema: z.strictObject({
    name: z.string().min(1, "Falta el nombre."),
    code: z.string().min(3, "Falta el código."),
    agrees: z.literal(true, "Hay que aceptar."),
  }),
  input: (typed: Partial<Record<string, string>>) => ({ ...typed, agrees: typed.agrees === "on" }),
} as const

function formOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test("a valid form is parsed by its schema; unknown fields are ignored", () => {
  const form = formOf({ name: "Ana", code: "abcd", agrees: "on", pro: "true" })
  const read = readForm(form, kind)
  expect(read.parsed).toEqual({ name: "Ana", code: "abcd", agrees: true })
  expect(read.errors).toEqual({})
})

test("an invalid form has one message per field and returns the input, except secrets", () => {
  const { parsed, values, errors } = readForm(formOf({ name: "", code: "ab" }), kind)
  expect(parsed).toBeNull()
  expect(values).toEqual({ name: "", agrees: "" })
  expect(errors).toEqual({
    name: "Falta el nombre.",
    code: "Falta el código.",
    agrees: "Hay que aceptar.",
  })
})

test("a file instead of a text is read as an empty text", () => {
  const { values } = readForm(formOf({ name: new File(["x"], "x.txt") }), kind)
  expect(values.name).toBe("")
})

test.each([
  ["application/json", '{"name":"Ana"}'],
  ["text/plain", "name=Ana"],
  ["multipart/form-data", "name=Ana"],
  ["multipart/form-data; boundary=x", "--x broken"],
])("a body of %s that is not a form is read as an empty form", async (type, body) => {
  const headers = { "content-type": type }
  const request = new Request("http://wara.test/contacto", { method: "POST", headers, body })
  expect([...(await formDataOf(request))]).toEqual([])
})

test("the first of several messages for a field is shown", () => {
  const details = [
    { path: ["data", "email"], message: "uno" },
    { path: ["data", "email"], message: "dos" },
    { path: ["secret"], message: "tres" },
  ]
  expect(fieldErrors(["name", "email"], details)).toEqual({ email: "uno" })
})
