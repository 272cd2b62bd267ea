import { expect, test } from "vitest"
import { accountTexts } from "../accounts/account-texts.ts"
import { contactSchema } from "./contact-schema.ts"
import { contactTexts } from "./contact-texts.ts"

const good = { email: "ana@faena.cl", name: "Ana", message: "Busco una excavadora de 20 t." }

function messagesOf(input: unknown): string[] {
  const parsed = contactSchema.safeParse(input)
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

test("a complete message is accepted, with optional fields empty and spaces trimmed", () => {
  expect(contactSchema.parse({ ...good, name: "  Ana " })).toEqual({
    ...good,
    company: "",
    phone: "",
  })
})

test.each([
  ["email", "", contactTexts.emailRequired],
  ["email", "ana@", accountTexts.emailInvalid],
  ["name", " ", contactTexts.nameRequired],
  ["name", "x".repeat(81), accountTexts.tooLong(80)],
  ["company", "x".repeat(81), accountTexts.tooLong(80)],
  ["phone", "12 34 x", accountTexts.anyPhoneInvalid],
  ["phone", "123", accountTexts.anyPhoneInvalid],
  ["phone", "1".repeat(21), accountTexts.anyPhoneInvalid],
  ["message", "corto", contactTexts.messageTooShort(10)],
  ["message", "x".repeat(3001), accountTexts.tooLong(3000)],
])("%s %j is refused with its own message", (field, value, message) => {
  expect(messagesOf({ ...good, [field]: value })).toEqual([message])
})

test("[B10.221] the phone of a message is a Chilean number or one of another country", () => {
  const phoneOf = (phone: string) => contactSchema.parse({ ...good, phone }).phone
  expect(phoneOf("9 8765 4321")).toBe("+56987654321")
  expect(phoneOf("+591 7123 4567")).toBe("+59171234567")
})

test("an unknown field is refused", () => {
  expect(messagesOf({ ...good, role: "operator" })).toHaveLength(1)
})
