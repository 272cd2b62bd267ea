// Long because each rule of letters is tested with the letters that could break it.
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FakeSmtp, startFakeSmtp } from "../../test/start-fake-smtp.ts"
import { createSmtpMailer } from "../ports/mailer/mailer.ts"
import {
  confirmEmailMail,
  deletionCancelledMail,
  deletionScheduledMail,
  takenEmailMail,
  usedEmailMail,
  welcomeMail,
} from "./account.ts"
import {
  newDeviceMail,
  operatorInvitationMail,
  passwordChangedMail,
  providerLinkedMail,
  resetPasswordMail,
} from "./account-security.ts"
import {
  alertConfirmationMail,
  alertHitsMail,
  alertKnownMail,
  alertOfferMail,
  alertQuestionMail,
  alertRestingMail,
  alertsFullMail,
} from "./alerts.ts"
import { contactConfirmation, contactToOperators } from "./contact-message.ts"
import { savedAdsMail } from "./saved-ads.ts"
import { creditsGiftedMail } from "./team-actions.ts"

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

test("user text is escaped in HTML and plain in text; empty facts are omitted", () => {
  const mail = contactToOperators(site, message)
  expect(mail.html).toContain("Ana &amp; &lt;Soto&gt;")
  expect(mail.html).toContain("&lt;img src=&quot;x&quot; onerror=&quot;alert(1)&quot;&gt;")
  expect(mail.html.match(/<img/g)).toHaveLength(1)
  expect(mail.text).toContain("Nombre: Ana & <Soto>")
  expect(mail.text).not.toContain("Empresa")
  expect(mail.replyTo).toEqual({ name: message.name, address: message.email })
})

test("the confirmation goes to the sender, with the reference and without text of others, readable in dark mode", () => {
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

const link = "https://wara.test/confirmar-correo?codigo=abc&x=1"

const person = {
  email: "ana@faena.cl",
  firstname: "Ana",
  link,
  device: "Chrome en <b>Windows</b>",
  at: new Date("2026-11-21T17:35:00Z"),
  dueAt: new Date("2026-12-06T02:00:00Z"),
  panelUrl: "https://api.wara.test/admin",
  provider: "google",
  isDropped: true,
} as const

const letters = {
  welcome: welcomeMail,
  confirm: confirmEmailMail,
  reset: resetPasswordMail,
  invitation: operatorInvitationMail,
  changed: passwordChangedMail,
  device: newDeviceMail,
  linked: providerLinkedMail,
  taken: takenEmailMail,
  used: usedEmailMail,
  scheduled: deletionScheduledMail,
  cancelled: deletionCancelledMail,
}

test.each(Object.entries(letters))(
  "the %s mail has the same content in HTML and text, in light and dark mode",
  (_name, write) => {
    const mail = write(site, person)
    expect(mail.to).toBe("ana@faena.cl")
    expect(mail.subject).toMatch(/ · Wara$/)
    expect(mail.text).toMatch(/^Hola, Ana:\n/)
    expect(mail.text).toMatch(/Si no (fuiste|lo pediste|creaste)/)
    expect(mail.html).toContain("prefers-color-scheme: dark")
    expect(mail.html).not.toMatch(/<script|<b>Windows/)
    const html = plainText(mail.html)
    for (const line of mail.text.split("\n")) expect(html).toContain(line.replace(/:$/, ""))
  },
)

/** The visible text of a mail's HTML, as one line. */
const plainText = (markup: string) =>
  markup
    .replace(/<a [^>]*href="([^"]*)"[^>]*>Escríbenos<\/a>/, "Escríbenos: $1")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")

test("[B5.37] a long reference or address breaks instead of widening the mail; links are links", () => {
  const mail = contactConfirmation(site, message)
  expect(mail.html).toMatch(/\.card \{[^}]*overflow-wrap: anywhere/)
  const gift = creditsGiftedMail(site, { ...person, kind: "publication", count: 3 })
  expect(gift.html).toContain(`<a href="https://wara.test/cuenta/creditos">`)
  for (const { html } of [gift, mail]) {
    expect(html.replace(/<a .*?<\/a>/gs, "")).not.toMatch(/>[^<]*https:/)
  }
})

test("mails show days and hours in Chile's time", () => {
  expect(passwordChangedMail(site, person).text).toContain("21 de noviembre de 2026 a las 14:35")
  expect(deletionScheduledMail(site, person).text).toContain("el 5 de diciembre de 2026.")
})

test.each(["Premio en evil.test", "https://evil.test", "<b>Ana</b>", "a".repeat(31), "1000", ""])(
  "%j is not used as a name in a mail",
  (firstname) => {
    const mail = welcomeMail(site, { ...person, firstname })
    expect(mail.text).toMatch(/^Hola:\n/)
    expect(mail.html).not.toMatch(/evil|<b>/)
  },
)

test.each(["María José", "D'Angelo", "Ñancupil-Soto", "Åsa"])(
  "%s is addressed by name",
  (firstname) => {
    expect(welcomeMail(site, { ...person, firstname }).text).toMatch(`Hola, ${firstname}:\n`)
  },
)

