import { emailChangeStopDays } from "@wara/domain/accounts/account-limits"
import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/**
 * Notifies the old, confirmed address that the team changed the account's e-mail, and how to undo
 * that; without a link, whom to contact.
 */
export function emailCorrectedMail(
  site: EmailSite,
  user: { email: string; firstname: string; link: string | null },
): Mail {
  const { email, firstname, link } = user
  return letterMail(site, {
    to: email,
    firstname,
    title: "Cambiamos el correo de tu cuenta",
    paragraphs: [
      "Nuestro equipo cambió el correo de tu cuenta, como se pidió. Desde ahora te escribimos al nuevo.",
      "Si lo pediste tú, no tienes que hacer nada.",
    ],
    action:
      link === null
        ? { label: "No lo pedí: escribir al equipo", link: contactAddress(site) }
        : { label: "No fui yo: deshacer el cambio", link },
    adds:
      link === null
        ? []
        : [
            `Este enlace sirve ${emailChangeStopDays} días: tu correo vuelve, se cierran las sesiones y te enviamos un enlace para elegir otra contraseña.`,
          ],
  })
}
