import { paths } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { loadProRequest, requestPro } from "../../backend/account.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { proForm } from "../../features/account/account-forms.server.ts"
import { ProView } from "../../features/account/profile/pro-view.tsx"
import { proTexts } from "../../features/account/profile/texts.ts"
import { formDataOf, readForm } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/pro"

export async function loader({ context }: Route.LoaderArgs) {
  const account = await requireAccount(context, paths.accountPro)
  const { business_activity, company_name, company_rut, pro } = account
  return {
    account: { business_activity, company_name, company_rut, pro },
    request: await loadProRequest(context.get(requestFacts)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = readForm(await formDataOf(request), proForm)
  if (read.parsed === null) return refuseForm(read)
  try {
    await requestPro(read.parsed, context.get(requestFacts))
  } catch (error) {
    // Submitted twice, or from another tab: the page shows the existing request.
    const isThere = error instanceof BackendError && error.status === 409
    if (!isThere) return failAccountForm(read, error, paths.accountPro)
  }
  return redirect(paths.accountPro, 303)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { lead, proTitle, title: invitation } = proTexts
  const title = loaderData?.account.pro ? proTitle : invitation
  return accountMeta(matches[0].loaderData.site, { path: paths.accountPro, title, lead })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ProPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ProView {...loaderData} result={actionData} />
}
