import { botTokenField } from "@wara/domain/site/bot-check"
import { paths } from "@wara/domain/site/paths"
import {
  preservesInput,
  returnKey,
  safeReturnPath,
  sessionEndedKey,
} from "@wara/domain/site/return-path"
import { data } from "react-router"
import { listSocialProviders, logIn, wantsBotToken } from "../../backend/auth.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { readLogInForm } from "../../features/auth/auth-forms.server.ts"
import {
  blockedText,
  LogInFailure,
  type LogInField,
  LogInForm,
} from "../../features/auth/log-in-form.tsx"
import { logInTexts } from "../../features/auth/texts.ts"
import { formDataOf, readBotToken } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { useReferrer } from "../../overlays/interface-state.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { readBlockCookie } from "../../session/cookies.server.ts"
import { knownDevice, redirectLoggedIn } from "../../session/person.server.ts"
import type { Route } from "./+types/log-in"

export async function loader({ request, url }: Route.LoaderArgs) {
  const block = readBlockCookie(request)
  return {
    blocked: block === null ? null : blockedText(block === "" ? [] : [{ message: block }]),
    returnTo: safeReturnPath(url.searchParams.get(returnKey)),
    hasEnded: url.searchParams.has(sessionEndedKey),
    providers: await listSocialProviders(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await formDataOf(request)
  const form = readLogInForm(posted)
  const isProtected = posted.has(botTokenField)
  if (form.parsed === null) return withTokenRequest(refuseForm(form), isProtected)
  const device = knownDevice(context)
  try {
    const answer = await logIn(form.parsed, { ...device, botToken: readBotToken(posted) })
    const returnTo = safeReturnPath(form.values[returnKey]) ?? paths.home
    return redirectLoggedIn(answer, device.deviceId, returnTo)
  } catch (error) {
    const details = error instanceof BackendError ? error.details.errors : []
    const refused = failForm(form, error, { AccountBlockedError: blockedText(details) })
    return withTokenRequest(refused, isProtected || wantsBotToken(error))
  }
}

/** Returns the form, which then shows whether the next attempt needs a token. */
function withTokenRequest(refused: ReturnType<typeof refuseForm<LogInField>>, wantsToken: boolean) {
  return data({ ...refused.data, wantsToken }, refused.init ?? {})
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = logInTexts
  return buildPageMeta({ site, path: paths.login, title, description })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function LogInPage({ loaderData, actionData }: Route.ComponentProps) {
  const referrer = useReferrer()
  return (
    <>
      <h1 className="mb-6 text-2xl md:text-3xl">{logInTexts.title}</h1>
      <LogInForm
        providers={loaderData.providers}
        returnTo={loaderData.returnTo ?? referrer}
        result={actionData}
        notice={<EndedSession {...loaderData} />}
      />
    </>
  )
}

/** Why the session is over: a block with its reason, or its time. */
function EndedSession(props: {
  blocked: string | null
  hasEnded: boolean
  returnTo: string | null
}) {
  const { blocked, hasEnded, returnTo } = props
  if (blocked !== null) {
    return (
      <p role="status" className="rounded-control bg-bad-tint px-4 py-3 font-medium">
        <LogInFailure text={blocked} />
      </p>
    )
  }
  if (!hasEnded) return null
  const isInputPreserved = returnTo !== null && preservesInput(returnTo)
  return (
    <p role="status" className="rounded-control bg-copper-tint px-4 py-3 font-medium">
      {isInputPreserved ? logInTexts.endedInputPreserved : logInTexts.ended}
    </p>
  )
}
