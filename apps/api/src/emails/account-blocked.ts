import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Tells that the team blocked an account, why, what follows and how to answer. */
export function accountBlockedMail(
  site: EmailSite,
  account: { email: string; firstname: string; reason: string; blockedAds: number },
): Mail {
  const { blockedAds, email, firstname, reason } = account
  const ads = blockedAds === 1 ? "tu anuncio" : `tus ${blockedAds} anuncios`
  return letterMail(site, {
    to: email,
    firstname,
    title: "Bloqueamos tu cuenta",
    says: [
      "Bloqueamos tu cuenta porque no cumple las condiciones del sitio.",
      `Motivo: ${reason}`,
      "Mientras esté bloqueada no puedes iniciar sesión ni publicar.",
      ...(blockedAds === 0 ? [] : [`También bloqueamos ${ads}: ya no se ven en el sitio.`]),
    ],
    action: { label: "Escribir al equipo", link: contactAddress(site) },
    adds: [
      "Si crees que es un error, escríbenos desde este correo, cuéntanos qué pasó y lo revisaremos.",
    ],
  })
}
