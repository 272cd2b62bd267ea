import { emailChangeStopDays } from "@wara/domain/accounts/account-limits"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

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
