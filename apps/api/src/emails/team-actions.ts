import { blockReasonSentence } from "@wara/domain/accounts/account-texts"
import type { CreditKind } from "@wara/domain/credits/credit"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Notifies a user that the team blocked the account: why, the consequences and how to reply. */
export function accountBlockedMail(
  site: EmailSite,
  account: { email: string; firstname: string; reason: string; blockedAds: number },
): Mail {
  const { blockedAds, email, firstname, reason } = account
  return letterMail(site, {
    to: email,
    firstname,
    title: "Bloqueamos tu cuenta",
    paragraphs: [
      "Bloqueamos tu cuenta porque no cumple las condiciones del sitio.",
      blockReasonSentence(reason),
      "Mientras esté bloqueada no puedes iniciar sesión ni publicar.",
      ...blockedAdsLines(blockedAds),
    ],
    action: { label: "Escribir al equipo", link: contactAddress(site) },
    adds: [
      "Si crees que es un error, escríbenos desde este correo, cuéntanos qué pasó y lo revisaremos.",
    ],
  })
}

function blockedAdsLines(count: number): string[] {
  if (count === 0) return []
  if (count === 1) return ["También bloqueamos tu anuncio: no se ve en el sitio."]
  return [`También bloqueamos tus ${count} anuncios: no se ven en el sitio.`]
}

export function accountUnblockedMail(
  site: EmailSite,
  account: { email: string; firstname: string },
): Mail {
  return letterMail(site, {
    to: account.email,
    firstname: account.firstname,
    title: "Desbloqueamos tu cuenta",
    paragraphs: ["Tu cuenta ya no está bloqueada: puedes volver a iniciar sesión y a publicar."],
    action: { label: "Iniciar sesión", link: `${site.baseUrl}${paths.login}` },
    adds: ["Los anuncios que bloqueamos siguen bloqueados."],
  })
}

/** Reports the team's decision on a request for a professional account. */
export function proRequestAnsweredMail(
  site: EmailSite,
  answer: { email: string; firstname: string; isApproved: boolean; reason: string },
): Mail {
  const { email, firstname, isApproved, reason } = answer
  if (isApproved) {
    return letterMail(site, {
      to: email,
      firstname,
      title: "Ya eres vendedor profesional",
      paragraphs: [
        "Aprobamos tu solicitud. Tus anuncios muestran el nombre de tu empresa y llevan a tu página pública.",
      ],
      action: { label: "Completar mi página", link: `${site.baseUrl}${paths.accountProfileEdit}` },
      adds: ["Sube tu logo y tu portada: se ven en tu página y en tus anuncios."],
    })
  }
  return letterMail(site, {
    to: email,
    firstname,
    title: "No aprobamos tu solicitud",
    paragraphs: ["Revisamos tu solicitud para ser vendedor profesional.", `Motivo: ${reason}`],
    action: { label: "Enviar otra solicitud", link: `${site.baseUrl}${paths.accountPro}` },
    adds: ["Puedes corregir lo que falta y pedirlo de nuevo cuando quieras."],
  })
}

export function creditsGiftedMail(
  site: EmailSite,
  gift: { email: string; firstname: string; kind: CreditKind; count: number },
): Mail {
  const { count, kind } = gift
  const what = kind === "publication" ? "publicar" : "destacar"
  const credits = `${count} ${count === 1 ? "crédito" : "créditos"} para ${what}`
  const use =
    kind === "publication"
      ? "Con cada uno publicas un anuncio."
      : "Con cada uno destacas un anuncio."
  return letterMail(site, {
    to: gift.email,
    firstname: gift.firstname,
    title: "Tienes créditos de regalo",
    paragraphs: [`Te regalamos ${credits}. ${use} No vencen.`],
    action: { label: "Publicar un anuncio", link: `${site.baseUrl}${paths.postAd}` },
    alternative: { label: "Ver mis créditos", link: `${site.baseUrl}${paths.accountCredits}` },
    adds: [],
  })
}
