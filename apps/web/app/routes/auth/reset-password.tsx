import { paths } from "@wara/domain/site/paths"
import { accountNoticePath } from "@wara/domain/site/recent-event"
import { data, Link, redirect } from "react-router"
import { loadEmailLink } from "../../actions/auth/email-link.server.ts"
import { resetPassword } from "../../backend/auth.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { LinkAccount } from "../../entities/account/email-link-form.tsx"
import { AuthColumn } from "../../features/auth/auth-columns.tsx"
import { readResetForm } from "../../features/auth/auth-forms.server.ts"
import { ResetForm } from "../../features/auth/reset-form.tsx"
import { resetTexts } from "../../features/auth/texts.ts"
import { codeKey, readLinkCode } from "../../forms/link-code.ts"
import { formDataOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import {
  clearedResetCodeCookie,
  readResetCodeCookie,
  resetCodeCookie,
} from "../../session/cookies.server.ts"
import { knownDevice, redirectLoggedIn } from "../../session/person.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/reset-password"

/** Address of the form after the link's code was removed from it; it is not a cached page. */
const formPath = `${paths.resetPassword}?paso=nueva`

/**
 * Moves the code from the address into a cookie, so that it appears in no history, log or referrer.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (!url.searchParams.has(codeKey)) {
    const code = readResetCodeCookie(request)
    // Another person's link may have been opened in this browser, so the page names the account.
    return { link: await loadEmailLink("reset_password", code, context.get(requestFacts)) }
  }
  const code = readLinkCode(url.searchParams)
  const cookie = code === null ? clearedResetCodeCookie() : resetCodeCookie(code)
  return redirect(formPath, { status: 303, headers: { "Set-Cookie": cookie } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const code = readResetCodeCookie(request)
  if (code === null) return data({ isExpired: true } as const, 410)
  const form = readResetForm(await formDataOf(request), code)
  if (form.parsed === null) return refuseForm(form)
  const device = knownDevice(context)
  try {
    const answer = await resetPassword(form.parsed, device)
    const response = redirectLoggedIn(answer, device.deviceId, accountNoticePath("new-password"))
    response.headers.append("Set-Cookie", clearedResetCodeCookie())
    return response
  } catch (error) {
    if (error instanceof BackendError && error.status === 410) {
      const headers = { "Set-Cookie": clearedResetCodeCookie() }
      return data({ isExpired: true } as const, { status: 410, headers })
    }
    return failForm(form, error)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = resetTexts
  const path = paths.resetPassword
  return buildPageMeta({ site, path, title, description, robots: { index: false } })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const hasEnded = actionData !== undefined && "isExpired" in actionData
  const { link } = loaderData
  if (hasEnded || link === null) {
    return (
      <AuthColumn
        title={resetTexts.expiredTitle}
        lead={resetTexts.expiredText}
        takesFocus={hasEnded}
      >
        <Link to={paths.forgotPassword} className="button button-primary">
          {resetTexts.askAgain}
        </Link>
      </AuthColumn>
    )
  }
  return (
    <AuthColumn title={resetTexts.title} lead={resetTexts.lead}>
      <LinkAccount {...link} />
      <ResetForm result={actionData} />
    </AuthColumn>
  )
}
