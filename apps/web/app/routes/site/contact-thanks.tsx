import { paths } from "@wara/domain/site/paths"
import { contactFormTexts } from "../../features/contact/contact-form-texts.ts"
import { ContactThanks } from "../../features/contact/contact-thanks.tsx"
import { buildPageMeta } from "../../seo/page-meta.ts"
import type { Route } from "./+types/contact-thanks"

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { thanksTitle: title, thanksText: description } = contactFormTexts
  return buildPageMeta({
    site,
    path: paths.contactThanks,
    title,
    description,
    robots: { index: false },
  })
}

export default function ContactThanksPage() {
  return <ContactThanks />
}
