import type { AuthAnswer } from "@wara/contract/account"
import type { SignUp } from "@wara/domain/accounts/account-schemas"
import { paths } from "@wara/domain/site/paths"
import { accountNoticePath } from "@wara/domain/site/recent-event"
import { logInPath, returnKey, safeReturnPath } from "@wara/domain/site/return-path"
import { Link } from "react-router"
import { listSocialProviders, logIn, register } from "../../backend/auth.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import type { Caller } from "../../backend/caller.server.ts"
import { AuthColumns, Reasons } from "../../features/auth/auth-columns.tsx"
import {
  acceptSuggestedEmail,
  emailQuestion,
  readRegisterForm,
} from "../../features/auth/auth-forms.server.ts"
import { RegisterForm } from "../../features/auth/register-form.tsx"
import { SocialButtons } from "../../features/auth/social-buttons.tsx"
import { registerOffer, registerTexts, socialTexts } from "../../features/auth/texts.ts"
import { formDataOf, readBotToken } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { knownDevice, redirectLoggedIn } from "../../session/person.server.ts"
import type { Route } from "./+types/register"

export async function loader({ url }: Route.LoaderArgs) {
  return {
    returnTo: safeReturnPath(url.searchParams.get(returnKey)),
    providers: await listSocialProviders(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = acceptSuggestedEmail(await formDataOf(request), "email")
  const form = readRegisterForm(posted)
  if (form.parsed === null) return refuseForm(form)
  const question = emailQuestion(posted, "email")
  if (question !== null) return refuseForm({ ...form, errors: { email: question } })
  const device = knownDevice(context)
  try {
    const { answer, isNew } = await signUp(form.parsed, {
      ...device,
      botToken: readBotToken(posted),
    })
    const start = isNew ? accountNoticePath("welcome") : paths.account
    const returnTo = safeReturnPath(form.values[returnKey]) ?? start
    return redirectLoggedIn(answer, device.deviceId, returnTo)
  } catch (error) {
    return failForm(form, error, { UnknownError: registerTexts.failed })
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const { offer, site } = matches[0].loaderData
  const { title } = registerTexts
  const { description } = registerOffer(offer)
  return buildPageMeta({ site, path: paths.register, title, description })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function RegisterPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { returnTo, providers } = loaderData
  const { steps } = registerTexts
  const { panelTitle: title, panelLead, lead } = registerOffer(matches[0].loaderData.offer)
  return (
    <AuthColumns aside={<Reasons title={title} lead={panelLead} items={steps} isOrdered />}>
      <h1 className="text-2xl md:text-3xl">{registerTexts.title}</h1>
      <p className="mt-1 text-ink-soft">
        {registerTexts.haveAccount}{" "}
        <Link to={logInPath(returnTo)} className="font-medium text-sky underline">
          {registerTexts.logIn}
        </Link>
      </p>
      <p className="mt-4 rounded-control bg-copper-tint px-4 py-3 font-medium lg:hidden">{lead}</p>
      <div className="mt-6 flex flex-col gap-6">
        <SocialButtons
          providers={providers}
          returnTo={returnTo ?? paths.account}
          or={socialTexts.orRegister}
        />
        <RegisterForm result={actionData} returnTo={returnTo} />
      </div>
    </AuthColumns>
  )
}

/**
 * Creates an account and logs it in. If an account with this e-mail and password exists, as after a
 * double submit, it is logged in. Throws BackendError, 409 when the e-mail is taken.
 */
async function signUp(
  values: SignUp,
  caller: Caller,
): Promise<{ answer: AuthAnswer; isNew: boolean }> {
  try {
    return { answer: await register(values, caller), isNew: true }
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 409) throw error
    const { email: identifier, password } = values
    // The bot-check token was valid for the first call only.
    const again = { ...caller, botToken: null }
    const answer = await logIn({ identifier, password }, again).catch(() => Promise.reject(error))
    return { answer, isNew: false }
  }
}
