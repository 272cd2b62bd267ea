import { paths } from "@wara/domain/site/paths"
import { pathAfterEvent } from "@wara/domain/site/recent-event"
import { redirect } from "react-router"
import { sendContactMessage } from "../../backend/site.server.ts"
import { ContactForm, SentBefore } from "../../features/contact/contact-form.tsx"
import { isTrapped, readContactForm } from "../../features/contact/read-contact-form.server.ts"
import { contactFormTexts } from "../../features/contact/texts.ts"
import { CompanyDetails } from "../../features/site/company-details.tsx"
import { companyTexts } from "../../features/site/texts.ts"
import { contentKey } from "../../forms/content-key.server.ts"
import { formDataOf, readBotToken } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/contact"

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await formDataOf(request)
  if (isTrapped(posted)) return redirect(pathAfterEvent(paths.contactThanks, new Date()), 303)
  const form = readContactForm(posted)
  if (form.parsed === null) return refuseForm(form)
  const { clientIp } = context.get(requestFacts)
  const idempotencyKey = contentKey(form.parsed, new Date())
  try {
    await sendContactMessage(form.parsed, {
      idempotencyKey,
      clientIp,
      botToken: readBotToken(posted),
    })
  } catch (error) {
    return failForm(form, error, { UnknownError: contactFormTexts.failed })
  }
  return redirect(pathAfterEvent(paths.contactThanks, new Date()), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = contactFormTexts
  return buildPageMeta({ site, path: paths.contact, title, description })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ContactPage({ actionData, matches }: Route.ComponentProps) {
  const { company } = matches[0].loaderData.site
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{contactFormTexts.title}</h1>
      <p className="mt-2 mb-8 max-w-text text-ink-soft text-lg">{contactFormTexts.lead}</p>
      <SentBefore />
      <ContactForm result={actionData} />
      <CompanyDetails company={company} title={companyTexts.reach} />
    </>
  )
}
