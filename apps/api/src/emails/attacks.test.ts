import { randomUUID } from "node:crypto"
import { allAttacks } from "@wara/domain/test/attack-texts"
import { expect, test } from "vitest"
import type { Mail } from "../ports/mailer/mailer.ts"
import { welcomeMail } from "./account.ts"
import { newDeviceMail } from "./account-security.ts"
import { adContactChangedMail } from "./ad-contact-changed.ts"
import {
  adApprovedMail,
  adBannedMail,
  adChangesRequestedMail,
  adRejectedMail,
} from "./ad-decisions.ts"
import { adEndedMail, adEndingMail } from "./ad-ends.ts"
import { adReceivedMail } from "./ad-received.ts"
import {
  alertConfirmationMail,
  alertHitsMail,
  alertKnownMail,
  alertQuestionMail,
  alertRestingMail,
  type MailedHit,
} from "./alerts.ts"
import { contactConfirmation, contactToOperators } from "./contact-message.ts"
import {
  leadCopyMail,
  leadReminderMail,
  messageToBuyerMail,
  questionMail,
  soldMachineMail,
} from "./leads.ts"
import { adIdeasMail, weeklyFiguresMail } from "./seller-figures.ts"
import { accountBlockedMail } from "./team-actions.ts"
import { offerMail, wantedDecidedMail, wantedDigestMail, wantedEndedMail } from "./wanted-ads.ts"

const site = { siteName: "Wara", baseUrl: "https://wara.test", operatorEmail: "o@wara.test" }
const email = "ana@faena.cl"
const documentId = randomUUID()
const link = "https://wara.test/mi-anuncio?codigo=x"
const at = new Date("2026-11-21T12:00:00Z")

/** Every mail that repeats user input, with the same text in all places. */
function lettersWith(text: string): Mail[] {
  const ad = {
    email,
    firstname: text,
    kind: "first",
    name: text,
    slug: "grua",
    photo: "/uploads/a.webp",
  } as const
  const refusal = { ...ad, reason: "other", notes: text } as const
  const links = { soldLink: link, renewLink: link }
  const message = { email, name: text, company: text, phone: text, message: text, documentId }
  const lead = {
    subject: { name: text, price: 1_000, currency: "CLP" },
    lead: { name: text, email, phone: text, company: text },
    text,
    link,
    risks: ["link"],
  } as const
  const alert = { email, name: text, frequency: "instant", link, oneClickUrl: link } as const
  const hit: MailedHit = {
    ...{ name: text, link, photo: null, price: 1_000, priceBefore: null, year: 2015, place: text },
    kind: "new",
    currency: "CLP",
  }
  const none = { list_views: 1, views: 1, contacts: 0, saves: 0 }
  const week = { ...none, whatsapp: 0, calls: 0, shares: 0, qr: 0 }
  const seller = { seller: { email, firstname: text }, switchLink: link, oneClickUrl: link }
  const peers = { ...none, count: 9, category: text }
  return [
    weeklyFiguresMail(site, { ...seller, ads: [{ name: text, link, week, before: week, peers }] }),
    adIdeasMail(site, {
      ...{ ...seller, views: 3, ideas: [{ kind: "share" }] },
      ad: { name: text, photo: null, editLink: link },
    }),
    alertConfirmationMail(site, alert),
    alertKnownMail(site, alert),
    alertRestingMail(site, alert, "paused"),
    alertHitsMail(site, alert, { hits: [hit], total: 1, listLink: link }),
    alertQuestionMail(site, alert),
    wantedDecidedMail(site, {
      ...{ email, firstname: text, name: text, slug: "grua-7", isApproved: false },
      ...{ reason: text, expiresAt: new Date() },
    }),
    wantedEndedMail(site, { email, firstname: text, name: text }),
    offerMail(site, {
      ...{ buyer: { email, firstname: text }, wanted: text, text, risks: [], link },
      ad: { name: text, slug: "grua-7", price: 1_000_000, currency: "CLP" },
    }),
    offerMail(site, {
      ...{ buyer: { email, firstname: text }, wanted: text, text, risks: [], link, ad: null },
    }),
    wantedDigestMail(site, {
      ...{ seller: { email, firstname: text }, switchLink: link, oneClickUrl: link },
      wanted: [{ name: text, ad: text, facts: [text], link }],
    }),
    adReceivedMail(site, { ...ad, hours: 24 }),
    adApprovedMail(site, { ...ad, expiresAt: at, isPublic: true, reminderDays: 3 }),
    adChangesRequestedMail(site, { ...refusal, adId: 7 }),
    adRejectedMail(site, { ...refusal, credits: { publication: 1, featured: 0 } }),
    adBannedMail(site, refusal),
    accountBlockedMail(site, { email, firstname: text, reason: text, blockedAds: 2 }),
    adEndingMail(site, { ...ad, ...links, expiresAt: at }),
    adEndedMail(site, { ...ad, ...links }),
    adContactChangedMail(site, { ...ad, changed: "both" }),
    contactToOperators(site, message),
    contactConfirmation(site, message),
    questionMail(site, { ...lead, seller: { email, firstname: text }, isNew: true }),
    leadCopyMail(site, lead),
    messageToBuyerMail(site, { ...lead, measure: "banned" }),
    leadReminderMail(site, {
      ...{ seller: { email, firstname: text }, waiting: [{ ad: text, name: text }], link },
    }),
    soldMachineMail(site, {
      ...{ ad: text, lead: lead.lead, moreLink: link },
      alternatives: [{ ...lead.subject, link }],
    }),
    newDeviceMail(site, { email, firstname: text, device: text, at }),
    welcomeMail(site, { email, firstname: text, link }),
  ]
}

/** Characters of markup: their count measures the amount of markup. */
const markupOf = ({ html }: Mail) => html.replace(/[^<>"']/g, "")

test("[B10.118] every mail says after its subject what it is about", () => {
  for (const { html, subject } of lettersWith("Grúa en venta")) {
    expect(/<div class="preview"[^>]*>([^<]+)<\/div>/.exec(html)?.[1], subject).toMatch(/\S{3}/)
  }
})

test("[S5.4] user text adds no markup to a mail", () => {
  const harmless = lettersWith("Texto < sin maldad").map(markupOf)
  for (const attack of allAttacks) {
    // Line breaks become our paragraphs; a name may or may not be used in the greeting.
    const text = `${attack.replace(/\s+/g, " ")} <`
    expect(lettersWith(text).map(markupOf), attack).toEqual(harmless)
  }
})
