import { paths } from "@wara/domain/site/paths"
import { data, Link } from "react-router"
import { forgotPassword } from "../../backend/auth.server.ts"
import { AuthColumn } from "../../features/auth/auth-columns.tsx"
import { readEmailForm } from "../../features/auth/auth-forms.server.ts"
import { EmailForm, RecoverySent } from "../../features/auth/email-form.tsx"
import { recoveryTexts } from "../../features/auth/texts.ts"
import { formDataOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/forgot-password"

export async function action({ request, context }: Route.ActionArgs) {
  const form = readEmailForm(await formDataOf(request))
  if (form.parsed === null) return refuseForm(form)
  try {
    await forgotPassword(form.parsed.email, context.get(requestFacts))
  } catch (error) {
    return failForm(form, error)
  }
  return data({ sentTo: form.parsed.email })
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = recoveryTexts
  const path = paths.forgotPassword
  return buildPageMeta({ site, path, title, description, robots: { index: false } })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  if (actionData && "sentTo" in actionData) return <RecoverySent email={actionData.sentTo} />
  return (
    <AuthColumn title={recoveryTexts.title} lead={recoveryTexts.lead}>
      <EmailForm
        result={actionData}
        label={recoveryTexts.email}
        submit={recoveryTexts.submit}
        sending={recoveryTexts.sending}
      />
      <Link to={paths.login} className="self-start text-sky underline">
        {recoveryTexts.back}
      </Link>
    </AuthColumn>
  )
}
