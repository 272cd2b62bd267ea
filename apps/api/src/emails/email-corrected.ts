import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Tells the old, confirmed address that the team gave the account another one. */
export function emailCorrectedMail(
  site: EmailSite,
  user: { email: string; firstname: string },
): Mail {
  return letterMail(site, {
    to: user.email,
    firstname: user.firstname,
    title: "Cambiamos el correo de tu cuenta",
    says: [
      "Nuestro equipo cambió el correo de tu cuenta, como se pidió. Desde ahora te escribimos al nuevo.",
    ],
    action: { label: "No lo pedí: escribir al equipo", link: contactAddress(site) },
    adds: ["Si lo pediste tú, no tienes que hacer nada."],
  })
}
