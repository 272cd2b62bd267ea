import { blockReasonSentence } from "@wara/domain/accounts/account-texts"
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
