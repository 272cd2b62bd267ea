import { paths } from "@wara/domain/site/paths"
import { data } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { changeEmail, resendEmailChange } from "../../backend/account.server.ts"
import { backendErrorOf } from "../../backend/backend-error.server.ts"
import type { Caller } from "../../backend/caller.server.ts"
import { confirmEmailTexts } from "../../entities/account/texts.ts"
import { emailChangeForm } from "../../features/account/account-forms.server.ts"
import {
  type EmailChangeResult,
  EmailChangeView,
  emailChangeFields,
  resendIntent,
} from "../../features/account/security/email-change-view.tsx"
import { emailChangeTexts } from "../../features/account/security/texts.ts"
import { acceptSuggestedEmail, emailQuestion } from "../../features/auth/auth-forms.server.ts"
import { formKeyOf, newFormKey } from "../../forms/form-key.server.ts"
import { formDataOf, readForm, textOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/email"

export async function loader({ context }: Route.LoaderArgs) {
  const account = await requireAccount(context, paths.accountEmail)
  const { confirmed, email, has_password, pending_email } = account
  return { account: { confirmed, email, has_password, pending_email }, formKey: newFormKey() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const caller = context.get(requestFacts)
  if (textOf(form, resendIntent.name) === resendIntent.value) return sendAgain(form, caller)
  const posted = acceptSuggestedEmail(form, "email")
  const read = readForm(posted, emailChangeForm)
  if (read.parsed === null) return refused(refuseForm(read))
  const question = emailQuestion(posted, "email")
  if (question !== null) return refused(refuseForm({ ...read, errors: { email: question } }))
  try {
    await changeEmail(read.parsed, caller)
  } catch (error) {
    return refused(failAccountForm(read, error, paths.accountEmail))
  }
  return data<EmailChangeResult>({ ...empty, sentTo: read.parsed.email, isSentAgain: false })
}

const empty = { values: {}, errors: {}, failure: null }

/** Mails the link of the change that waits again, once for each time the page was shown. */
async function sendAgain(form: FormData, caller: Caller) {
  try {
    await resendEmailChange(formKeyOf(form), caller)
  } catch (error) {
    const messages = {
      ConflictError: emailChangeTexts.nothingWaits,
      RateLimitError: confirmEmailTexts.tooSoon(Number(backendErrorOf(error)?.retryAfter ?? 60)),
    }
    const read = { ...empty, fields: emailChangeFields }
    return refused(failAccountForm(read, error, paths.accountEmail, messages))
  }
  return data<EmailChangeResult>({ ...empty, sentTo: null, isSentAgain: true })
}

function refused({ data: result, init }: ReturnType<typeof refuseForm<"email" | "password">>) {
  return data<EmailChangeResult>({ ...result, sentTo: null, isSentAgain: false }, init ?? {})
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountEmail, ...emailChangeTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailChangeView {...loaderData} result={actionData} />
}
