import { leadCodeDays } from "@wara/domain/leads/lead"
import { buyerRiskTexts } from "@wara/domain/leads/lead-texts"
import type { MessageRisk } from "@wara/domain/leads/message-risks"
import { type Currency, formatNetPrice } from "@wara/domain/money/money"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { adPath, paths } from "@wara/domain/site/paths"
import { wantedPath } from "@wara/domain/site/wanted-paths"
import { wantedDays } from "@wara/domain/wanted/wanted-ad"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

type Person = { email: string; firstname: string }

/** Reports the team's decision about a wanted ad. */
export function wantedDecidedMail(
  site: EmailSite,
  decision: Person & {
    name: string
    slug: string
    isApproved: boolean
    reason: string
    expiresAt: Date
  },
): Mail {
  const { email, expiresAt, firstname, isApproved, name, reason, slug } = decision
  if (!isApproved) {
    return letterMail(site, {
      to: email,
      firstname,
      title: "No publicamos tu búsqueda",
      paragraphs: [`Revisamos tu búsqueda «${name}» y no la publicamos. Motivo: ${reason}`],
      action: { label: "Publicar otra", link: site.baseUrl + paths.publishWanted },
      adds: ["Puedes publicarla de nuevo con ese cambio."],
    })
  }
  return letterMail(site, {
    to: email,
    firstname,
    title: "Tu búsqueda está publicada",
    paragraphs: [
      `Publicamos tu búsqueda «${name}» hasta el ${formatLongDate(expiresAt)}.`,
      "Le avisamos a quienes venden equipos así. Si alguien tiene uno, te escribimos.",
    ],
    action: { label: "Ver la búsqueda", link: site.baseUrl + wantedPath(slug) },
    adds: ["Nadie ve quién eres ni cómo contactarte: los mensajes pasan por nosotros."],
  })
}

/** Reports that the days of a wanted ad are over. */
export function wantedEndedMail(site: EmailSite, ended: Person & { name: string }): Mail {
  const { email, firstname, name } = ended
  return letterMail(site, {
    to: email,
    firstname,
    title: "Terminó tu búsqueda",
    paragraphs: [
      `Tu búsqueda «${name}» cumplió sus ${wantedDays} días y ya no se ve.`,
      "Si todavía buscas, renuévala con un botón en tu cuenta.",
    ],
    action: { label: "Ver mis búsquedas", link: site.baseUrl + paths.accountWanted },
    adds: [],
  })
}

/** An offer for the person who seeks: the seller's ad, if there is one, and message, without addresses. */
export function offerMail(
  site: EmailSite,
  offer: {
    buyer: Person
    ad: { name: string; slug: string; price: number; currency: Currency } | null
    wanted: string
    text: string
    risks: readonly MessageRisk[]
    link: string
  },
): Mail {
  const { ad, buyer, link, risks, text, wanted } = offer
  return letterMail(site, {
    to: buyer.email,
    firstname: buyer.firstname,
    title: "Alguien tiene lo que buscas",
    paragraphs: [
      ad === null
        ? `Alguien tiene un equipo para tu búsqueda «${wanted}», sin anuncio publicado, y te escribe:`
        : `Por tu búsqueda «${wanted}» te ofrecen «${ad.name}», ${formatNetPrice(ad.price, ad.currency)}:`,
      ...risks.map((risk) => `Atención: ${buyerRiskTexts[risk]}`),
    ],
    quote: text,
    action: { label: "Responder", link },
    ...(ad === null
      ? {}
      : { alternative: { label: "Ver el anuncio", link: site.baseUrl + adPath(ad.slug) } }),
    adds: [
      `Los mensajes pasan por ${site.siteName} y nadie ve tu correo.`,
      `El enlace sirve durante ${leadCodeDays} días y solo abre esta conversación.`,
    ],
  })
}

/** What is sought that a seller has, once a day at most. */
export function wantedDigestMail(
  site: EmailSite,
  digest: {
    seller: Person
    wanted: readonly { name: string; ad: string; facts: readonly string[]; link: string }[]
    switchLink: string
    oneClickUrl: string
  },
): Mail {
  const { oneClickUrl, seller, switchLink, wanted } = digest
  const isOne = wanted.length === 1
  return letterMail(site, {
    to: seller.email,
    firstname: seller.firstname,
    title: isOne
      ? "Buscan un equipo como el tuyo"
      : `${wanted.length} personas buscan lo que vendes`,
    paragraphs: ["Ofrece tu anuncio con «Tengo uno»: quien busca recibe tu mensaje por nosotros."],
    cards: wanted.map(({ ad, facts, link, name }) => ({
      ...{ name: `Se busca: ${name}`, link, photo: null },
      details: [facts.join(" · "), `Calza con tu anuncio «${ad}»`],
    })),
    action: { label: "Ver lo que se busca", link: site.baseUrl + paths.wanted },
    adds: [],
    unsubscribe: { label: "Elegir qué avisos recibo", link: switchLink, oneClickUrl },
  })
}
