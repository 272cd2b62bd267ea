import { paths } from "@wara/domain/site/paths"
import { isAfterEvent } from "@wara/domain/site/recent-event"
import { useEffect } from "react"
import { Link, redirect, useNavigationType } from "react-router"
import { contactFormTexts } from "../../features/contact/texts.ts"
import { ResultMessage } from "../../features/notices/result-message.tsx"
import { trackLead } from "../../integrations/tags/expected-event.ts"
import { setContactFormSent } from "../../overlays/interface-state.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import type { Route } from "./+types/contact-thanks"

/** Without a recent submission, redirects to the form. */
export function loader({ url }: Route.LoaderArgs) {
  if (!isAfterEvent(url.searchParams, new Date())) throw redirect(paths.contact)
  return null
}

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
  // Within the site only the form leads here; a typed address means that nothing was submitted.
  const isArrival = useNavigationType() !== "POP"
  useEffect(() => {
    if (isArrival) setContactFormSent(true)
  }, [isArrival])
  useEffect(trackLead, [])
  return (
    <ResultMessage
      kind="success"
      title={contactFormTexts.thanksTitle}
      text={contactFormTexts.thanksText}
      action={{ to: paths.ads, text: contactFormTexts.toAds }}
    >
      <p className="text-ink-soft">
        {contactFormTexts.thanksFaq}{" "}
        <Link to={paths.faq} className="text-sky underline">
          {contactFormTexts.toFaq}
        </Link>
      </p>
    </ResultMessage>
  )
}
