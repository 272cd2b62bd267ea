import { emailChangeHours, emailChangeStopDays } from "@wara/domain/accounts/account"
import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Asks the new address of an account to confirm that it belongs to the user. */
export function emailChangeRequestMail(
  site: EmailSite,
  change: { email: string; firstname: string; link: string },
): Mail {
  return letterMail(site, {
    to: change.email,
    firstname: change.firstname,
    title: "Confirma tu nuevo correo",
    paragraphs: ["Pediste usar este correo en tu cuenta. Confírmalo para que el cambio se haga."],
    action: { label: "Confirmar este correo", link: change.link },
    adds: [
      `El enlace sirve una sola vez, durante ${emailChangeHours} horas.`,
      "Si no lo pediste tú, ignora este correo: no cambiará nada.",
    ],
  })
}

/** Notifies the old address of a requested e-mail change, and how to cancel it. */
export function emailChangeNoticeMail(
  site: EmailSite,
  change: { email: string; firstname: string; newEmail: string; link: string },
): Mail {
  return letterMail(site, {
    to: change.email,
    firstname: change.firstname,
    title: "Pidieron cambiar el correo de tu cuenta",
    paragraphs: [
      `Alguien con tu contraseña pidió que tu cuenta use ${change.newEmail}. Cambiará cuando lo confirmen desde ese correo.`,
      "Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, detén el cambio ahora.",
    ],
    action: { label: "No fui yo: detener el cambio", link: change.link },
    adds: [
      `Este enlace sirve ${emailChangeStopDays} días, también si el cambio ya se hizo: tu correo vuelve, se cierran las sesiones y te enviamos un enlace para elegir otra contraseña.`,
    ],
  })
}

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
