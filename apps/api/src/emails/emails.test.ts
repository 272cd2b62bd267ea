import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FakeSmtp, startFakeSmtp } from "../../test/start-fake-smtp.ts"
import { createSmtpMailer } from "../ports/mailer/smtp-mailer.ts"
import { contactConfirmation } from "./contact-confirmation.ts"
import { contactToOperators } from "./contact-to-operators.ts"

const site = {
  siteName: "Wara",
  baseUrl: "https://wara.test",
  operatorEmail: "operador@wara.test",
}

const message = {
  email: "ana@faena.cl",
  name: "Ana & <Soto>",
  company: "",
  phone: "",
  message: 'Hola\n\n<img src="x" onerror="alert(1)">',
  documentId: "0123456789abcdef0123456789abcdef",
}

let smtp: FakeSmtp

beforeAll(async () => {
  smtp = await startFakeSmtp()
})

afterAll(() => smtp.stop())

test("what people wrote is escaped in markup and plain in text; empty facts are left out", () => {
  const mail = contactToOperators(site, message)
  expect(mail.html).toContain("Ana &amp; &lt;Soto&gt;")
  expect(mail.html).toContain("&lt;img src=&quot;x&quot; onerror=&quot;alert(1)&quot;&gt;")
  expect(mail.html).not.toContain("<img")
  expect(mail.text).toContain("Nombre: Ana & <Soto>")
  expect(mail.text).not.toContain("Empresa")
  expect(mail.replyTo).toEqual({ name: message.name, address: message.email })
})

test("the confirmation goes to the person, with the reference and no word of a stranger, readable in the dark", () => {
  const mail = contactConfirmation(site, message)
  expect(mail.to).toBe("ana@faena.cl")
  expect(mail.subject).toBe("Recibimos tu mensaje · Wara")
  expect(mail.text).toContain(message.documentId)
  expect(mail.html).toContain("prefers-color-scheme: dark")
  for (const part of [mail.html, mail.text]) {
    expect(part).not.toContain("Ana")
    expect(part).not.toContain("onerror")
  }
})

test("no value can add a header or a receiver", async () => {
  const mailer = createSmtpMailer(smtp.url, "Wara <hola@wara.test>")
  await mailer.send(randomUUID(), {
    ...contactToOperators(site, { ...message, name: "Ana\r\nBcc: otro@faena.cl\r\n\r\nCuerpo" }),
    to: "operador@wara.test",
  })
  mailer.close()
  const [headers = ""] = (smtp.mails[0] ?? "").split("\n\n")
  expect(headers).toMatch(/^To: operador@wara\.test$/m)
  expect(headers).not.toMatch(/^(Bcc|Cuerpo)/im)
})
