import type { LeadLinkAction } from "@wara/contract/lead"
import { formatPhone } from "@wara/domain/accounts/phone"
import type { AdMeasure } from "@wara/domain/leads/lead"
import { leadCodeDays } from "@wara/domain/leads/lead"
import { adMeasureTexts, buyerRiskTexts, sellerRiskTexts } from "@wara/domain/leads/lead-texts"
import type { MessageRisk } from "@wara/domain/leads/message-risks"
import type { Currency } from "@wara/domain/money/money"
import { formatNetPrice } from "@wara/domain/money/money"
import { leadActionKey } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** What a lead is about: an ad with its price, or a wanted ad that was answered without one. */
type MailedSubject =
  | { name: string; price: number; currency: Currency }
  | { name: string; price: null }
type Sender = { name: string; email: string; phone: string; company: string }

const firstWord = (name: string): string => name.split(/\s+/)[0] ?? ""
const lasts = `El enlace sirve durante ${leadCodeDays} días y solo abre esta conversación.`
const throughUs = (site: EmailSite): string =>
  `Responde con el botón: los mensajes pasan por ${site.siteName} y nadie ve tu correo.`

const priceOf = (subject: MailedSubject): string =>
  subject.price === null ? "" : formatNetPrice(subject.price, subject.currency)

const withAction = (link: string, action: LeadLinkAction): string =>
  `${link}?${leadActionKey}=${action}`

/**
 * A question for the seller, or a further message of its sender. The buttons open a page that asks
 * before it does anything; the subject names neither the person nor the number.
 */
export function questionMail(
  site: EmailSite,
  question: {
    subject: MailedSubject
    seller: { email: string; firstname: string }
    lead: Sender
    text: string
    risks: readonly MessageRisk[]
    link: string
    isNew: boolean
  },
): Mail {
  const { isNew, lead, link, risks, seller, subject, text } = question
  const facts: [string, string][] = [
    ["Nombre", lead.name],
    ["Empresa", lead.company],
    ["Teléfono", formatPhone(lead.phone)],
    ["Equipo", subject.name],
    ["Precio", priceOf(subject)],
  ]
  return letterMail(site, {
    to: seller.email,
    firstname: seller.firstname,
    title: isNew ? "Tienes una consulta nueva" : "Te escribieron otra vez",
    paragraphs: [
      isNew
        ? `Te preguntan por tu anuncio «${subject.name}»:`
        : `Siguió la conversación por «${subject.name}»:`,
      ...risks.map((risk) => `Atención: ${sellerRiskTexts[risk]}`),
    ],
    quote: text,
    facts: facts.filter(([, value]) => value !== ""),
    action: { label: "Responder", link: withAction(link, "reply") },
    choices: [
      { label: "No disponible", link: withAction(link, "not-available") },
      { label: "Es spam", link: withAction(link, "spam") },
      ...(subject.price === null ? [] : [{ label: "Vendido", link: withAction(link, "sold") }]),
    ],
    adds: [throughUs(site), lasts],
  })
}

/** Confirms a question to its sender; `text` is null when the address may be another person's. */
export function leadCopyMail(
  site: EmailSite,
  copy: { subject: MailedSubject; lead: Sender; link: string; text: string | null },
): Mail {
  const { lead, link, subject, text } = copy
  return letterMail(site, {
    to: lead.email,
    firstname: text === null ? "" : firstWord(lead.name),
    title: "Enviamos tu consulta",
    paragraphs: [`Le enviamos al vendedor tu consulta por «${subject.name}».`],
    ...(text === null ? {} : { quote: text }),
    action: { label: "Ver la conversación", link },
    adds: [
      "Te avisamos por correo cuando responda.",
      lasts,
      "Si no preguntaste tú, puedes ignorar este correo.",
    ],
  })
}

/** Asks the sender of a risky question to confirm it; contains nothing that was typed. */
export function leadConfirmationMail(
  site: EmailSite,
  waiting: { subject: MailedSubject; lead: Sender; link: string },
): Mail {
  const { lead, link, subject } = waiting
  return letterMail(site, {
    to: lead.email,
    firstname: "",
    title: "Confirma tu consulta",
    paragraphs: [
      `Tu consulta por «${subject.name}» todavía no llega al vendedor: trae un enlace o habla de pagos, y antes comprobamos que la escribió una persona.`,
    ],
    action: { label: "Confirmar y enviar", link: withAction(link, "confirm") },
    adds: [lasts, "Si no preguntaste tú, no hagas nada: no se envía."],
  })
}

