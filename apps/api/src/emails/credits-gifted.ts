import type { CreditKind } from "@wara/domain/credits/credit"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

export function creditsGiftedMail(
  site: EmailSite,
  gift: { email: string; firstname: string; kind: CreditKind; count: number },
): Mail {
  const { count, kind } = gift
  const what = kind === "publication" ? "publicar" : "destacar"
  const credits = `${count} ${count === 1 ? "crédito" : "créditos"} para ${what}`
  const use =
    kind === "publication"
      ? "Con cada uno publicas un anuncio."
      : "Con cada uno destacas un anuncio."
  return letterMail(site, {
    to: gift.email,
    firstname: gift.firstname,
    title: "Tienes créditos de regalo",
    paragraphs: [`Te regalamos ${credits}. ${use} No vencen.`],
    action: { label: "Publicar un anuncio", link: `${site.baseUrl}${paths.postAd}` },
    adds: [`Los ves en tu cuenta: ${site.baseUrl}${paths.accountCredits}`],
  })
}
