import { expect, test } from "vitest"
import { adContactChangedMail } from "./ad-contact-changed.ts"
import {
  adApprovedMail,
  adBannedMail,
  adChangesRequestedMail,
  adRejectedMail,
} from "./ad-decisions.ts"
import { adEndedMail, adEndingMail } from "./ad-ends.ts"
import { adOnHoldMail, adReleasedMail } from "./ad-hold.ts"
import { adReceivedMail } from "./ad-received.ts"

const site = { siteName: "Wara", baseUrl: "https://wara.test" }

const ad = {
  email: "ana@faena.cl",
  firstname: "Ana",
  kind: "first",
  adId: 7,
  name: "Grúa <b>Toyota</b>",
  slug: "grua-toyota-7",
  photo: "/uploads/medium_grua.webp",
  reason: "pictures",
  notes: "La primera foto está borrosa.\n\nSube otra <script>alert(1)</script>.",
  credits: { publication: 1, featured: 1 },
  isPublic: true,
  expiresAt: new Date("2026-12-06T02:00:00Z"),
  hours: 24,
  days: 5,
  link: "https://wara.test/apelar?codigo=apelar",
  changed: "both",
  reminderDays: 3,
  renewLink: "https://wara.test/mi-anuncio?codigo=renovar",
  soldLink: "https://wara.test/mi-anuncio?codigo=vendido",
} as const

const letters = {
  received: adReceivedMail,
  "changes requested": adChangesRequestedMail,
  approved: adApprovedMail,
  rejected: adRejectedMail,
  banned: adBannedMail,
  "on hold": adOnHoldMail,
  released: adReleasedMail,
  ending: adEndingMail,
  ended: adEndedMail,
  "contact changed": adContactChangedMail,
}

test.each(Object.entries(letters))(
  "the mail of an ad %s has the same content in HTML and text, names the ad and escapes its markup",
  (_name, write) => {
    const mail = write(site, ad)
    expect(mail.to).toBe("ana@faena.cl")
    expect(mail.subject).toMatch(/ · Wara$/)
    expect(mail.text).toMatch(/^Hola, Ana:\n/)
    expect(mail.text).toContain("«Grúa <b>Toyota</b>»")
    expect(mail.html).not.toMatch(/<b>Toyota|<script/)
    const markup = mail.html
      .replace(/<a [^>]*href="([^"]*)"[^>]*>Escríbenos<\/a>/, "Escríbenos: $1")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
    for (const line of mail.text.split("\n")) expect(markup).toContain(line.replace(/:$/, ""))
  },
)

test("a rejection contains the team's reason and the returned credits", () => {
  const { text } = adRejectedMail(site, ad)
  expect(text).toContain("Motivo: Fotos.\n\nLa primera foto está borrosa.")
  expect(text).toContain("Te devolvimos el crédito para publicar y el crédito para destacar.")
  const other = adRejectedMail(site, { ...ad, reason: "other" })
  expect(other.text).toContain("Motivo: La primera foto está borrosa.")
  const edit = adRejectedMail(site, {
    ...ad,
    kind: "edit",
    credits: { publication: 0, featured: 0 },
  })
  expect(edit.text).toContain("La última versión aprobada se sigue mostrando.")
  expect(edit.text).not.toContain("Te devolvimos")
})

test("requested changes come with a link to the form, and cost nothing", () => {
  const { text } = adChangesRequestedMail(site, ad)
  expect(text).toContain("https://wara.test/cuenta/mis-anuncios/7/editar")
  expect(text).toContain("no tiene costo")
})

test("[B5.33] the approval of an ended ad's change says that it is not public", () => {
  const { subject, text } = adApprovedMail(site, { ...ad, kind: "edit", isPublic: false })
  expect(subject).toBe("Aprobamos los cambios de tu anuncio · Wara")
  expect(text).toContain("los cambios se verán cuando lo publiques otra vez")
  expect(text).toContain("https://wara.test/cuenta/mis-anuncios")
})

test("the approval has the ad's URL and its end in Chile's time", () => {
  const { text } = adApprovedMail(site, ad)
  expect(text).toContain("https://wara.test/anuncios/grua-toyota-7")
  expect(text).toContain("hasta el 5 de diciembre de 2026 a las 23:00.")
})

test("the end mail asks whether the machine was sold and offers to renew, with a link each", () => {
  const { html, text } = adEndedMail(site, ad)
  expect(text).toContain(`Renovar mi anuncio:\n${ad.renewLink}`)
  expect(text).toContain(`Sí, lo vendí:\n${ad.soldLink}`)
  expect(html).toContain(`<a href="${ad.soldLink}">Sí, lo vendí</a>`)
})

test("[B8.185] the warning before the end renews and marks as sold, with a link each", () => {
  const { html, text } = adEndingMail(site, ad)
  expect(text).toContain(`Renovar mi anuncio:\n${ad.renewLink}`)
  expect(text).toContain(`Sí, lo vendí:\n${ad.soldLink}`)
  expect(html).toContain(`<a href="${ad.soldLink}">Sí, lo vendí</a>`)
})

test.each(Object.entries(letters))(
  "[B5.37] the mail of an ad %s has the brand, one button, and only pictures of the site with alternative texts",
  (_name, write) => {
    const { html } = write(site, ad)
    expect(html.match(/class="button"/g)).toHaveLength(1)
    const pictures = [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(
      ([, ...found]) => found,
    )
    expect(pictures[0]).toEqual(["https://wara.test/icon-192.png", ""])
    for (const [source] of pictures) expect(source).toMatch(/^https:\/\/wara\.test\//)
  },
)

test("[B5.37] mails show the photo only of ads that are or were public", () => {
  const photo =
    '<img src="https://wara.test/api/images/medium_grua.webp?w=640" alt="Foto de Grúa &lt;b&gt;Toyota&lt;/b&gt;"'
  for (const write of [adApprovedMail, adEndingMail, adEndedMail]) {
    expect(write(site, ad).html).toContain(photo)
    expect(write(site, { ...ad, photo: null }).html).not.toContain("Foto de")
  }
  for (const write of [adReceivedMail, adRejectedMail, adBannedMail]) {
    expect(write(site, ad).html).not.toContain("/api/images/")
  }
})
