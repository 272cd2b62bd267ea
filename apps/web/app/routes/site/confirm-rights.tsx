import { paths } from "@wara/domain/site/paths"
import { data, redirect } from "react-router"
import { BackendError } from "../../backend/backend-error.server.ts"
import { confirmRights } from "../../backend/rights.server.ts"
import { ConfirmRightsView } from "../../features/rights/confirm-rights-view.tsx"
import { rightsPageTexts } from "../../features/rights/texts.ts"
import { codeKey, readLinkCode } from "../../forms/link-code.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { failForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/confirm-rights"

const doneKey = "listo"

/** The state of the page, before or after its button is pressed. */
export function loader({ url }: Route.LoaderArgs) {
  if (url.searchParams.has(doneKey)) return { code: "", state: "done" } as const
  const code = readLinkCode(url.searchParams)
  return code === null
    ? ({ code: "", state: "expired" } as const)
    : ({ code, state: "open" } as const)
}

/** Opens the request once and redirects to the page, which shows the result. */
export async function action({ request, context }: Route.ActionArgs) {
  const code = textOf(await formDataOf(request), codeKey)
  try {
    await confirmRights(code, context.get(requestFacts))
  } catch (error) {
    if (error instanceof BackendError && [400, 410].includes(error.status)) {
      return data({ isExpired: true, failure: null }, 410)
    }
    const refused = failForm({ fields: [], values: {}, errors: {}, failure: null }, error)
    return data({ isExpired: false, failure: refused.data.failure }, refused.init ?? {})
  }
  return redirect(`${paths.confirmRights}?${doneKey}`, 303)
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
  const { code, state } = loaderData
  return (
    <ConfirmRightsView
      code={code}
      state={actionData?.isExpired ? "expired" : state}
      failure={actionData?.failure ?? null}
    />
  )
}
