import { dropPercent } from "@wara/domain/ads/price-drop"
import type { AlertFrequency, AlertKind } from "@wara/domain/alerts/alert"
import { maxMailedAds, quietAnswerDays } from "@wara/domain/alerts/alert"
import { alertConsent, alertTexts } from "@wara/domain/alerts/alert-texts"
import { type Currency, formatNetPrice } from "@wara/domain/money/money"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { type LetterCard, letterMail } from "./letter.ts"

/** An alert in a mail: its search in words, and the links of this mail. */
export type MailedAlert = {
  email: string
  /** The search in words. */
  name: string
  frequency: AlertFrequency
  /** The alert's page. */
  link: string
  oneClickUrl: string
}

const unsubscribe = ({ link, oneClickUrl }: MailedAlert) => ({
  label: "Cambiar, pausar o detener esta alerta",
  link,
  oneClickUrl,
})

/** Asks the owner of an address to confirm an alert that somebody typed. */
export function alertConfirmationMail(site: EmailSite, alert: MailedAlert): Mail {
  return letterMail(site, {
    to: alert.email,
    firstname: "",
    title: "Confirma tu alerta",
    paragraphs: [`Pediste que te avisemos cuando aparezca: ${alert.name}.`, alertConsent.text],
    action: { label: "Confirmar la alerta", link: alert.link },
    adds: [
      "Hasta que confirmes no te escribimos.",
      "Si no la pediste tú, no hagas nada: en una semana la borramos.",
    ],
  })
}

const restingTexts = {
  paused: ["Tu alerta está en pausa", "Ya tienes esa alerta, pero la pausaste."],
  asleep: [
    "Tu alerta está dormida",
    "Ya tienes esa alerta, pero se durmió porque hace meses que no la abres.",
  ],
} as const

/** Offers to resume an alert that rests, after somebody asked for it again. */
export function alertRestingMail(
  site: EmailSite,
  alert: MailedAlert,
  state: keyof typeof restingTexts,
): Mail {
  const [title, reason] = restingTexts[state]
  return letterMail(site, {
    to: alert.email,
    firstname: "",
    title,
    paragraphs: [
      `Pediste otra vez que te avisemos cuando aparezca: ${alert.name}.`,
      `${reason} No te escribimos hasta que la reactives.`,
    ],
    action: { label: "Reactivar la alerta", link: alert.link },
    adds: ["Si no la pediste tú, no hagas nada: sigue como está."],
    unsubscribe: unsubscribe(alert),
  })
}

/** Answers a request for an alert that is active already. */
export function alertKnownMail(site: EmailSite, alert: MailedAlert): Mail {
  return letterMail(site, {
    to: alert.email,
    firstname: "",
    title: "Ya tienes esta alerta",
    paragraphs: [`Ya tienes una alerta de esta búsqueda, y está activa: ${alert.name}.`],
    action: { label: "Ver la alerta", link: alert.link },
    adds: ["Si no la pediste otra vez, no hagas nada."],
    unsubscribe: unsubscribe(alert),
  })
}

/** Answers a request for one alert too many. */
export function alertsFullMail(site: EmailSite, alert: MailedAlert, limit: number): Mail {
  return letterMail(site, {
    to: alert.email,
    firstname: "",
    title: `Ya tienes ${limit} alertas`,
    paragraphs: [alertTexts.tooMany(limit)],
    action: { label: "Ver la más antigua", link: alert.link },
    adds: ["Cada correo de una alerta trae el enlace para detenerla."],
  })
}

export type MailedHit = {
  kind: AlertKind
  name: string
  /** The ad's page. */
  link: string
  photo: string | null
  price: number
  currency: Currency
  priceBefore: number | null
  year: number
  place: string
}

function cardOf(hit: MailedHit): LetterCard {
  const { currency, kind, link, name, photo, place, price, priceBefore, year } = hit
  const percent = priceBefore === null ? 0 : dropPercent({ from: priceBefore, to: price })
  const reason =
    kind === "price_drop" && percent > 0 ? `Bajó ${percent} %` : alertTexts.reasons[kind]
  const facts = [place, ...(year > 0 ? [String(year)] : [])].join(" · ")
  return { name, link, photo, details: [`${reason} · ${formatNetPrice(price, currency)}`, facts] }
}

/** What an alert found: at once, or all of a day or week. `total` counts also what is not shown. */
export function alertHitsMail(
  site: EmailSite,
  alert: MailedAlert,
  found: { hits: readonly MailedHit[]; total: number; listLink: string },
): Mail {
  const { hits, listLink, total } = found
  const [first] = hits
  const title =
    total === 1 && first
      ? `${alertTexts.reasons[first.kind]}: ${first.name}`
      : `${total} equipos para tu alerta`
  return letterMail(site, {
    to: alert.email,
    firstname: "",
    title,
    paragraphs: [`Tu alerta: ${alert.name}.`],
    cards: hits.slice(0, maxMailedAds).map(cardOf),
    action: { label: "Ver la búsqueda", link: listLink },
    adds: total > hits.length ? [`Hay ${total - hits.length} más en la búsqueda.`] : [],
    unsubscribe: unsubscribe(alert),
  })
}

/** Asks whether an alert that nobody visited for months is still of use. */
export function alertQuestionMail(site: EmailSite, alert: MailedAlert): Mail {
  return letterMail(site, {
    to: alert.email,
    firstname: "",
    title: "¿Sigues buscando?",
    paragraphs: [`Hace seis meses que no abres tu alerta: ${alert.name}.`],
    action: { label: "Sí, sigo buscando", link: alert.link },
    adds: [
      `Si no respondes en ${quietAnswerDays} días, la alerta se duerme y no te escribimos más. Puedes despertarla con este mismo enlace.`,
    ],
    unsubscribe: unsubscribe(alert),
  })
}

/** Offers to publish what an alert sought for two weeks without finding it. */
export function alertOfferMail(site: EmailSite, alert: MailedAlert, publishLink: string): Mail {
  return letterMail(site, {
    to: alert.email,
    firstname: "",
    title: "Todavía no aparece lo que buscas",
    paragraphs: [
      `En dos semanas no apareció nada para tu alerta: ${alert.name}.`,
      "Publica gratis lo que buscas: les avisamos a quienes venden equipos así, y nadie ve quién eres.",
    ],
    action: { label: "Publicar lo que busco", link: publishLink },
    adds: ["Tu alerta sigue activa. Esto te lo ofrecemos una sola vez."],
    unsubscribe: unsubscribe(alert),
  })
}
