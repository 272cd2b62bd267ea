import { paths } from "@wara/domain/site/paths"
import { data, redirect } from "react-router"
import { answerEmailLink, loadEmailLink } from "../../actions/auth/email-link.server.ts"
import { ChangeLinkView } from "../../features/account/security/email-link-view.tsx"
import { emailLinkTexts } from "../../features/account/security/texts.ts"
import { readLinkCode } from "../../forms/link-code.ts"
import { formDataOf } from "../../forms/read-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/confirm-email-change"

const path = paths.confirmEmailChange

const stateKey = "estado"
const states = { done: "listo", cancelled: "cancelado" } as const

type State = keyof typeof states

function readState(query: URLSearchParams): State | null {
  const names: readonly State[] = ["done", "cancelled"]
  return names.find((name) => states[name] === query.get(stateKey)) ?? null
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const state = readState(url.searchParams)
  if (state !== null) return { state, code: "", link: null }
  const code = readLinkCode(url.searchParams)
  const link = await loadEmailLink("change_email", code, context.get(requestFacts))
  if (code === null || link === null) return { state: "expired" as const, code: "", link: null }
  return { state: "open" as const, code, link }
}

/** Confirms or disowns the change once; a redirect shows the result, so that a reload repeats nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await formDataOf(request)
  const answer = await answerEmailLink("change_email", posted, context.get(requestFacts))
  if (answer.outcome === "refused") return answer.refused
  if (answer.outcome === "expired") return data({ isExpired: true } as const, 410)
  const state = answer.outcome === "confirmed" ? states.done : states.cancelled
  return redirect(`${path}?${new URLSearchParams({ [stateKey]: state })}`, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, lead: description } = emailLinkTexts.confirm
  return [
    ...buildPageMeta({ site, path, title, description, robots: { index: false } }),
    // The address contains a code; a stricter policy would also hide the origin of form posts.
    { name: "referrer", content: "same-origin" },
  ]
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ConfirmEmailChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const isExpired = actionData !== undefined && "isExpired" in actionData
  const { code, link, state } = loaderData
  return (
    <ChangeLinkView
      {...{ code, link }}
      state={isExpired ? "expired" : state}
      result={isExpired ? undefined : actionData}
    />
  )
}
