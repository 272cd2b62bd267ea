import { expect, test } from "vitest"
import { z } from "zod"
import { usernameField } from "./account-fields.ts"
import {
  changePasswordSchema,
  logInSchema,
  registerSchema,
  resetPasswordSchema,
} from "./account-schemas.ts"
import { accountTexts, passwordProblemTexts, usernameProblemTexts } from "./account-texts.ts"
import { profileSchema, publisherSchema } from "./profile-schema.ts"

const person = {
  kind: "person",
  firstname: "Ana",
  lastname: "Soto",
  rut: "12.345.678-5",
  email: "ana.soto@faena.cl",
  password: "grua-en-la-faena",
  accepts_terms: true,
  is_adult: true,
}
const company = {
  company_name: "Faena SpA",
  business_activity: "Arriendo de maquinaria",
  company_rut: "76086428-5",
}
const profile = { kind: "person", firstname: "Ana", lastname: "Soto", rut: "12345678-5" }

/** What is wrong by field, each message once: a form has room for one. */
function problems(schema: z.ZodType, input: unknown): [string, string][] {
  const parsed = schema.safeParse(input)
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => [path.join("."), message])
}

test("values of a sign-up are normalised", () => {
  const typed = { ...person, firstname: "  Ana\n María\u200b ", email: " ana.soto@faena.cl\u200b " }
  expect(registerSchema.parse(typed)).toEqual({
    ...person,
    firstname: "Ana María",
    rut: "12345678-5",
  })
  expect(registerSchema.parse({ ...person, ...company, kind: "company" })).toMatchObject(company)
})

const tooLong = accountTexts.tooLong
test.each([
  ["firstname", " ", accountTexts.firstnameRequired],
  ["firstname", "\u200b", accountTexts.firstnameRequired],
  ["firstname", undefined, accountTexts.firstnameRequired],
  ["lastname", "x".repeat(61), tooLong(60)],
  ["rut", "22.222.222-2", accountTexts.rutInvalid],
  ["rut", "12.345.678-6", accountTexts.rutInvalid],
  ["email", "", accountTexts.emailRequired],
  ["email", "ana@", accountTexts.emailInvalid],
  ["email", `${"x".repeat(250)}@faena.cl`, accountTexts.emailInvalid],
  ["password", undefined, accountTexts.passwordRequired],
  ["password", "corta", passwordProblemTexts["too-short"]],
  ["password", "ana.soto", passwordProblemTexts["contains-email"]],
  ["password", "anasoto", passwordProblemTexts["too-short"]],
  ["password", "ana.soto".repeat(9), passwordProblemTexts["too-long"]],
  ["password", "x".repeat(300), passwordProblemTexts["too-long"]],
  ["accepts_terms", false, accountTexts.termsRequired],
  ["is_adult", undefined, accountTexts.adulthoodRequired],
  ["kind", "robot", accountTexts.kindRequired],
])("sign-up: %s is refused with one message (%#)", (field, value, message) => {
  expect(problems(registerSchema, { ...person, [field]: value })).toEqual([[field, message]])
})

test("[B5.10] buyers sign up and have a profile without a RUT or a kind of account", () => {
  const { kind: _, rut: __, ...buyer } = person
  expect(registerSchema.parse(buyer)).toEqual({ ...buyer, rut: null })
  expect(registerSchema.parse({ ...buyer, rut: "" })).toMatchObject({ rut: null })
  expect(profileSchema.parse({ ...profile, rut: "" })).toMatchObject({ rut: null })
})

test("[B5.10] publishing requires the RUT of a person, and name, business and RUT of a company", () => {
  expect(problems(publisherSchema, { kind: "person", rut: "" })).toEqual([
    ["rut", accountTexts.rutRequired],
  ])
  expect(problems(publisherSchema, { kind: "person", rut: "11.111.111-1" })).toEqual([
    ["rut", accountTexts.rutInvalid],
  ])
  expect(publisherSchema.parse({ kind: "company", ...company })).toEqual({
    kind: "company",
    ...company,
  })
})

test("a company needs the data of a factura; a person must not send it", () => {
  expect(problems(registerSchema, { ...person, kind: "company" })).toEqual([
    ["company_name", accountTexts.companyNameRequired],
    ["business_activity", accountTexts.businessActivityRequired],
    ["company_rut", accountTexts.companyRutRequired],
  ])
  expect(problems(registerSchema, { ...person, ...company })).toHaveLength(1)
})

