import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

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
