import { emailChangeHours } from "@wara/domain/accounts/account-limits"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
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