test.each(["pro", "role", "credits", "confirmed", "id", "username", "__proto__x"])(
  "nobody signs up, logs in or edits a profile with %s",
  (field) => {
    const logIn = { identifier: "ana", password: "x" }
    for (const [schema, good] of [
      [registerSchema, person],
      [profileSchema, profile],
      [logInSchema, logIn],
    ] as const) {
      expect(problems(schema, good)).toEqual([])
      expect(problems(schema, { ...good, [field]: 1 })).toHaveLength(1)
    }
  },
)

test("missing optional parts of a profile are empty", () => {
  expect(profileSchema.parse(profile)).toEqual({
    ...profile,
    phone: "",
    description: "",
    address: "",
    commune: null,
  })
  const given = { ...profile, phone: "9 1234 5678", description: " uno\ndos\u0000 ", commune: 3 }
  expect(profileSchema.parse(given)).toMatchObject({
    phone: "+56912345678",
    description: "uno\ndos",
    commune: 3,
  })
})

test.each([
  ["phone", "123", accountTexts.phoneInvalid],
  ["description", "x".repeat(1001), tooLong(1000)],
  ["address", "x".repeat(121), tooLong(120)],
  ["commune", "3", accountTexts.communeInvalid],
  ["commune", -1, accountTexts.communeInvalid],
  ["commune", 1.5, accountTexts.communeInvalid],
  ["commune", 1e12, accountTexts.communeInvalid],
  ["kind", undefined, accountTexts.kindRequired],
])("profile: %s is refused with one message (%#)", (field, value, message) => {
  expect(problems(profileSchema, { ...profile, [field]: value })).toEqual([[field, message]])
})

test("a new password is typed twice, and its problem is reported once", () => {
  const twice = { password: "grua-en-la-faena", passwordConfirmation: "otra" }
  const differ = [["passwordConfirmation", accountTexts.passwordsDiffer]]
  expect(problems(resetPasswordSchema, { ...twice, code: "x" })).toEqual(differ)
  expect(problems(changePasswordSchema, { ...twice, currentPassword: "x" })).toEqual(differ)
  const same = { currentPassword: twice.password, passwordConfirmation: twice.password }
  expect(problems(changePasswordSchema, { ...twice, ...same })).toEqual([
    ["password", accountTexts.passwordUnchanged],
  ])
  const short = { currentPassword: "", password: "x", passwordConfirmation: "x" }
  expect(problems(changePasswordSchema, short)).toEqual([
    ["currentPassword", accountTexts.passwordRequired],
    ["password", passwordProblemTexts["too-short"]],
  ])
})

test("a username is stored in lower case", () => {
  expect(usernameField.parse(" Ana.Soto ")).toBe("ana.soto")
  expect(problems(usernameField, "Admin")).toEqual([["", usernameProblemTexts.reserved]])
  expect(problems(usernameField, undefined)).toEqual([["", usernameProblemTexts.pattern]])
})

test("[S5.5] a schema without messages uses the default ones", () => {
  const messages = problems(z.object({ email: z.email(), site: z.url() }), {
    email: "x",
    site: "x",
  })
  expect(messages).toEqual([
    ["email", "Invalid email address"],
    ["site", "Invalid URL"],
  ])
})

test("[B8.8] names and the description of a profile do not contain contact data", () => {
  const fieldsWith = (given: object) =>
    problems(profileSchema, { ...profile, ...given }).map(([field]) => field)
  const phone = "Llamar al +56 9 8765 4321"
  const email = "ana@faena.cl"
  for (const text of [phone, email]) {
    expect(fieldsWith({ firstname: text })).toEqual(["firstname"])
    expect(fieldsWith({ lastname: text })).toEqual(["lastname"])
    expect(fieldsWith({ description: `Arriendo. ${text}` })).toEqual(["description"])
    expect(fieldsWith({ kind: "company", ...company, company_name: text })).toEqual([
      "company_name",
    ])
    expect(problems(registerSchema, { ...person, firstname: text })[0]?.[0]).toBe("firstname")
  }
  expect(fieldsWith({ description: "Más en www.faena.cl" })).toEqual(["description"])
  const named = { kind: "company", ...company, company_name: "Grúas.cl SpA" }
  expect(fieldsWith({ ...named, description: "Arriendo desde 1998, equipos hasta 2024." })).toEqual(
    [],
  )
})
