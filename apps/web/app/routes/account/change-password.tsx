import { paths } from "@wara/domain/site/paths"
import { accountNoticePath } from "@wara/domain/site/recent-event"
import { data } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { changePassword, forgotPassword } from "../../backend/auth.server.ts"
import { passwordForm } from "../../features/account/account-forms.server.ts"
import { linkIntent, PasswordView } from "../../features/account/security/password-view.tsx"
import { passwordTexts } from "../../features/account/security/texts.ts"
import { formDataOf, readForm, textOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { knownDevice, redirectLoggedIn } from "../../session/person.server.ts"
import type { Route } from "./+types/change-password"

export async function loader({ context }: Route.LoaderArgs) {
  const account = await requireAccount(context, paths.changePassword)
  const { email, has_password, providers } = account
  return { email, has_password, providers }
}

export async function action({ request, context }: Route.ActionArgs) {
  const caller = knownDevice(context)
  const form = await formDataOf(request)
  const read = readForm(form, passwordForm)
  try {
    if (textOf(form, linkIntent.name) === linkIntent.value) {
      const { email } = await requireAccount(context, paths.changePassword)
      await forgotPassword(email, caller)
      return data({ values: {}, errors: {}, failure: null, sentTo: email })
    }
    if (read.parsed === null) return refused(refuseForm(read))
    const answer = await changePassword(read.parsed, caller)
    return redirectLoggedIn(answer, caller.deviceId, accountNoticePath("new-password"))
  } catch (error) {
    return refused(failAccountForm({ ...read, errors: {} }, error, paths.changePassword))
  }
}

function refused({ data: result, init }: ReturnType<typeof refuseForm>) {
  return data({ ...result, sentTo: null }, init ?? {})
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.changePassword, ...passwordTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ChangePasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PasswordView account={loaderData} sentTo={actionData?.sentTo ?? null} result={actionData} />
  )
}
