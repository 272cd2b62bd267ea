import { confirmationHours } from "@wara/domain/accounts/account-limits"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Repeats the request to confirm the e-mail. */
export function confirmEmailMail(
  site: EmailSite,
  user: { email: string; firstname: string; link: string },
): Mail {
  return letterMail(site, {
    to: user.email,
    firstname: user.firstname,
    title: "Confirma tu correo",
    paragraphs: ["Confirma que este correo es tuyo para que tus anuncios se publiquen."],
    action: { label: "Confirmar mi correo", link: user.link },
    adds: [
      `El enlace sirve una sola vez, durante ${confirmationHours} horas, y reemplaza a los anteriores.`,
      "Si no lo pediste tú, ignora este correo: no cambiará nada.",
    ],
  })
}
