import {
  emailChangeHours,
  emailChangeStopDays,
  invitationHours,
  resetHours,
} from "@wara/domain/accounts/account"
import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

const duration = resetHours === 1 ? "1 hora" : `${resetHours} horas`

export function resetPasswordMail(
  site: EmailSite,
  user: { email: string; firstname: string; link: string },
): Mail {
  return letterMail(site, {
    to: user.email,
    firstname: user.firstname,
    title: "Elige una contraseña nueva",
    paragraphs: ["Recibimos una solicitud para cambiar la contraseña de tu cuenta."],
    action: { label: "Elegir contraseña nueva", link: user.link },
    adds: [
      `El enlace sirve una sola vez, durante ${duration}, y reemplaza a los anteriores.`,
      "Si no lo pediste tú, ignora este correo: tu contraseña sigue siendo la misma. No le pases el enlace a nadie.",
    ],
  })
}

/** Invites an operator to choose a password; `panelUrl` is where they work with it. */
export function operatorInvitationMail(
  site: EmailSite,
  invitation: { email: string; firstname: string; link: string; panelUrl: string },
): Mail {
  return letterMail(site, {
    to: invitation.email,
    firstname: invitation.firstname,
    title: "Tu acceso al panel",
    paragraphs: [
      `Tienes acceso de operador al panel de ${site.siteName}. Elige una contraseña para empezar.`,
    ],
    action: { label: "Elegir contraseña", link: invitation.link },
    alternative: { label: "Entrar al panel", link: invitation.panelUrl },
    adds: [
      `El enlace sirve una sola vez, durante ${invitationHours} horas, y reemplaza a los anteriores.`,
      "Después entra al panel con este correo: ahí configuras la aplicación que genera tus códigos.",
      "Si no lo pediste tú ni tu equipo, escríbenos. No le pases el enlace a nadie.",
    ],
  })
}

export function passwordChangedMail(
  site: EmailSite,
  user: { email: string; firstname: string; at: Date },
): Mail {
  return letterMail(site, {
    to: user.email,
    firstname: user.firstname,
    title: "Cambió tu contraseña",
    paragraphs: [
      `La contraseña de tu cuenta cambió el ${formatMoment(user.at)}.`,
      "Por seguridad cerramos las sesiones que estaban abiertas. Si fuiste tú, no tienes que hacer nada más.",
      "Si no fuiste tú, recupera tu cuenta ahora con otra contraseña, y escríbenos.",
    ],
    action: { label: "Recuperar mi cuenta", link: `${site.baseUrl}${paths.forgotPassword}` },
    adds: [],
  })
}

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

const providerNames: Record<SocialProvider, string> = { google: "Google", facebook: "Facebook" }

/**
 * Notifies the owner of an address that a provider now opens the account, and whether the password
 * and the sessions were removed.
 */
export function providerLinkedMail(
  site: EmailSite,
  link: { email: string; firstname: string; provider: SocialProvider; isDropped: boolean },
): Mail {
  const name = providerNames[link.provider]
  return letterMail(site, {
    to: link.email,
    firstname: link.firstname,
    title: `Ahora entras con ${name}`,
    paragraphs: [
      `Desde ahora puedes entrar a tu cuenta con ${name}, porque confirmó que este correo es tuyo.`,
      ...(link.isDropped
        ? [
            "Por seguridad borramos la contraseña que tenía la cuenta y cerramos sus sesiones: no sabemos si la eligió quien lee este correo. Revisa tus datos y tus anuncios.",
            "Si también quieres entrar con contraseña, elige una nueva.",
          ]
        : ["Tu contraseña sigue siendo la misma."]),
    ],
    action: link.isDropped
      ? { label: "Elegir una contraseña", link: `${site.baseUrl}${paths.forgotPassword}` }
      : { label: "Ver mis sesiones", link: `${site.baseUrl}${paths.accountSessions}` },
    adds: ["Si no fuiste tú, recupera tu cuenta con otra contraseña y escríbenos."],
  })
}

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
