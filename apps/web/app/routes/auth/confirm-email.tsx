import { paths } from "@wara/domain/site/paths"
import { accountNoticePath } from "@wara/domain/site/recent-event"
import { data, redirect } from "react-router"
import { answerEmailLink, loadEmailLink } from "../../actions/auth/email-link.server.ts"
import { sendEmailConfirmation } from "../../backend/auth.server.ts"
import { readEmailForm } from "../../features/auth/auth-forms.server.ts"
import { ConfirmEmailView } from "../../features/auth/confirm-email-view.tsx"
import { confirmationTexts } from "../../features/auth/texts.ts"
import { codeKey, readLinkCode } from "../../forms/link-code.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { useSiteData } from "../../layouts/site-data.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { type RequestFacts, requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/confirm-email"

const stateKey = "estado"
const states = {
  done: "listo",
  sent: "enviado",
  removed: "eliminada",
  closed: "cerrada",
} as const

type State = keyof typeof states

/** Redirects to the page with one of its states, so that a reload repeats nothing. */
function redirectTo(state: State) {
  const query = new URLSearchParams({ [stateKey]: states[state] })
  return redirect(`${paths.confirmEmail}?${query}`, 303)
}

function readState(query: URLSearchParams): State | null {
  const names: readonly State[] = ["done", "sent", "removed", "closed"]
  return names.find((name) => states[name] === query.get(stateKey)) ?? null
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const state = readState(url.searchParams)
  if (state !== null) return { state, code: "", link: null }
  const code = readLinkCode(url.searchParams)
  if (code === null) return { state: "asking" as const, code: "", link: null }
  const link = await loadEmailLink("confirm_email", code, context.get(requestFacts))
  return { state: link === null ? ("expired" as const) : ("open" as const), code, link }
}

/** Confirms or disowns with a link's code, or without one sends another link. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await formDataOf(request)
  const caller = context.get(requestFacts)
  if (textOf(posted, codeKey) === "") return sendLink(posted, caller)
  const answer = await answerEmailLink("confirm_email", posted, caller)
  switch (answer.outcome) {
    case "confirmed":
      return caller.token === null
        ? redirectTo("done")
        : redirect(accountNoticePath("confirmed"), 303)
    case "refused":
      return answer.refused
    case "removed":
    case "closed":
      return redirectTo(answer.outcome)
    default:
      return data({ isExpired: true } as const, 410)
  }
}

async function sendLink(posted: FormData, caller: RequestFacts) {
  const form = readEmailForm(posted)
  if (form.parsed === null) return refuseForm(form)
  try {
    await sendEmailConfirmation(form.parsed.email, caller)
  } catch (error) {
    return failForm(form, error)
  }
  return redirectTo("sent")
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
  const isExpired = actionData !== undefined && "isExpired" in actionData
  const { code, link, state } = loaderData
  return (
    <ConfirmEmailView
      {...{ code, link, viewer }}
      state={isExpired ? "expired" : state}
      result={isExpired ? undefined : actionData}
    />
  )
}
