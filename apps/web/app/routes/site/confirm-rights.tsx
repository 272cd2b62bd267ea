import type { UnconfirmedRights } from "@wara/contract/privacy"
import { paths } from "@wara/domain/site/paths"
import { data, redirect } from "react-router"
import { BackendError } from "../../backend/backend-error.server.ts"
import { confirmRights, listUnconfirmedRights } from "../../backend/rights.server.ts"
import {
  type ConfirmRightsState,
  ConfirmRightsView,
  requestField,
} from "../../features/rights/confirm-rights-view.tsx"
import { rightsPageTexts } from "../../features/rights/texts.ts"
import { codeKey, readLinkCode } from "../../forms/link-code.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { failForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { type RequestFacts, requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/confirm-rights"

const doneKey = "listo"

/** The requests that a link may confirm; null when it is not valid. */
async function findRequests(code: string, caller: RequestFacts) {
  try {
    return await listUnconfirmedRights(code, caller)
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    if (error.status === 410) return null
    throw data({ message: error.message }, error.status)
  }
}

/** What waits for the link, before and after a button is pressed; opening it changes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const code = readLinkCode(url.searchParams) ?? ""
  const found = code === "" ? null : await findRequests(code, context.get(requestFacts))
  return { code, requests: found ?? [], state: stateOf(found, url.searchParams.has(doneKey)) }
}

function stateOf(found: UnconfirmedRights[] | null, isDone: boolean): ConfirmRightsState {
  if (isDone) return "done"
  if (found === null) return "expired"
  return found.length === 0 ? "none" : "open"
}

/** Opens one request once and redirects to the page, which shows the result and what is left. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await formDataOf(request)
  const code = textOf(posted, codeKey)
  try {
    const chosen = { code, request: textOf(posted, requestField) }
    await confirmRights(chosen, context.get(requestFacts))
  } catch (error) {
    if (error instanceof BackendError && [400, 410].includes(error.status)) {
      return data({ isExpired: true, failure: null }, 410)
    }
    const refused = failForm({ fields: [], values: {}, errors: {}, failure: null }, error)
    return data({ isExpired: false, failure: refused.data.failure }, refused.init ?? {})
  }
  const query = new URLSearchParams({ [codeKey]: code, [doneKey]: "" })
  return redirect(`${paths.confirmRights}?${query}`, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { confirmText: description, confirmTitle: title } = rightsPageTexts
  const robots = { index: false }
  return [
    ...buildPageMeta({ site, path: paths.confirmRights, title, description, robots }),
    // The address contains a code; a stricter policy would also hide the origin of form posts.
    { name: "referrer", content: "same-origin" },
  ]
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ConfirmRightsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, requests, state } = loaderData
  return (
    <ConfirmRightsView
      code={code}
      requests={requests}
      state={actionData?.isExpired ? "expired" : state}
      failure={actionData?.failure ?? null}
    />
  )
}
