import { confirmationHours } from "@wara/domain/accounts/account"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
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
    "Si no creaste tú esta cuenta, no la confirmes: abre el enlace y elige «No fui yo»."
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

/** Notifies the owner of an address that somebody tried to sign up with it. */
export function takenEmailMail(site: EmailSite, user: { email: string; firstname: string }): Mail {
  return letterMail(site, {
    to: user.email,
    firstname: user.firstname,
    title: "Ya tienes una cuenta con este correo",
    paragraphs: [
      `Alguien quiso crear una cuenta en ${site.siteName} con este correo, que ya tiene una. No creamos otra y la tuya sigue igual.`,
      "Si fuiste tú, inicia sesión o elige otra contraseña.",
    ],
    action: { label: "Iniciar sesión", link: `${site.baseUrl}${paths.login}` },
    alternative: {
      label: "Recuperar mi contraseña",
      link: `${site.baseUrl}${paths.forgotPassword}`,
    },
    adds: ["Si no fuiste tú, no tienes que hacer nada. Te avisamos a lo más una vez al día."],
  })
}

/** To the owner of an address that another account asked to change to; names nobody. */
export function usedEmailMail(site: EmailSite, user: { email: string; firstname: string }): Mail {
  return letterMail(site, {
    to: user.email,
    firstname: user.firstname,
    title: "Alguien quiso usar tu correo",
    paragraphs: [
      `Desde otra cuenta de ${site.siteName} pidieron cambiar su correo a este, que ya tiene una cuenta. No cambiamos nada y la tuya sigue igual.`,
      "Si fuiste tú, usa otro correo en esa cuenta o inicia sesión en esta.",
    ],
    action: { label: "Iniciar sesión", link: `${site.baseUrl}${paths.login}` },
    adds: ["Si no fuiste tú, no tienes que hacer nada."],
  })
}

export function deletionScheduledMail(
  site: EmailSite,
  user: { email: string; firstname: string; dueAt: Date },
): Mail {
  return letterMail(site, {
    to: user.email,
    firstname: user.firstname,
    title: "Tu cuenta se va a eliminar",
    paragraphs: [
      `Recibimos tu solicitud: eliminaremos tu cuenta el ${formatLongDate(user.dueAt)}.`,
      "Hasta ese día puedes arrepentirte. Después no se puede deshacer.",
    ],
    action: { label: "Conservar mi cuenta", link: `${site.baseUrl}${paths.accountPrivacy}` },
    adds: [
      "Si no lo pediste tú, conserva tu cuenta con el botón y cambia tu contraseña cuanto antes.",
    ],
  })
}

export function deletionCancelledMail(
  site: EmailSite,
  user: { email: string; firstname: string },
): Mail {
  return letterMail(site, {
    to: user.email,
    firstname: user.firstname,
    title: "Tu cuenta no se eliminará",
    paragraphs: ["Cancelamos la eliminación: tu cuenta sigue como estaba."],
    action: { label: "Ir a mi cuenta", link: `${site.baseUrl}${paths.account}` },
    adds: ["Si no fuiste tú, cambia tu contraseña y escríbenos."],
  })
}
