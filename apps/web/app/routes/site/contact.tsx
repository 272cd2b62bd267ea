import { errorTexts } from "@wara/domain/error-texts"
import { paths } from "@wara/domain/site/paths"
import { data, redirect } from "react-router"
import { BackendError } from "../../backend/backend-error.server.ts"
import { sendContactMessage } from "../../backend/contact.server.ts"
import { ContactForm } from "../../features/contact/contact-form.tsx"
import { contactFormTexts } from "../../features/contact/contact-form-texts.ts"
import type { ContactResult } from "../../features/contact/contact-result.ts"
import {
  contactKey,
  fieldErrors,
  readContactForm,
  readFormOf,
} from "../../features/contact/read-contact-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/contact"

function refused(error: unknown, values: ContactResult["values"]) {
  if (!(error instanceof BackendError)) throw error
  const errors = fieldErrors(error.details.errors ?? [])
  const isLimited = error.status === 429
  const failure = isLimited ? errorTexts.RateLimitError : contactFormTexts.failed
  return data(
    { values, errors, failure: Object.keys(errors).length > 0 ? null : failure },
    {
      status: error.status,
      ...(error.retryAfter === null ? {} : { headers: { "Retry-After": error.retryAfter } }),
    },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = readContactForm(await readFormOf(request))
  const { message, values, errors } = form
  if (form.isTrapped) return redirect(paths.contactThanks, 303)
  if (message === null) return data({ values, errors, failure: null }, { status: 400 })
  const { clientIp } = context.get(requestFacts)
  const idempotencyKey = contactKey(message, new Date())
  try {
    await sendContactMessage(message, { idempotencyKey, clientIp })
  } catch (error) {
    return refused(error, values)
  }
  return redirect(paths.contactThanks, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = contactFormTexts
  return buildPageMeta({ site, path: paths.contact, title, description })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{contactFormTexts.title}</h1>
      <p className="mt-2 mb-8 max-w-text text-ink-soft text-lg">{contactFormTexts.lead}</p>
      <ContactForm result={actionData} />
    </>
  )
}
