import { paths } from "@wara/domain/site/paths"
import { CircleCheck } from "lucide-react"
import { Link } from "react-router"
import { contactFormTexts } from "./contact-form-texts.ts"

/** Says that the message arrived and what comes next. */
export function ContactThanks() {
  return (
    <div className="flex max-w-text flex-col items-start gap-4 py-6">
      <CircleCheck aria-hidden className="size-10 text-ok" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{contactFormTexts.thanksTitle}</h1>
      <p className="text-lg">{contactFormTexts.thanksText}</p>
      <p className="text-ink-soft">{contactFormTexts.thanksFaq}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Link to={paths.ads} className="button button-primary">
          {contactFormTexts.toAds}
        </Link>
        <Link to={paths.faq} className="button button-quiet">
          {contactFormTexts.toFaq}
        </Link>
      </div>
    </div>
  )
}
