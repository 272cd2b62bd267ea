import { formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/**
 * Notifies a user of a log-in from an unknown device; `device` is worded as in the session list.
 */
export function newDeviceMail(
  site: EmailSite,
  logIn: { email: string; firstname: string; device: string; at: Date },
): Mail {
  const device = logIn.device === "" ? "un dispositivo que no reconocemos" : logIn.device
  return letterMail(site, {
    to: logIn.email,
    firstname: logIn.firstname,
    title: "Nuevo inicio de sesión en tu cuenta",
    paragraphs: [
      `Alguien entró a tu cuenta desde ${device} el ${formatMoment(logIn.at)}.`,
      "Si fuiste tú, no tienes que hacer nada.",
      "Si no fuiste tú, cambia tu contraseña ahora: así se cierran todas las sesiones abiertas.",
    ],
    action: { label: "Cambiar mi contraseña", link: `${site.baseUrl}${paths.changePassword}` },
    adds: [],
  })
}
