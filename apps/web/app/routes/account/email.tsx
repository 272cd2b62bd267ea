import { paths } from "@wara/domain/site/paths"
import { data } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { changeEmail } from "../../backend/account.server.ts"
import { emailChangeForm } from "../../features/account/account-forms.server.ts"
import { EmailChangeView } from "../../features/account/security/email-change-view.tsx"
import { emailChangeTexts } from "../../features/account/security/texts.ts"
import { acceptSuggestedEmail, emailQuestion } from "../../features/auth/auth-forms.server.ts"
import { formDataOf, readForm } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/email"

export async function loader({ context }: Route.LoaderArgs) {
  const account = await requireAccount(context, paths.accountEmail)
  const { confirmed, email, has_password, pending_email } = account
  return { account: { confirmed, email, has_password, pending_email } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = acceptSuggestedEmail(await formDataOf(request), "email")
  const read = readForm(posted, emailChangeForm)
  if (read.parsed === null) return refused(refuseForm(read))
  const question = emailQuestion(posted, "email")
  if (question !== null) return refused(refuseForm({ ...read, errors: { email: question } }))
  try {
    await changeEmail(read.parsed, context.get(requestFacts))
  } catch (error) {
    return refused(failAccountForm(read, error, paths.accountEmail))
  }
  return data({ values: {}, errors: {}, failure: null, sentTo: read.parsed.email })
}

function refused({ data: result, init }: ReturnType<typeof refuseForm<"email" | "password">>) {
  return data({ ...result, sentTo: null }, init ?? {})
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountEmail, ...emailChangeTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailChangeView {...loaderData} result={actionData} />
}
