import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** The contact data of a public ad that were changed. */
export type ChangedContact = "both" | "email" | "phone"

const changedNames: Record<ChangedContact, string> = {
  both: "el correo y el teléfono",
  email: "el correo",
  phone: "el teléfono",
}

/**
 * Notifies the address that a public ad showed until now that its contact data were changed. It
 * does not contain the new ones, because the address may belong to somebody else.
 */
export function adContactChangedMail(
  site: EmailSite,
  ad: { email: string; firstname: string; name: string; changed: ChangedContact },
): Mail {
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: "Cambió el contacto de tu anuncio",
    paragraphs: [
      `Desde tu cuenta se cambió ${changedNames[ad.changed]} de contacto del anuncio «${ad.name}».`,
      "Si fuiste tú, no tienes que hacer nada.",
      "Si no fuiste tú, alguien puede estar usando tu cuenta: recupérala ahora con otra contraseña, y escríbenos.",
    ],
    action: { label: "Recuperar mi cuenta", link: `${site.baseUrl}${paths.forgotPassword}` },
    adds: [],
  })
}
