import { paths } from "@wara/domain/site/paths"
import { accountNoticePath } from "@wara/domain/site/recent-event"
import { data, redirect } from "react-router"
import { confirmEmail, sendEmailConfirmation } from "../../backend/auth.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { readEmailForm } from "../../features/auth/auth-forms.server.ts"
import { ConfirmEmailView } from "../../features/auth/confirm-email-view.tsx"
import { confirmationTexts } from "../../features/auth/texts.ts"
import { codeKey, readLinkCode } from "../../forms/link-code.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { useSiteData } from "../../layouts/site-data.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/confirm-email"

const stateKey = "estado"
const states = { done: "listo", sent: "enviado" } as const

/** Redirects to the page with one of its states, so that a reload repeats nothing. */
function redirectTo(state: keyof typeof states) {
  const query = new URLSearchParams({ [stateKey]: states[state] })
  return redirect(`${paths.confirmEmail}?${query}`, 303)
}

export function loader({ url }: Route.LoaderArgs) {
  const state = url.searchParams.get(stateKey)
  return {
    code: readLinkCode(url.searchParams),
    isDone: state === states.done,
    isSent: state === states.sent,
  }
}

/** Confirms with a link's code, or without one sends another link. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await formDataOf(request)
  const caller = context.get(requestFacts)
  const code = textOf(posted, codeKey)
  if (code === "") {
    const form = readEmailForm(posted)
    if (form.parsed === null) return refuseForm(form)
    try {
      await sendEmailConfirmation(form.parsed.email, caller)
    } catch (error) {
      return failForm(form, error)
    }
    return redirectTo("sent")
  }
  try {
    await confirmEmail(code, caller)
  } catch (error) {
    if (error instanceof BackendError && [400, 410].includes(error.status)) {
      return data({ isExpired: true } as const, 410)
    }
    return failForm({ fields: [], values: {}, errors: {}, failure: null }, error)
  }
  if (caller.token !== null) return redirect(accountNoticePath("confirmed"), 303)
  return redirectTo("done")
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = confirmationTexts
  const path = paths.confirmEmail
  return [
    ...buildPageMeta({ site, path, title, description, robots: { index: false } }),
    // The address contains a code; a stricter policy would also hide the origin of form posts.
    { name: "referrer", content: "same-origin" },
  ]
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer } = useSiteData()
  return <ConfirmEmailView {...loaderData} result={actionData} viewer={viewer} />
}