test("no value can add a header or a recipient", async () => {
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

const cat = {
  kind: "saved_drop",
  name: 'Excavadora <b>Cat</b> "320D"',
  price: 47_000_000,
  currency: "CLP",
  eventAt: new Date("2026-11-21T17:35:00Z"),
  priceBefore: 50_000_000,
  endReason: null,
  link: "https://wara.test/anuncios/cat-320d",
} as const

const savedMail = (news: Parameters<typeof savedAdsMail>[1]["news"]) =>
  savedAdsMail(site, {
    reader: { email: "ana@faena.cl", firstname: "Ana" },
    news,
    alternatives: [],
    switchLink: "https://wara.test/avisos/c0de",
    oneClickUrl: "https://wara.test/avisos/c0de/baja",
  })

test("[B10.25] [B10.26] news of saved ads say what happened, and each mail ends with its switches", () => {
  const one = savedMail([cat])
  expect(one.html).toContain("Excavadora &lt;b&gt;Cat&lt;/b&gt; &quot;320D&quot;")
  expect(one.html).toContain('<a class="button"')
  expect(one.text).toContain("Ver el equipo:\nhttps://wara.test/anuncios/cat-320d")
  expect(one.text).toContain("Elegir qué avisos recibo:\nhttps://wara.test/avisos/c0de\n")
  const many = savedMail(Array.from({ length: 23 }, () => ({ ...cat, kind: "saved_ending" })))
  expect(many.subject).toBe("Novedades de 23 equipos que guardaste · Wara")
  expect(many.text.match(/Termina el 21 de noviembre de 2026 a las 14:35/g)).toHaveLength(20)
  expect(many.text).toContain("Y 3 más, que ves en tus guardados.")
})

test("[B10.26] mail clients get the address of their one-click post, and no header can be added to it", async () => {
  smtp.mails.length = 0
  const mailer = createSmtpMailer(smtp.url, "Wara <hola@wara.test>")
  await mailer.send(randomUUID(), savedMail([cat]))
  const injected = "https://wara.test/avisos/x\r\nBcc: otro@evil.test"
  await mailer.send(randomUUID(), { ...savedMail([cat]), unsubscribeUrl: injected })
  mailer.close()
  const [mail, other] = smtp.mails
  expect(mail).toContain("List-Unsubscribe: <https://wara.test/avisos/c0de/baja>")
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
  expect(other).not.toMatch(/^Bcc:/im)
})

const alert = {
  email: "ana@faena.cl",
  name: "«excavadora» en Maule",
  frequency: "daily",
  link: "https://wara.test/alertas/c0de",
  oneClickUrl: "https://wara.test/alertas/c0de/baja",
} as const

const hit = {
  kind: "price_drop",
  name: 'Excavadora <b>Cat</b> "320D"',
  link: "https://wara.test/anuncios/cat-320d",
  photo: null,
  price: 47_000_000,
  currency: "CLP",
  priceBefore: 50_000_000,
  year: 2015,
  place: "Talca, Maule",
} as const

const hitsMail = (count: number, total = count) =>
  alertHitsMail(site, alert, {
    hits: Array.from({ length: count }, () => hit),
    total,
    listLink: "https://wara.test/anuncios?s=excavadora",
  })

const alertMails = {
  confirmation: alertConfirmationMail(site, alert),
  known: alertKnownMail(site, alert),
  paused: alertRestingMail(site, alert, "paused"),
  asleep: alertRestingMail(site, alert, "asleep"),
  full: alertsFullMail(site, alert, 10),
  hits: hitsMail(1),
  question: alertQuestionMail(site, alert),
  offer: alertOfferMail(site, alert, "https://wara.test/se-busca/publicar?s=grua"),
}

test.each(Object.entries(alertMails))(
  "[B10.33] [B10.35] the %s mail of an alert leads to the alert and says the same in HTML and text",
  (_name, mail) => {
    expect(mail.to).toBe("ana@faena.cl")
    expect(mail.text).toMatch(/^Hola:\n/)
    expect(mail.text).toContain("https://wara.test/alertas/c0de")
    expect(mail.html).toContain("prefers-color-scheme: dark")
    expect(mail.html).not.toMatch(/<script|<b>Cat/)
  },
)

test("[B10.35] every mail of an existing alert can be stopped by one press; a request does not offer it yet", () => {
  const { confirmation, hits, known, paused, question } = alertMails
  for (const mail of [hits, known, paused, question])
    expect(mail.unsubscribeUrl).toBe(alert.oneClickUrl)
  expect(confirmation.unsubscribeUrl).toBeUndefined()
})

test("[B10.37] the mail of hits names what happened and how many more there are", () => {
  expect(alertMails.hits.text).toContain("Bajó 6 % · ")
  expect(alertMails.hits.text).toContain("Talca, Maule · 2015")
  const many = hitsMail(3, 12)
  expect(many.subject).toBe("12 equipos para tu alerta · Wara")
  expect(many.text).toContain("Hay 9 más en la búsqueda.")
})