/** The seller's message to the buyer, with warnings where it is risky. */
export function messageToBuyerMail(
  site: EmailSite,
  message: {
    subject: MailedSubject
    lead: Sender
    text: string
    risks: readonly MessageRisk[]
    measure: AdMeasure | null
    link: string
  },
): Mail {
  const { lead, link, measure, risks, subject, text } = message
  return letterMail(site, {
    to: lead.email,
    firstname: firstWord(lead.name),
    title: "Respondieron tu consulta",
    paragraphs: [
      `Sobre ${[`«${subject.name}»`, priceOf(subject)].filter(Boolean).join(", ")}:`,
      ...(measure === null ? [] : [`Atención: ${adMeasureTexts[measure]}`]),
      ...risks.map((risk) => `Atención: ${buyerRiskTexts[risk]}`),
    ],
    quote: text,
    action: { label: "Seguir la conversación", link },
    adds: [throughUs(site), lasts],
  })
}

/** Reminds a seller, once for each question, of those without an answer. */
export function leadReminderMail(
  site: EmailSite,
  reminder: {
    seller: { email: string; firstname: string }
    waiting: readonly { ad: string; name: string }[]
    link: string
  },
): Mail {
  const { link, seller, waiting } = reminder
  const isOne = waiting.length === 1
  return letterMail(site, {
    to: seller.email,
    firstname: seller.firstname,
    title: isOne
      ? "Una consulta espera tu respuesta"
      : `${waiting.length} consultas esperan tu respuesta`,
    paragraphs: [
      isOne
        ? "Hace más de un día hábil que te preguntaron, y todavía no respondes."
        : "Hace más de un día hábil que te preguntaron por estos equipos, y todavía no respondes.",
    ],
    items: waiting.map(({ ad, name }) => [ad, name] as const),
    action: { label: isOne ? "Responder" : "Ver mis consultas", link },
    adds: ["Si el equipo ya no está disponible, dilo con un toque: así nadie sigue esperando."],
  })
}

/** Informs a seller of the questions and messages of an hour that were too many for a mail each. */
export function leadSummaryMail(
  site: EmailSite,
  summary: {
    seller: { email: string; firstname: string }
    total: number
    machines: readonly { subject: string; threads: number }[]
    link: string
  },
): Mail {
  const { link, machines, seller, total } = summary
  const count = (threads: number) =>
    threads === 1 ? "1 conversación" : `${threads} conversaciones`
  return letterMail(site, {
    to: seller.email,
    firstname: seller.firstname,
    title: `Tienes ${count(total)} más sin leer`,
    paragraphs: [
      "Te escribieron tantas veces que no te enviamos un correo por cada una. Están en tus consultas, completas:",
    ],
    items: machines.map(({ subject, threads }) => [subject, count(threads)] as const),
    action: { label: "Ver mis consultas", link },
    adds: ["Nada se pierde: ahí las lees, las respondes y bloqueas a quien te moleste."],
  })
}

/** Informs the sender of an open question that the machine was sold, and names similar ones. */
export function soldMachineMail(
  site: EmailSite,
  sold: {
    ad: string
    lead: Pick<Sender, "email" | "name">
    alternatives: readonly { name: string; price: number; currency: Currency; link: string }[]
    moreLink: string
  },
): Mail {
  const { ad, alternatives, lead, moreLink } = sold
  const hasOthers = alternatives.length > 0
  return letterMail(site, {
    to: lead.email,
    firstname: firstWord(lead.name),
    title: "La máquina se vendió",
    paragraphs: [
      `El equipo por el que preguntaste, «${ad}», se vendió.`,
      ...(hasOthers ? ["Estos se le parecen y siguen publicados:"] : []),
    ],
    choices: alternatives.map(({ currency, link, name, price }) => ({
      label: `${name} · ${formatNetPrice(price, currency)}`,
      link,
    })),
    action: { label: hasOthers ? "Ver más equipos" : "Buscar otro equipo", link: moreLink },
    adds: [],
  })
}
