import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

export function accountUnblockedMail(
  site: EmailSite,
  account: { email: string; firstname: string },
): Mail {
  return letterMail(site, {
    to: account.email,
    firstname: account.firstname,
    title: "Desbloqueamos tu cuenta",
    paragraphs: ["Tu cuenta ya no está bloqueada: puedes volver a iniciar sesión y a publicar."],
    action: { label: "Iniciar sesión", link: `${site.baseUrl}${paths.login}` },
    adds: ["Los anuncios que bloqueamos siguen bloqueados."],
  })
}
