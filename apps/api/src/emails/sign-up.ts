import { confirmationHours } from "@wara/domain/accounts/account"
import { paths } from "@wara/domain/site/paths"
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

/** Welcomes a new user; includes a link while the e-mail is unconfirmed. */
export function welcomeMail(
  site: EmailSite,
  user: { email: string; firstname: string; link: string | null },
): Mail {
  const { email, firstname, link } = user
  const welcome = `Tu cuenta en ${site.siteName} está lista.`
  const notYours =
    "Si no creaste tú esta cuenta, no confirmes nada: ignora este correo, o escríbenos para eliminarla."
  if (link === null) {
    return letterMail(site, {
      to: email,
      firstname,
      title: "Te damos la bienvenida",
      paragraphs: [welcome, "Ya puedes publicar tu primer anuncio."],
      action: { label: "Publicar un anuncio", link: `${site.baseUrl}${paths.postAd}` },
      adds: ["Si no creaste tú esta cuenta, escríbenos y la eliminamos."],
    })
  }
  return letterMail(site, {
    to: email,
    firstname,
    title: "Te damos la bienvenida",
    paragraphs: [welcome, "Confirma que este correo es tuyo para que tus anuncios se publiquen."],
    action: { label: "Confirmar mi correo", link },
    adds: [`El enlace sirve una sola vez, durante ${confirmationHours} horas.`, notYours],
  })
}
