import { expect, test } from "vitest"
import { requiredTexts } from "./ad-field-texts.ts"
import { adFields } from "./ad-fields.ts"
import { type AdContent, adContentSchema } from "./ad-schema.ts"
import { adTexts } from "./ad-texts.ts"

const now = new Date("2026-11-21T15:00:00Z")

const content: AdContent = {
  name: "Grúa horquilla Toyota",
  category: 3,
  currency: "CLP",
  price: 12_500_000,
  description: "Revisada en taller, lista.",
  email: "ventas@faena.cl",
  phone: "+56912345678",
  region: 7,
  commune: 12,
  address: "",
  address_number: "",
  condition: 2,
  manufacturer: "",
  model: "",
  year: 0,
  serial_number: "",
  weight: 0,
  width: 0,
  height: 0,
  depth: 0,
  gallery: [1],
}

const parse = (change: object) => adContentSchema(now).safeParse({ ...content, ...change })

test.each([
  {},
  { name: "Torno" },
  { name: "a".repeat(80) },
  { description: "b".repeat(20) },
  { description: "b".repeat(3000) },
  { price: 1 },
  { price: 9_999_999_999 },
  { price: 12_345.67, currency: "USD" },
  { price: 0.07, currency: "USD" },
  { year: 1900 },
  { year: 2027 },
  { weight: 115.55, width: 0.29, height: 1.1, depth: 9_999_999 },
  { gallery: Array.from({ length: adFields.gallery.max }, (_, place) => place + 1) },
])("%j may be submitted", (change) => {
  expect(parse(change).error?.issues).toBeUndefined()
})

test.each([
  ["name", { name: "Grúa" }, adTexts.nameTooShort],
  ["name", { name: "  a  " }, adTexts.nameTooShort],
  ["name", { name: "a".repeat(81) }, undefined],
  ["category", { category: 0 }, requiredTexts.category],
  ["currency", { currency: "EUR" }, requiredTexts.currency],
  ["price", { price: 0 }, requiredTexts.price],
  ["price", { price: -1 }, requiredTexts.price],
  ["price", { price: 10_000_000_000 }, adTexts.priceTooHigh],
  ["price", { price: 1.5 }, adTexts.priceWholePesos],
  ["price", { price: 1.005, currency: "USD" }, adTexts.priceCents],
  ["description", { description: `  ${"b".repeat(19)}  ` }, adTexts.descriptionTooShort],
  ["description", { description: "b".repeat(3001) }, undefined],
  ["email", { email: "ventas" }, undefined],
  ["phone", { phone: "" }, requiredTexts.phone],
  ["phone", { phone: "123" }, undefined],
  ["region", { region: 0 }, requiredTexts.region],
  ["commune", { commune: 0 }, requiredTexts.commune],
  ["address", { address: "a".repeat(121) }, undefined],
  ["address_number", { address_number: "1".repeat(11) }, undefined],
  ["condition", { condition: 0 }, requiredTexts.condition],
  ["manufacturer", { manufacturer: "a".repeat(41) }, undefined],
  ["model", { model: "a".repeat(41) }, undefined],
  ["serial_number", { serial_number: "a".repeat(41) }, undefined],
  ["year", { year: 1899 }, adTexts.yearInvalid(2027)],
  ["year", { year: 2028 }, adTexts.yearInvalid(2027)],
  ["year", { year: 2019.5 }, adTexts.yearInvalid(2027)],
  ["weight", { weight: -1 }, adTexts.measureInvalid],
  ["depth", { depth: 10_000_000 }, adTexts.measureTooLarge],
  ["gallery", { gallery: [] }, requiredTexts.gallery],
  [
    "gallery",
    { gallery: Array.from({ length: adFields.gallery.max + 1 }, (_, place) => place + 1) },
    adTexts.galleryTooMany,
  ],
  ["gallery", { gallery: [1, 1] }, adTexts.galleryTwice],
])("%s: %j is refused", (field, change, message) => {
  const issues = parse(change).error?.issues ?? []
  expect(issues.map(({ path }) => path[0])).toContain(field)
  if (message !== undefined) expect(issues.map((issue) => issue.message)).toContain(message)
})

test("telephones are taken however typed, texts are trimmed, unknown fields are refused", () => {
  expect(parse({ phone: "9 1234 5678" }).data?.phone).toBe("+56912345678")
  expect(parse({ phone: "(2) 2345 6789" }).data?.phone).toBe("+56223456789")
  expect(parse({ name: "  Grúa \n horquilla " }).data?.name).toBe("Grúa horquilla")
  expect(parse({ description: "Primera línea.\r\nSegunda línea.  " }).data?.description).toBe(
    "Primera línea.\nSegunda línea.",
  )
  expect(parse({ state: "active" }).success).toBe(false)
  expect(parse({ owner_id: 1 }).success).toBe(false)
})

test("[B5.29] name and description with a phone, an e-mail or a link are refused, each by what it is", () => {
  const messages = (given: object) => {
    const { error } = adContentSchema(now).safeParse({ ...content, ...given })
    return error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? []
  }
  const [name] = messages({ name: "Excavadora, llamar al 9 8765 4321" })
  expect(name).toMatch(/^name: Quita el teléfono «9 8765 4321»/)
  const [mail] = messages({ description: `${content.description} Escribir a ventas@faena.cl` })
  expect(mail).toMatch(/^description: Quita el correo «ventas@faena\.cl»/)
  const [link] = messages({ description: `${content.description} Más en www.faena.cl/x` })
  expect(link).toMatch(/^description: Quita el enlace «www\.faena\.cl\/x»/)
  expect(messages({ description: `${content.description} Se acepta transferencia.` })).toEqual([])
})

test("[B8.183] one message names all contact data of a text, so that it is corrected at once", () => {
  const messageOf = (added: string) => {
    const given = { ...content, description: `${content.description} ${added}` }
    return adContentSchema(now)
      .safeParse(given)
      .error?.issues.map(({ message }) => message)
  }
  expect(messageOf("Escribir a ventas@faena.cl o llamar al 9 8765 4321.")).toEqual([
    expect.stringMatching(
      /^Quita el correo «ventas@faena\.cl» y el teléfono «9 8765 4321»: aquí no/,
    ),
  ])
  const many = ["a", "b", "c", "d", "e", "f", "f"].map((name) => `${name}@faena.cl`)
  expect(messageOf(many.join(" y "))?.[0]).toMatch(
    /«c@faena\.cl», el correo «d@faena\.cl» y 2 más: aquí/,
  )
})

test.each([
  ["manufacturer", "WhatsApp +56 9 6666 6666", "el teléfono «+56 9 6666 6666»"],
  ["manufacturer", "ventas arroba faena punto cl", "el correo «ventas arroba faena punto cl»"],
  ["model", "llamar al 9 8765 4321", "el teléfono «9 8765 4321»"],
  ["model", "www.faena.cl", "el enlace «www.faena.cl»"],
])("[B8.8] contact data in %s are refused: %s", (field, text, leak) => {
  const { error } = adContentSchema(now).safeParse({ ...content, [field]: text })
  expect(error?.issues.map(({ path }) => path.join())).toEqual([field])
  expect(error?.issues[0]?.message).toMatch(`Quita ${leak}: aquí no van`)
})

test.each(["D6T", "8FG25", "320D2 L", "PC200-8", "966H / 2012", "WA470-6", ""])(
  "[B8.8] the model %j is accepted",
  (model) => {
    expect(adContentSchema(now).parse({ ...content, model }).model).toBe(model)
  },
)
