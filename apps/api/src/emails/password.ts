import { resetHours } from "@wara/domain/accounts/account"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

const duration = resetHours === 1 ? "1 hora" : `${resetHours} horas`

export function resetPasswordMail(
  site: EmailSite,
  user: { email: string; firstname: string; link: string },
): Mail {
  return letterMail(site, {
    to: user.email,
    firstname: user.firstname,
    title: "Elige una contraseña nueva",
    paragraphs: ["Recibimos una solicitud para cambiar la contraseña de tu cuenta."],
    action: { label: "Elegir contraseña nueva", link: user.link },
    adds: [
      `El enlace sirve una sola vez, durante ${duration}, y reemplaza a los anteriores.`,
      "Si no lo pediste tú, ignora este correo: tu contraseña sigue siendo la misma. No le pases el enlace a nadie.",
    ],
  })
}

export function passwordChangedMail(
  site: EmailSite,
  user: { email: string; firstname: string; at: Date },
): Mail {
  return letterMail(site, {
    to: user.email,
    firstname: user.firstname,
    title: "Cambió tu contraseña",
    paragraphs: [
      `La contraseña de tu cuenta cambió el ${formatMoment(user.at)}.`,
      "Por seguridad cerramos las sesiones que estaban abiertas. Si fuiste tú, no tienes que hacer nada más.",
      "Si no fuiste tú, recupera tu cuenta ahora con otra contraseña, y escríbenos.",
    ],
    action: { label: "Recuperar mi cuenta", link: `${site.baseUrl}${paths.forgotPassword}` },
    adds: [],
  })
}
