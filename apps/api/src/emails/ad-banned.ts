import type { ReviewReason } from "@wara/domain/ads/review"
import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"
import { refusalLines } from "./refusal-lines.ts"

export function adBannedMail(
  site: EmailSite,
  ad: { email: string; firstname: string; name: string; reason: ReviewReason; notes: string },
): Mail {
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: "Bloqueamos tu anuncio",
    paragraphs: [
      `Bloqueamos tu anuncio «${ad.name}» porque no cumple las condiciones del sitio.`,
      ...refusalLines(ad.reason, ad.notes),
    ],
    action: { label: "Escribir al equipo", link: contactAddress(site) },
    adds: ["Si crees que es un error, escríbenos y lo revisaremos."],
  })
}
